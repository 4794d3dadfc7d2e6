import { href, Link } from 'react-router'
import { formatMoney } from '#/domain/money.ts'
import type { TaxCategory, TaxParty } from '#/domain/tax-document.ts'
import { advanceMessages } from '#/messages/billing/advances.ts'
import { clientInvoiceMessages } from '#/messages/client-invoices.ts'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import { inLanguage } from '#/domain/billing/line-words.ts'
import type { OwnInvoice, OwnLine } from '../read-one.server.ts'
import { Supplied } from './supplied.tsx'

/** Seller, buyer, supply and references of the document. */
export function DocumentCard({ invoice }: { invoice: OwnInvoice }) {
  const t = useT(clientInvoiceMessages)
  const { corrects, reason, note } = invoice
  return (
    <Card title={t('document')}>
      <div className="grid gap-6 md:grid-cols-2">
        <Party title={t('seller')} party={invoice.seller} />
        {invoice.buyer && <Party title={t('buyer')} party={invoice.buyer} />}
      </div>
      <div className="mt-6">
        <DescriptionList
          items={[
            ...(invoice.kind === 'prepayment'
              ? []
              : [
                  {
                    term: t('supplied'),
                    value: <Supplied from={invoice.suppliedOn} until={invoice.suppliedUntil} />,
                  },
                ]),
            ...(corrects
              ? [
                  {
                    term: t('corrects'),
                    value: (
                      <Link className="link" to={href('/client/invoices/:invoiceId', { invoiceId: corrects.id })}>
                        <bdi dir="ltr">{corrects.number}</bdi>
                      </Link>
                    ),
                  },
                ]
              : []),
            ...(reason ? [{ term: t('reason'), value: <Said text={reason} /> }] : []),
            ...(note ? [{ term: t('noteText'), value: <Said text={note} /> }] : []),
          ]}
        />
      </div>
    </Card>
  )
}

function Said({ text }: { text: string }) {
  return (
    <span dir="auto" className="whitespace-pre-line">
      {inLanguage(text, useLang())}
    </span>
  )
}

function Party({ title, party }: { title: string; party: TaxParty }) {
  const t = useT(clientInvoiceMessages)
  const lang = useLang()
  const { address } = party
  const place = address && [
    `${address.building} ${inLanguage(address.street, lang)}`.trim(),
    inLanguage(address.district, lang),
    `${inLanguage(address.city, lang)} ${address.postalCode}`.trim(),
  ]
  return (
    <div className="min-w-0">
      <h3 className="text-caption text-ink-2">{title}</h3>
      <p className="text-body font-semibold break-words" dir="auto">
        {inLanguage(party.name, lang)}
      </p>
      {place && (
        <p className="text-ui text-ink-2" dir="auto">
          {place.filter((part) => part !== '').join(lang === 'ar' ? '، ' : ', ')}
        </p>
      )}
      {party.vatNumber && (
        <p className="text-ui text-ink-2">
          {t('vatNumber')} <bdi dir="ltr">{party.vatNumber}</bdi>
        </p>
      )}
    </div>
  )
}

/** Lines of the document with its totals. */
export function LinesCard({ invoice }: { invoice: OwnInvoice }) {
  const t = useT(clientInvoiceMessages)
  return (
    <Card title={t('lines')} flush>
      <DataTable
        caption={t('lineCaption', { number: invoice.number })}
        columns={useColumns()}
        rows={invoice.lines}
        rowKey={({ position }) => String(position)}
        empty={null}
      />
      <Totals invoice={invoice} />
    </Card>
  )
}

const percentOf = ({ percent }: TaxCategory): string => `${percent}%`

function useColumns(): Column<OwnLine>[] {
  const t = useT(clientInvoiceMessages)
  return [
    { key: 'what', header: t('what'), cell: (line) => <What line={line} /> },
    { key: 'quantity', header: t('quantity'), numeric: true, cell: ({ quantity }) => quantity },
    {
      key: 'price',
      header: t('unitPrice'),
      numeric: true,
      cell: ({ unitPrice }) => <Money halalas={unitPrice} bare />,
    },
    {
      key: 'rate',
      header: t('rate'),
      numeric: true,
      cell: ({ category }) => <bdi dir="ltr">{percentOf(category)}</bdi>,
    },
    { key: 'net', header: t('lineNet'), numeric: true, cell: ({ net }) => <Money halalas={net} bare /> },
  ]
}

function What({ line }: { line: OwnLine }) {
  const t = useT(clientInvoiceMessages)
  const lang = useLang()
  const { allowance, allowanceReason, category } = line
  return (
    <span className="flex min-w-0 flex-col">
      <span dir="auto">{inLanguage(line.name, lang)}</span>
      {allowance > 0 && allowanceReason && (
        <span className="text-caption text-ink-2">
          {t('allowance', { amount: formatMoney(allowance, lang), reason: inLanguage(allowanceReason, lang) })}
        </span>
      )}
      {category.code !== 'S' && <span className="text-caption text-ink-2">{inLanguage(category.reason, lang)}</span>}
    </span>
  )
}

function Totals({ invoice: { net, vats, gross, prepaid } }: { invoice: OwnInvoice }) {
  const t = useT(clientInvoiceMessages)
  const advance = useT(advanceMessages)
  const lang = useLang()
  return (
    <dl className="ms-auto grid w-full max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-2 py-4 text-ui md:p-4">
      <dt className="text-ink-2">{t('netTotal')}</dt>
      <dd className="text-end">
        <Money halalas={net} />
      </dd>
      {vats.map(({ category, taxable, vat }) => (
        <div key={JSON.stringify(category)} className="contents">
          <dt className="text-ink-2">
            {t('vatOf', { percent: percentOf(category), taxable: formatMoney(taxable, lang) })}
          </dt>
          <dd className="text-end">
            <Money halalas={vat} />
          </dd>
        </div>
      ))}
      <dt className="font-semibold">{t('grossTotal')}</dt>
      <dd className="text-end font-semibold">
        <Money halalas={gross} />
      </dd>
      {prepaid > 0 && (
        <>
          <dt className="text-ink-2">{advance('prepaid')}</dt>
          <dd className="text-end">
            <Money halalas={-prepaid} />
          </dd>
          <dt className="font-semibold">{advance('due')}</dt>
          <dd className="text-end font-semibold">
            <Money halalas={gross - prepaid} />
          </dd>
        </>
      )}
    </dl>
  )
}

/** Of an invoice: the prepayments that it deducts. Of a prepayment: the invoices that deduct it. */
export function AdvancesCard({ invoice: { kind, deducted } }: { invoice: OwnInvoice }) {
  const t = useT(advanceMessages)
  if (deducted.length === 0) return null
  return (
    <Card title={t(kind === 'prepayment' ? 'use' : 'deducted')}>
      <ul className="flex flex-col gap-2">
        {deducted.map(({ id, number, gross, at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 text-ui">
            <span className="flex flex-wrap items-baseline gap-x-2">
              <Link
                className="link inline-flex min-h-6 items-center coarse:min-h-11"
                to={href('/client/invoices/:invoiceId', { invoiceId: id })}
              >
                <bdi dir="ltr">{number}</bdi>
              </Link>
              <span className="text-caption text-ink-2">
                <Time at={at} />
              </span>
            </span>
            <Money halalas={gross} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Notes that correct the document. */
export function NotesCard({ invoice: { notes } }: { invoice: OwnInvoice }) {
  const t = useT(clientInvoiceMessages)
  const lang = useLang()
  if (notes.length === 0) return null
  return (
    <Card title={t('notes')}>
      <ul className="flex flex-col gap-2">
        {notes.map(({ id, kind, number, gross, issuedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <Link
              className="link inline-flex min-h-6 items-center coarse:min-h-11"
              to={href('/client/invoices/:invoiceId', { invoiceId: id })}
            >
              {t(kind === 'debit' ? 'story_debit' : 'story_credit', { number, amount: formatMoney(gross, lang) })}
            </Link>
            <span className="text-caption text-ink-2">
              <Time at={issuedAt} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
