import { useState } from 'react'
import { href } from 'react-router'
import { stepBetween, type StaffTaskStatus, staffTaskStatuses } from '#/domain/office/staff-task.ts'
import { staffTaskMessages } from '#/messages/office/staff-tasks.ts'
import { classes } from '#/ui/class-names.ts'
import { dragSource, dropTarget } from '#/ui/drag.ts'
import { useT } from '#/ui/language.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import type { StaffTaskLine } from '../list.ts'
import type { StaffTaskBoard as Board } from '../read-tasks.server.ts'
import { StepMenu } from './step-menu.tsx'
import { useStep } from './use-step.ts'
import { PriorityBadge, TaskStatusBadge } from './task-badges.tsx'
import { TaskDueDate, Marks } from './staff-task-table.tsx'

/** Tasks by state. Cards move by dragging or by their menu, optimistically. */
export function StaffTaskBoard({ board }: { board: Board }) {
  const t = useT(staffTaskMessages)
  const { take, moving } = useStep()
  const [dragged, setDragged] = useState<StaffTaskLine | null>(null)
  const everything = staffTaskStatuses.flatMap((status) => board[status].rows)
  const cardsOf = (status: StaffTaskStatus) =>
    everything.filter((task) => (moving?.id === task.id ? moving.to : task.status) === status)
  const drop = (to: StaffTaskStatus) => {
    const step = dragged && stepBetween(dragged.status, to)
    if (dragged && step) take(dragged, step)
    setDragged(null)
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-caption text-ink-2 max-md:hidden">{t('boardHelp')}</p>
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4">
        {staffTaskStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            cards={cardsOf(status)}
            total={board[status].total}
            still={moving === null}
            takes={dragged !== null && stepBetween(dragged.status, status) !== null}
            onDrop={() => drop(status)}
            onDrag={setDragged}
            onStep={take}
          />
        ))}
      </div>
    </div>
  )
}

type ColumnProps = {
  status: StaffTaskStatus
  cards: readonly StaffTaskLine[]
  total: number
  /** No move is pending; the next one would start from an outdated state. */
  still: boolean
  /** Accepts the dragged card. */
  takes: boolean
  onDrop: () => void
  onDrag: (task: StaffTaskLine | null) => void
  onStep: ReturnType<typeof useStep>['take']
}

function BoardColumn({ status, cards, total, still, takes, onDrop, onDrag, onStep }: ColumnProps) {
  const t = useT(staffTaskMessages)
  const hidden = total - cards.length
  return (
    <section
      aria-label={t(`status_${status}`)}
      ref={dropTarget(takes, onDrop)}
      className={classes(
        'flex min-w-0 flex-col gap-3 rounded-card border p-3',
        takes ? 'border-primary bg-primary-soft' : 'border-line bg-surface-2',
      )}
    >
      <h2 className="flex items-center justify-between gap-2">
        <TaskStatusBadge status={status} />
        <span className="num text-caption text-ink-2">{total}</span>
      </h2>
      {cards.length === 0 && <p className="text-caption text-ink-2">{t('emptyColumn')}</p>}
      <ul className="flex flex-col gap-3">
        {cards.map((task) => (
          <li key={task.id}>
            <BoardCard task={task} still={still} onDrag={onDrag} onStep={onStep} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <OpenLink
          to={`${href('/admin/tasks')}?status=${status}`}
          className="link inline-flex min-h-11 items-center text-caption"
        >
          {t('moreInList', { count: hidden })}
        </OpenLink>
      )}
    </section>
  )
}

function BoardCard({
  task,
  still,
  onDrag,
  onStep,
}: { task: StaffTaskLine } & Pick<ColumnProps, 'still' | 'onDrag' | 'onStep'>) {
  const t = useT(staffTaskMessages)
  return (
    <article
      draggable={still}
      ref={dragSource(
        () => onDrag(task),
        () => onDrag(null),
      )}
      className="flex flex-col gap-2 rounded-control border border-line bg-card p-3 md:cursor-grab"
    >
      <div className="flex items-start justify-between gap-2">
        <OpenLink
          to={href('/admin/tasks/:taskId', { taskId: task.id })}
          draggable={false}
          className="min-w-0 pt-2 text-ui font-medium underline decoration-line-input decoration-1 underline-offset-4 [overflow-wrap:anywhere] hover:decoration-2"
        >
          <bdi>{task.title}</bdi>
        </OpenLink>
        <StepMenu task={task} onStep={onStep} />
      </div>
      <p className="text-caption text-ink-2">{task.owner ? <bdi>{task.owner.name}</bdi> : t('nobody')}</p>
      <div className="flex flex-wrap items-center gap-2 text-caption">
        {task.priority !== 'normal' && <PriorityBadge priority={task.priority} />}
        {task.dueOn && <TaskDueDate task={task} />}
        <Marks task={task} />
      </div>
    </article>
  )
}
