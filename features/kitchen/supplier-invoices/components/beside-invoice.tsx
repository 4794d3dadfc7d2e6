import type { ReactNode } from 'react'
import { href } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { supplierInvoiceMessages } from '#/messages/kitchen/supplier-invoices.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Beside, BesidePart } from '#/ui/beside.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { useRights } from '#/ui/rights.tsx'
import type { InvoiceRow } from '../list.ts'
import type { InvoiceDetails, InvoiceLine } from '../read-invoice.server.ts'
import { InvoiceBadge } from './invoice-badge.tsx'
import { useHeadline } from './next-step.tsx'

const page = (supplierInvoiceId: string) =>
  href('/client/procurement/invoices/:supplierInvoiceId', { supplierInvoiceId })

/** The invoices of suppliers with the one of a pressed row beside them. */
export function BesideSupplierInvoices({ rows, children }: { rows: readonly InvoiceRow[]; children: ReactNode }) {
  return (
    <Beside<InvoiceDetails>
      ids={rows.map(({ id }) => id)}
      version={rows}
      page={page}
      name={({ number, supplier }) => `${number} ${supplier.name}`}
      head={({ number, state }) => (
        <>
          <bdi dir="ltr" className="code">
            {number}
          </bdi>
          <InvoiceBadge state={state} />
        </>
      )}
      body={(invoice) => <Body invoice={invoice} />}
      foot={(invoice) => <Foot invoice={invoice} />}
    >
      {children}
    </Beside>
  )
}

function Body({ invoice }: { invoice: InvoiceDetails }) {
  const t = useT(supplierInvoiceMessages)
  const lang = useLang()
  const { head, hint } = useHeadline(invoice)
  const { supplier, order, lines, difference } = invoice
  return (
    <>
      <div className="flex flex-col gap-1">
        <h2 className="text-h3 font-semibold">
          <OpenLink to={href('/client/procurement/suppliers/:supplierId', { supplierId: supplier.id })}>
            <bdi>{supplier.name}</bdi>
          </OpenLink>
        </h2>
        <p className="font-medium">{head}</p>
        <p className="text-caption text-ink-2">{hint}</p>
      </div>
      <StatGrid narrow>
        <Stat label={t('sumBilled')} value={<Money halalas={invoice.total} />} />
        <Stat label={t('sumExpected')} value={<Money halalas={invoice.expected} />} />
        {difference !== 0 && (
          <Stat
            label={t(difference < 0 ? 'sumTooLittle' : 'sumTooMuch')}
            value={<Money halalas={Math.abs(difference)} />}
          />
        )}
      </StatGrid>
      <DescriptionList
        items={[
          { term: t('branch'), value: <bdi>{invoice.branch}</bdi> },
          {
            term: t('order'),
            value: order && (
              <OpenLink className="link" to={href('/client/procurement/orders/:orderId', { orderId: order.id })}>
                {t('ofOrder', { number: String(order.number) })}
              </OpenLink>
            ),
          },
          { term: t('issuedOn'), value: formatDay(invoice.issuedOn, lang) },
          { term: t('dueOn'), value: formatDay(invoice.dueOn, lang) },
        ]}
      />
      <BesidePart title={t('lines')}>
        <ul className="flex flex-col divide-y divide-line border-b border-line">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      </BesidePart>
    </>
  )
}

function Line({ line: { name, accepted, billed, billedPrice, byQuantity, byPrice } }: { line: InvoiceLine }) {
  const t = useT(supplierInvoiceMessages)
  return (
    <li className="flex flex-col gap-1 py-2">
      <span className="flex items-baseline justify-between gap-4">
        <bdi className="min-w-0 font-medium">{name}</bdi>
        <Money halalas={Math.round(billed * billedPrice)} bare />
      </span>
      <span className="num flex flex-wrap gap-x-3 text-caption text-ink-2">
        <span>
          {t('asBilled')} {billed}
        </span>
        <span>
          {t('accepted')} {accepted}
        </span>
        {byQuantity !== 0 && (
          <span>
            {t('byQuantity')} <Money halalas={byQuantity} bare />
          </span>
        )}
        {byPrice !== 0 && (
          <span>
            {t('byPrice')} <Money halalas={byPrice} bare />
          </span>
        )}
      </span>
    </li>
  )
}

/** The step that needs no further answer here, and the way to the others. */
function Foot({ invoice: { id, state, revision, mays } }: { invoice: InvoiceDetails }) {
  const t = useT(supplierInvoiceMessages)
  const { viewing } = useRights()
  const ready = useBackgroundForm(t('readyNow'))
  if (!mays.write || viewing || state === 'paid' || state === 'void') return null
  if (state !== 'matched' && state !== 'accepted' && state !== 'credited')
    return (
      <LinkButton to={page(id)} variant="primary">
        {t('nextStep')}
      </LinkButton>
    )
  return (
    <ActionForm {...ready} action={page(id)} errors="inline" className="contents">
      <input type="hidden" name="revision" value={revision} />
      <SubmitButton intent="ready">{t('ready')}</SubmitButton>
    </ActionForm>
  )
}
