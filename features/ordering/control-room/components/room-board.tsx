import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type BoardColumn, type BoardMove, columnOf, columnsFrom, moveBetween } from '#/domain/ordering/board-column.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { boardMessages } from '#/messages/ordering/control-room.ts'
import { classes } from '#/ui/class-names.ts'
import { dragSource, dropTarget } from '#/ui/drag.ts'
import { useT } from '#/ui/language.tsx'
import { Menu, type MenuEntry } from '#/ui/menu.tsx'
import { Time } from '#/ui/time.tsx'
import type { RoomRow } from '../room-list.ts'
import type { ManyAct } from '../bulk-actions.ts'
import type { BoardPart } from '../read-board.server.ts'
import { roomAddress, roomPath } from '../room-query.ts'
import { useMany } from './many-context.tsx'
import { RiskBadge } from './risk-badge.tsx'
import { actIcons, ShopperCell } from './room-table.tsx'

const actOfMove = {
  approve: 'approve',
  offer: 'offer',
  stopOffering: 'stop',
  assign: 'assign',
  takeBack: 'takeBack',
  cancel: 'cancel',
} as const satisfies Record<BoardMove, ManyAct>

type Dragged = { id: string; from: BoardColumn }

/** Requests by state. Cards move by dragging or by their menu, where allowed. */
export function RoomBoard({ parts }: { parts: readonly BoardPart[] }) {
  const t = useT(boardMessages)
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const move = useMove()
  const drop = (to: BoardColumn) => {
    if (dragged) move(dragged.id, dragged.from, to)
    setDragged(null)
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-caption text-ink-2">{t('boardHelp')}</p>
      <div className="max-md:flex max-md:flex-col max-md:gap-3 md:overflow-x-auto md:pb-2">
        <div className="flex gap-3 max-md:flex-col md:w-max md:min-w-full">
          {parts.map((part) => (
            <Column
              key={part.column}
              part={part}
              isTarget={dragged !== null && moveBetween(dragged.from, part.column) !== null}
              onDrop={() => drop(part.column)}
              onDrag={setDragged}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Opens a dialog for steps that need input; approves and offers without one. */
function useMove() {
  const { ask, run } = useMany()
  return (id: string, from: BoardColumn, to: BoardColumn) => {
    const step = moveBetween(from, to)
    if (!step) return
    const act = actOfMove[step]
    if (act === 'approve' || act === 'offer' || act === 'stop') run(act, [id])
    else ask({ act, ids: [id] })
  }
}

type ColumnProps = {
  part: BoardPart
  isTarget: boolean
  onDrop: () => void
  onDrag: (dragged: Dragged | null) => void
}

function Column({ part: { column, count, rows }, isTarget, onDrop, onDrag }: ColumnProps) {
  const t = useT(boardMessages)
  const [params] = useSearchParams()
  const list = roomAddress(params, {
    view: null,
    page: null,
    status: column === 'offered' ? 'approved' : column,
    offer: column === 'offered' ? 'open' : column === 'approved' ? 'none' : null,
  })
  return (
    <section
      aria-label={t(`column_${column}`)}
      ref={dropTarget(isTarget, onDrop)}
      className={classes(
        'flex min-w-0 flex-col gap-2 rounded-card border bg-surface-1 p-3 md:w-52 md:shrink-0 xl:flex-1',
        isTarget ? 'border-primary bg-primary-soft' : 'border-line',
      )}
    >
      <h2 className="flex items-center justify-between gap-2 text-ui font-semibold">
        {t(`column_${column}`)}
        <span className="num rounded-full bg-surface-3 px-2 text-micro font-medium text-ink-2">{count}</span>
      </h2>
      {rows.length === 0 && <p className="text-caption text-ink-2">{t('none')}</p>}
      <ul className="flex flex-col gap-2">
        {rows.map((row) => (
          <BoardCard key={row.id} row={row} onDrag={onDrag} />
        ))}
      </ul>
      {count > rows.length && (
        <Link to={list} className="link inline-flex min-h-11 items-center text-caption">
          {t('more', { count: count - rows.length })}
        </Link>
      )}
    </section>
  )
}

function BoardCard({ row, onDrag }: { row: RoomRow; onDrag: (dragged: Dragged | null) => void }) {
  const t = useT(boardMessages)
  const move = useMove()
  const code = requestCode(row.number)
  const from = columnOf(row.status, row.offer !== null)
  const targets = columnsFrom(from)
  const items: MenuEntry[] = [
    { id: 'open', label: t('open'), icon: Eye, to: `${roomPath}/${row.id}` },
    ...targets.map((to) => {
      const step = moveBetween(from, to)!
      return {
        id: step,
        label: t(`move_${step}`),
        icon: actIcons[actOfMove[step]],
        danger: step === 'cancel',
        onAction: () => move(row.id, from, to),
      }
    }),
  ]
  return (
    <li
      draggable={targets.length > 0}
      ref={dragSource(
        () => onDrag({ id: row.id, from }),
        () => onDrag(null),
      )}
      className={classes(
        'flex flex-col gap-1 rounded-control border border-line bg-card p-2 ps-3',
        targets.length > 0 && 'md:cursor-grab',
      )}
    >
      <div className="flex items-start justify-between gap-1">
        <Link
          to={`${roomPath}/${row.id}`}
          className="flex min-h-11 min-w-0 flex-col justify-center text-ui font-medium"
        >
          <span>
            <bdi className="link">{row.branchName}</bdi>
          </span>
          <span className="text-caption font-normal text-ink-2">
            <bdi>{row.clientName}</bdi> · <bdi dir="ltr">{code}</bdi>
          </span>
        </Link>
        <span className="shrink-0">
          <Menu label={t('cardMenu', { code })} items={items} />
        </span>
      </div>
      <span className="text-caption">
        <Time at={row.visitAt} mode="datetime" />
      </span>
      <span className="text-caption text-ink-2">
        <ShopperCell row={row} />
      </span>
      {row.risk && (
        <span>
          <RiskBadge risk={row.risk} />
        </span>
      )}
    </li>
  )
}
