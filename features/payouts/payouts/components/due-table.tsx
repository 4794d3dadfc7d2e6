import type { ReactNode } from 'react'
import { formatDay } from '#/domain/riyadh-time.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { DueRow } from '../browse-due.server.ts'
import { AccountBadge, AccountName } from './states.tsx'

type Props = {
  rows: readonly DueRow[]
  empty: ReactNode
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

export const canBePaid = ({ account, net }: DueRow): boolean => account === 'ready' && net > 0

/** What is due, by person; whoever can be paid can be chosen. */
export function DueTable({ rows, empty, chosen, onChoose }: Props) {
  const t = useT(payoutMessages)
  const columns = useColumns(rows, chosen, onChoose)
  return (
    <DataTable
      caption={t('dueCaption')}
      columns={columns}
      rows={rows}
      rowKey={({ shopperId }) => shopperId}
      rowLink={({ shopperId }) => `/admin/secret-shopper-invoicing/payouts?shopper=${shopperId}`}
      defaultSort="-net"
      empty={empty}
    />
  )
}

function useColumns(rows: readonly DueRow[], chosen: ReadonlySet<string>, choose: Props['onChoose']): Column<DueRow>[] {
  const t = useT(payoutMessages)
  const lang = useLang()
  const ready = rows.filter(canBePaid)
  const all = ready.length > 0 && ready.every(({ shopperId }) => chosen.has(shopperId))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    choose(next)
  }
  return [
    { key: 'name', header: t('shopper'), sort: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
    {
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
    },
    {
      key: 'account',
      header: t('account'),
      cell: ({ account, bank, last }) => (
        <span className="flex flex-col items-start gap-1 max-md:items-end">
          <AccountBadge state={account} />
          <AccountName bank={bank} last={last} />
        </span>
      ),
    },
    { key: 'visits', header: t('visits'), numeric: true, cell: ({ visits }) => visits },
    { key: 'net', header: t('figure_payable'), sort: 'net', numeric: true, cell: ({ net }) => <Money halalas={net} /> },
    {
      key: 'later',
      header: t('later'),
      numeric: true,
      cell: ({ laterNet }) => (laterNet > 0 ? <Money halalas={laterNet} /> : null),
    },
    { key: 'oldest', header: t('oldest'), sort: 'oldest', cell: ({ oldest }) => formatDay(oldest, lang) },
  ]
}

function Tick({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="inline-flex size-8 items-center justify-center coarse:size-11">
      <span className="sr-only">{label}</span>
      <input type="checkbox" checked={checked} onChange={onChange} className="size-5 accent-primary" />
    </label>
  )
}
