import type { TaxParty } from '#/domain/tax-document.ts'
import type { Lang } from '#/domain/text.ts'
import { inLanguage } from '#/features/billing/client-invoices/line-words.ts'
import { invoicePageMessages } from '#/messages/billing/invoice-page.ts'
import { taxDetailsMessages } from '#/messages/billing/tax-details.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { BothLanguages } from './both-languages.tsx'

const code = (value: string) => (
  <bdi dir="ltr" className="num">
    {value}
  </bdi>
)

/** Seller and buyer as printed on the document, or as they will be on a draft. */
export function PartiesCard({ seller, buyer }: { seller: TaxParty | null; buyer: TaxParty | null }) {
  const t = useT(invoicePageMessages)
  return (
    <Card title={t('parties')}>
      <div className="grid gap-6 md:grid-cols-2">
        {seller && <Party title={t('seller')} party={seller} />}
        {buyer && <Party title={t('buyer')} party={buyer} />}
      </div>
    </Card>
  )
}

const linesIn = (address: NonNullable<TaxParty['address']>, lang: Lang): string[] =>
  [
    [address.building, inLanguage(address.street, lang)].filter(Boolean).join(' '),
    inLanguage(address.district, lang),
    [inLanguage(address.city, lang), address.postalCode].filter(Boolean).join(' '),
    address.country === 'SA' ? '' : address.country,
  ].filter(Boolean)

/** An address: the lines in the reader's language, below them those that read otherwise in the other one. */
function Address({ address }: { address: NonNullable<TaxParty['address']> }) {
  const lang = useLang()
  const other = lang === 'ar' ? 'en' : 'ar'
  const own = linesIn(address, lang)
  const second = linesIn(address, other).filter((line) => !own.includes(line))
  return (
    <span className="flex flex-col *:self-start">
      {own.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
      {second.length > 0 && (
        <span lang={other} className="mt-1 flex flex-col text-caption text-ink-2 *:self-start">
          {second.map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </span>
      )}
    </span>
  )
}

function Party({ title, party }: { title: string; party: TaxParty }) {
  const t = useT(invoicePageMessages)
  const word = useT(taxDetailsMessages)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h3 className="text-ui font-semibold">{title}</h3>
      <p className="flex flex-col text-ui">
        <BothLanguages words={party.name} />
      </p>
      <DescriptionList
        items={[
          { term: t('vatNumber'), value: party.vatNumber && code(party.vatNumber) },
          ...(party.id ? [{ term: word(`scheme_${party.id.scheme}`), value: code(party.id.value) }] : []),
          {
            term: word('address'),
            value: party.address && <Address address={party.address} />,
          },
        ]}
      />
    </div>
  )
}
