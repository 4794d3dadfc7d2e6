import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { Halalas } from '#/domain/money.ts'
import type { OwnPayout } from '../own.server.ts'
import { ownPayoutMessages } from '#/messages/payouts/own-payouts.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import { PayoutBadge } from './payout-badge.tsx'
import { useWhen } from './use-when.ts'

/** Hides zero amounts. */
const part = (amount: Halalas): ReactNode => (amount === 0 ? null : <Money halalas={amount} bare />)

/** A shopper's payouts by visit, each with its parts and its payment date. */
export function PayoutsTable({ rows, empty }: { rows: readonly OwnPayout[]; empty: ReactNode }) {
  const t = useT(ownPayoutMessages)
  const when = useWhen()
  const columns: Column<OwnPayout>[] = [
    { key: 'branch', header: t('visit'), sort: 'branch', cell: ({ branchName }) => <bdi>{branchName}</bdi> },
    { key: 'state', header: t('state'), card: 'aside', cell: ({ state }) => <PayoutBadge state={state} /> },
    { key: 'visited', header: t('visited'), sort: 'visit', cell: ({ visitAt }) => <Time at={visitAt} /> },
    {
      key: 'when',
      header: t('when'),
      sort: 'earned',
      cell: (row) => (
        <span className="min-w-0 max-md:text-end">
          {when(row)}
          {row.reason && (row.state === 'held' || row.state === 'failed') && (
            <span className="block text-caption text-ink-2 [overflow-wrap:anywhere]">
              <bdi>{row.reason}</bdi>
            </span>
          )}
        </span>
      ),
    },
    { key: 'fee', header: t('fee'), numeric: true, cell: ({ fee }) => part(fee) },
    { key: 'bonus', header: t('bonus'), numeric: true, cell: ({ bonus }) => part(bonus) },
    {
      key: 'reimbursement',
      header: t('reimbursement'),
      numeric: true,
      cell: ({ reimbursement }) => part(reimbursement),
    },
    { key: 'withheld', header: t('withheld'), numeric: true, cell: ({ withheld }) => part(-withheld) },
    {
      key: 'net',
      header: t('net'),
      sort: 'net',
      numeric: true,
      cell: ({ net }) => (
        <span className="font-semibold">
          <Money halalas={net} />
        </span>
      ),
    },
  ]
  return (
    <DataTable
      caption={t('caption')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/freelancer/payouts/:payoutId', { payoutId: id })}
      empty={empty}
      defaultSort="-earned"
    />
  )
}
