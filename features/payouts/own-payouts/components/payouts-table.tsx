import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { Halalas } from '#/domain/money.ts'
import { type ListCells, ListTable } from '#/ui/list-table.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import { type OwnPayout, ownPayoutList, type OwnPayoutQuery } from '../list.ts'
import { PayoutBadge } from './payout-badge.tsx'
import { useWhen } from './use-when.ts'

/** Hides zero amounts. */
const part = (amount: Halalas): ReactNode => (amount === 0 ? null : <Money halalas={amount} bare />)

type Props = { query: OwnPayoutQuery; rows: readonly OwnPayout[]; empty: ReactNode }

/** A shopper's payouts by visit, each with its parts and its payment date. */
export function PayoutsTable({ query, rows, empty }: Props) {
  const when = useWhen()
  const cells: ListCells<OwnPayout> = {
    state: ({ state }) => <PayoutBadge state={state} />,
    visited: ({ visitAt }) => <Time at={visitAt} />,
    when: (row) => (
      <span className="min-w-0 max-md:text-end">
        {when(row)}
        {row.reason && (row.state === 'held' || row.state === 'failed') && (
          <span className="ms-2 text-caption text-ink-2 [overflow-wrap:anywhere]">
            <bdi>{row.reason}</bdi>
          </span>
        )}
      </span>
    ),
    fee: ({ fee }) => part(fee),
    bonus: ({ bonus }) => part(bonus),
    reimbursement: ({ reimbursement }) => part(reimbursement),
    withheld: ({ withheld }) => part(-withheld),
    net: ({ net }) => (
      <span className="font-semibold">
        <Money halalas={net} />
      </span>
    ),
  }
  return (
    <ListTable
      list={ownPayoutList}
      query={query}
      rows={rows}
      cells={cells}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/freelancer/payouts/:payoutId', { payoutId: id })}
      empty={empty}
    />
  )
}
