import type { TaxParty } from '#/domain/tax-document.ts'
import { invoicePageMessages } from '#/messages/billing/invoice-page.ts'
import { taxDetailsMessages } from '#/messages/billing/tax-details.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useT } from '#/ui/language.tsx'

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

function Party({ title, party }: { title: string; party: TaxParty }) {
  const t = useT(invoicePageMessages)
  const word = useT(taxDetailsMessages)
  const { address } = party
  const lines = address && [
    [address.building, address.street].filter(Boolean).join(' '),
    address.district,
    [address.city, address.postalCode].filter(Boolean).join(' '),
    address.country === 'SA' ? '' : address.country,
  ]
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h3 className="text-ui font-semibold">{title}</h3>
      <p dir="auto" className="text-start text-ui [overflow-wrap:anywhere]">
        {party.name}
      </p>
      <DescriptionList
        items={[
          { term: t('vatNumber'), value: party.vatNumber && code(party.vatNumber) },
          ...(party.id ? [{ term: word(`scheme_${party.id.scheme}`), value: code(party.id.value) }] : []),
          {
            term: word('address'),
            value: lines && (
              <span className="flex flex-col">
                {lines.filter(Boolean).map((line) => (
                  <bdi key={line}>{line}</bdi>
                ))}
              </span>
            ),
          },
        ]}
      />
    </div>
  )
}
