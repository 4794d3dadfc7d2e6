import type { ReactNode } from 'react'
import { formatDay } from '#/domain/riyadh-time.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { PayoutRow } from '../browse-payouts.server.ts'
import { PayoutStateBadge } from './states.tsx'

/** Payouts, visit by visit. */
export function PayoutTable({ rows, empty }: { rows: readonly PayoutRow[]; empty: ReactNode }) {
  const t = useT(payoutMessages)
  const lang = useLang()
  const columns: Column<PayoutRow>[] = [
    { key: 'name', header: t('shopper'), sort: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'visit',
      header: t('visit'),
      cell: ({ number }) => (
        <bdi dir="ltr" className="num whitespace-nowrap">
          {t('numbered', { number })}
        </bdi>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'aside',
      cell: ({ state, reason }) => (
        <span className="flex max-w-72 flex-col items-start gap-1">
          <PayoutStateBadge state={state} />
          {reason && (
            <span className="text-caption text-ink-2 max-md:hidden">
              <bdi>{reason}</bdi>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'branch',
      header: t('branch'),
      cell: ({ branch, client }) => (
        <span className="flex flex-col items-start max-md:items-end max-md:text-end">
          <span>
            <bdi>{branch}</bdi>
          </span>
          <span className="text-caption text-ink-2">
            <bdi>{client}</bdi>
          </span>
        </span>
      ),
    },
    { key: 'net', header: t('net'), sort: 'net', numeric: true, cell: ({ net }) => <Money halalas={net} /> },
    { key: 'earned', header: t('earnedOn'), sort: 'earned', cell: ({ earnedOn }) => formatDay(earnedOn, lang) },
    { key: 'payable', header: t('payableOn'), sort: 'payable', cell: ({ payableOn }) => formatDay(payableOn, lang) },
    {
      key: 'batch',
      header: t('batch'),
      numeric: true,
      cell: ({ batchNumber }) => batchNumber,
    },
  ]
  return (
    <DataTable
      caption={t('listCaption')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `/admin/secret-shopper-invoicing/payouts/${id}`}
      defaultSort="-earned"
      empty={empty}
    />
  )
}
