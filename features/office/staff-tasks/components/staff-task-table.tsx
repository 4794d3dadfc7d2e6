import { CalendarClock, MessageSquare, Repeat } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { staffTaskMessages } from '#/messages/office/staff-tasks.ts'
import { Badge } from '#/ui/badge.tsx'
import type { Column } from '#/ui/data-table.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { type ListCells, ListTable } from '#/ui/list-table.tsx'
import type { Selection } from '#/ui/list-selection.tsx'
import { type StaffTaskLine, staffTaskList, type StaffTaskQuery } from '../list.ts'
import { StepMenu } from './step-menu.tsx'
import { useStep } from './use-step.ts'
import { PriorityBadge, TaskStatusBadge } from './task-badges.tsx'

type Props = {
  query: StaffTaskQuery
  rows: readonly StaffTaskLine[]
  empty: ReactNode
  selection: Selection<StaffTaskLine>
}

/** A page of tasks. */
export function StaffTaskTable({ query, rows, empty, selection }: Props) {
  const t = useT(staffTaskMessages)
  const { take } = useStep()
  const cells: ListCells<StaffTaskLine> = {
    status: ({ status }) => <TaskStatusBadge status={status} />,
    owner: ({ owner }) => (owner ? <bdi>{owner.name}</bdi> : <span className="text-ink-2">{t('nobody')}</span>),
    due: (row) => <TaskDueDate task={row} />,
    priority: ({ priority }) => <PriorityBadge priority={priority} />,
  }
  const trailing: Column<StaffTaskLine>[] = [
    { key: 'marks', header: t('notes'), hideHeader: true, cell: (row) => <Marks task={row} /> },
    { key: 'steps', header: t('step'), hideHeader: true, cell: (row) => <StepMenu task={row} onStep={take} /> },
  ]
  return (
    <ListTable
      list={staffTaskList}
      query={query}
      rows={rows}
      cells={cells}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/tasks/:taskId', { taskId: id })}
      selection={selection}
      trailing={trailing}
      empty={empty}
    />
  )
}

/** Due day, marked when overdue. */
export function TaskDueDate({ task: { dueOn, isOverdue } }: { task: StaffTaskLine }) {
  const t = useT(staffTaskMessages)
  const lang = useLang()
  if (!dueOn) return <span className="text-ink-2">{t('noDue')}</span>
  if (!isOverdue) return <span className="num whitespace-nowrap">{formatDay(dueOn, lang)}</span>
  return (
    <span className="cell-pair">
      <span className="num whitespace-nowrap">{formatDay(dueOn, lang)}</span>
      <Badge tone="red" icon={CalendarClock}>
        {t('overdue')}
      </Badge>
    </span>
  )
}

/** Repetition, and number of notes. */
export function Marks({ task: { repeats, notes } }: { task: StaffTaskLine }) {
  const t = useT(staffTaskMessages)
  if (!repeats && notes === 0) return null
  return (
    <span className="inline-flex items-center gap-3 text-ink-2">
      {repeats && <Icon as={Repeat} size={16} label={t(`repeats_${repeats}`)} />}
      {notes > 0 && (
        <span className="inline-flex items-center gap-1">
          <Icon as={MessageSquare} size={16} label={t('noteCount', { count: notes })} />
          <span className="num text-caption" aria-hidden>
            {notes}
          </span>
        </span>
      )}
    </span>
  )
}
