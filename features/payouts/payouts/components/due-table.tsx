import type { ReactNode } from 'react'
import { href } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import type { Column } from '#/ui/data-table.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { type ListCells, ListTable } from '#/ui/list-page.tsx'
import { Money } from '#/ui/money.tsx'
import { dueList, type DueQuery, type DueRow } from '../due-list.ts'
import { AccountBadge, AccountName } from './states.tsx'

type Props = {
  query: DueQuery
  rows: readonly DueRow[]
  empty: ReactNode
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

export const canBePaid = ({ account, net }: DueRow): boolean => account === 'ready' && net > 0

/** Amounts due by person, with a checkbox for each that can be paid. */
export function DueTable({ query, rows, empty, chosen, onChoose }: Props) {
  const lang = useLang()
  const cells: ListCells<DueRow> = {
    account: ({ account, bank, last }) => (
      <span className="flex flex-col items-start gap-1 max-md:items-end">
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
      leading={[useChoice(rows, chosen, onChoose)]}
      empty={empty}
    />
  )
}

function useChoice(rows: readonly DueRow[], chosen: ReadonlySet<string>, choose: Props['onChoose']): Column<DueRow> {
  const t = useT(payoutMessages)
  const ready = rows.filter(canBePaid)
  const all = ready.length > 0 && ready.every(({ shopperId }) => chosen.has(shopperId))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    choose(next)
  }
  return {
    key: 'choose',
    header: t('chooseAll'),
    hideHeader: true,
    card: 'aside',
    headerCell: ready.length > 0 && (
      <Tick
        label={t('chooseAll')}
        checked={all}
        onChange={() => choose(all ? new Set() : new Set(ready.map(({ shopperId }) => shopperId)))}
      />
    ),
    cell: (row) =>
      canBePaid(row) ? (
        <Tick
          label={t('choose', { name: row.name })}
          checked={chosen.has(row.shopperId)}
          onChange={() => toggle(row.shopperId)}
        />
      ) : null,
  }
}

function Tick({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="inline-flex size-8 items-center justify-center coarse:size-11">
      <span className="sr-only">{label}</span>
      <input type="checkbox" checked={checked} onChange={onChange} className="size-5 accent-primary" />
    </label>
  )
}
