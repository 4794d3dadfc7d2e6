import type { ReactNode } from 'react'
import { href } from 'react-router'
import { startOfDay } from '#/domain/riyadh-time.ts'
import { InvoiceStateBadge } from '#/features/billing/invoice-desk/components/state-badge.tsx'
import { clientInvoiceMessages } from '#/messages/client-invoices.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { OwnInvoiceRow } from '../read-list.server.ts'
import { Supplied } from './supplied.tsx'

/** A client's documents with what to do about each. */
export function OwnInvoiceTable({ rows, empty }: { rows: readonly OwnInvoiceRow[]; empty: ReactNode }) {
  const t = useT(clientInvoiceMessages)
  return (
    <DataTable
      caption={t('caption')}
      columns={useColumns()}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/client/invoices/:invoiceId', { invoiceId: id })}
      defaultSort="-issued"
      empty={empty}
    />
  )
}

function useColumns(): Column<OwnInvoiceRow>[] {
  const t = useT(clientInvoiceMessages)
  const word = useT(invoiceMessages)
  return [
    {
      key: 'number',
      header: word('number'),
      sort: 'number',
      cell: ({ number }) => (
        <bdi dir="ltr" className="whitespace-nowrap">
          {number}
        </bdi>
      ),
    },
    { key: 'state', header: word('state'), card: 'aside', cell: (row) => <State row={row} /> },
    {
      key: 'for',
      header: t('forWhat'),
      cell: (row) => (
        <span className="flex flex-col max-md:items-end max-md:text-end md:min-w-28">
          <span>{row.kind === 'invoice' ? word(`purpose_${row.purpose}`) : word(`kind_${row.kind}`)}</span>
          <span className="text-caption text-ink-2">
            <Supplied from={row.suppliedOn} until={row.suppliedUntil} />
          </span>
        </span>
      ),
    },
    { key: 'issued', header: word('issued'), sort: 'issued', cell: ({ issuedAt }) => <Time at={issuedAt} /> },
    {
      key: 'due',
      header: word('due'),
      sort: 'due',
      cell: ({ kind, dueOn }) => (kind === 'credit' ? null : <Time at={startOfDay(dueOn)} />),
    },
    {
      key: 'gross',
      header: word('grossSar'),
      sort: 'gross',
      numeric: true,
      cell: ({ gross }) => <Money halalas={gross} bare />,
    },
    {
      key: 'owed',
      header: word('owedSar'),
      sort: 'owed',
      numeric: true,
      cell: ({ kind, owed }) => (kind === 'credit' ? null : <Money halalas={owed} bare />),
    },
    { key: 'next', header: t('next'), hideHeader: true, cell: (row) => <NextStep row={row} /> },
  ]
}

/** A credit note is neither paid nor overdue: that it was issued is all. */
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
