import type { ReactNode } from 'react'
import { href } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { useLang } from '#/ui/language.tsx'
import { type ListCells, ListTable } from '#/ui/list-table.tsx'
import type { Selection } from '#/ui/list-selection.tsx'
import { Money } from '#/ui/money.tsx'
import { dueList, type DueQuery, type DueRow } from '../due-list.ts'
import { AccountBadge, AccountName } from './states.tsx'

type Props = {
  query: DueQuery
  rows: readonly DueRow[]
  empty: ReactNode
  selection: Selection<DueRow>
}

export const canBePaid = ({ account, net }: DueRow): boolean => account === 'ready' && net > 0

/** Amounts due by person, with a tick for each that can be paid. */
export function DueTable({ query, rows, empty, selection }: Props) {
  const lang = useLang()
  const cells: ListCells<DueRow> = {
    account: ({ account, bank, last }) => (
      <span className="cell-pair">
        <AccountBadge state={account} />
        <AccountName bank={bank} last={last} />
      </span>
    ),
    net: ({ net }) => <Money halalas={net} />,
    laterNet: ({ laterNet }) => (laterNet > 0 ? <Money halalas={laterNet} /> : null),
    oldest: ({ oldest }) => formatDay(oldest, lang),
  }
  return (
    <ListTable
      list={dueList}
      query={query}
      rows={rows}
      cells={cells}
      rowKey={({ shopperId }) => shopperId}
      rowLink={({ shopperId }) => `${href('/admin/secret-shopper-invoicing/payouts')}?shopper=${shopperId}`}
      selection={selection}
      empty={empty}
    />
  )
}
