import { href } from 'react-router'
import { InvoiceStateBadge } from '#/features/billing/office-invoices/components/state-badge.tsx'
import { clientInvoiceMessages } from '#/messages/client-invoices.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import type { Column } from '#/ui/data-table.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import type { OwnInvoiceRow } from '../list.ts'
import { Supplied } from './supplied.tsx'

export function useOwnInvoiceCells(): ListCells<OwnInvoiceRow> {
  const word = useT(invoiceMessages)
  return {
    number: ({ number }) => (
      <bdi dir="ltr" className="whitespace-nowrap">
        {number}
      </bdi>
    ),
    state: (row) => <State row={row} />,
    forWhat: (row) => (
      <span className="cell-pair">
        <span>{row.kind === 'invoice' ? word(`purpose_${row.purpose}`) : word(`kind_${row.kind}`)}</span>
        <span className="text-caption text-ink-2">
          <Supplied from={row.suppliedOn} until={row.suppliedUntil} />
        </span>
      </span>
    ),
  }
}

/** Last column: the next step for a document. */
export function useNextColumn(): Column<OwnInvoiceRow> {
  const t = useT(clientInvoiceMessages)
  return { key: 'next', header: t('next'), hideHeader: true, cell: (row) => <NextStep row={row} /> }
}

/** Credit notes show only that they were issued, because they are neither paid nor overdue. */
function State({ row: { kind, state } }: { row: OwnInvoiceRow }) {
  return <InvoiceStateBadge state={kind === 'credit' ? 'issued' : state} />
}

function NextStep({ row: { id, number, owed, unshared } }: { row: OwnInvoiceRow }) {
  const t = useT(clientInvoiceMessages)
  const lang = useLang()
  if (owed === 0) return null
  if (unshared === 0)
    return (
      <LinkButton
        to={`${href('/client/invoices/:invoiceId', { invoiceId: id })}#payers`}
        size="dense"
        full="phone"
        aria-label={t('seeSharesOf', { number })}
      >
        {t('seeShares')}
      </LinkButton>
    )
  return (
    <LinkButton
      to={publicPath(lang, `/payment?invoice=${id}`)}
      size="dense"
      full="phone"
      variant="primary"
      aria-label={t('payNumber', { number })}
    >
      {t('pay')}
    </LinkButton>
  )
}
