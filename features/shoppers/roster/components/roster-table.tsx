import { FileClock, FileWarning, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { assignmentMessages } from '#/messages/assignment.ts'
import { rosterMessages } from '#/messages/roster.ts'
import { Badge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import { type ListCells, ListTable } from '#/ui/list-table.tsx'
import type { Selection } from '#/ui/list-selection.tsx'
import { rosterList, type RosterQuery, type RosterRow } from '../list.ts'
import { RatingCell, ReliabilityCell } from './standing-cells.tsx'
import { StateBadge } from './state-badge.tsx'

type Props = {
  query: RosterQuery
  rows: readonly RosterRow[]
  empty: ReactNode
  selection: Selection<RosterRow>
}

/** A page of shoppers. */
export function RosterTable({ query, rows, empty, selection }: Props) {
  const t = useT(rosterMessages)
  const word = useT(assignmentMessages)
  const cells: ListCells<RosterRow> = {
    state: (row) => (
      <span className="cell-pair">
        <StateBadge state={row.state} isMerged={row.isMerged} />
        {row.isDouble && (
          <Badge tone="yellow-deep" icon={Users}>
            {t('double')}
          </Badge>
        )}
      </span>
    ),
    type: (row) => (
      <span className="cell-pair">
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
      selection={selection}
      empty={empty}
    />
  )
}

function PapersCell({ row: { papersWaiting, papersExpiring } }: { row: RosterRow }) {
  const t = useT(rosterMessages)
  return (
    <span className="cell-pair">
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
