import { FileClock, FileWarning, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { assignmentMessages } from '#/messages/assignment.ts'
import { rosterMessages } from '#/messages/roster.ts'
import { Badge } from '#/ui/badge.tsx'
import type { Column } from '#/ui/data-table.tsx'
import { useT } from '#/ui/language.tsx'
import { type ListCells, ListTable } from '#/ui/list-page.tsx'
import { rosterList, type RosterQuery, type RosterRow } from '../list.ts'
import { RatingCell, ReliabilityCell } from './standing-cells.tsx'
import { StateBadge } from './state-badge.tsx'

type Props = {
  query: RosterQuery
  rows: readonly RosterRow[]
  empty: ReactNode
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** A page of shoppers. */
export function RosterTable({ query, rows, empty, chosen, onChoose }: Props) {
  const t = useT(rosterMessages)
  const word = useT(assignmentMessages)
  const cells: ListCells<RosterRow> = {
    state: (row) => (
      <span className="flex flex-col items-start gap-1 max-md:items-end">
        <StateBadge state={row.state} isMerged={row.isMerged} />
        {row.isDouble && (
          <Badge tone="yellow-deep" icon={Users}>
            {t('double')}
          </Badge>
        )}
      </span>
    ),
    type: (row) => (
      <span className="flex flex-col max-md:items-end max-md:text-end">
        <span>{word(`level_${row.level}`)}</span>
        <span className="text-caption text-ink-2">{t(`type_${row.type}`)}</span>
      </span>
    ),
    rating: (row) => <RatingCell row={row} />,
    reliability: (row) => <ReliabilityCell row={row} />,
    papers: (row) => (row.papersWaiting + row.papersExpiring > 0 ? <PapersCell row={row} /> : null),
  }
  return (
    <ListTable
      list={rosterList}
      query={query}
      rows={rows}
      cells={cells}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/freelancers/:shopperId', { shopperId: id })}
      leading={[useChoice(rows, chosen, onChoose)]}
      empty={empty}
    />
  )
}

function useChoice(
  rows: readonly RosterRow[],
  chosen: ReadonlySet<string>,
  choose: Props['onChoose'],
): Column<RosterRow> {
  const t = useT(rosterMessages)
  const all = rows.length > 0 && rows.every(({ id }) => chosen.has(id))
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
    headerCell: (
      <Tick
        label={t('chooseAll')}
        checked={all}
        onChange={() => choose(all ? new Set() : new Set(rows.map(({ id }) => id)))}
      />
    ),
    cell: ({ id, name }) => <Tick label={t('choose', { name })} checked={chosen.has(id)} onChange={() => toggle(id)} />,
  }
}

function PapersCell({ row: { papersWaiting, papersExpiring } }: { row: RosterRow }) {
  const t = useT(rosterMessages)
  return (
    <span className="flex flex-col items-start gap-1 max-md:items-end">
      {papersWaiting > 0 && (
        <Badge tone="blue" icon={FileClock}>
          {t('papersWaiting', { count: papersWaiting })}
        </Badge>
      )}
      {papersExpiring > 0 && (
        <Badge tone="yellow-deep" icon={FileWarning}>
          {t('papersExpiring', { count: papersExpiring })}
        </Badge>
      )}
    </span>
  )
}

function Tick({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="inline-flex size-8 items-center justify-center coarse:size-11">
      <span className="sr-only">{label}</span>
      <input type="checkbox" checked={checked} onChange={onChange} className="size-5 accent-primary" />
    </label>
  )
}
