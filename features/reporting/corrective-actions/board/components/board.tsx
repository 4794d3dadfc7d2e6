import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { type ActionColumn, actionColumns, actionStepBetween } from '#/domain/corrective-action.ts'
import { listAddress } from '#/domain/list.ts'
import { useMay } from '#/features/companies/members/components/rights.tsx'
import { actionBoardMessages } from '#/messages/reporting/action-board.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { dropTarget } from '#/ui/drag.ts'
import { useT } from '#/ui/language.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { useRights } from '#/ui/rights.tsx'
import { useHydrated } from '#/ui/use-hydrated.ts'
import { CorrectiveActionBadge } from '../../components/action-status.tsx'
import { correctiveActionList, type CorrectiveActionQuery } from '../../list.ts'
import type { CorrectiveActionLine } from '../../read-corrective-actions.server.ts'
import type { ActionBoard as Board } from '../read-board.server.ts'
import { useMove } from '../use-move.ts'
import { ActionCard } from './card.tsx'

type Props = { board: Board; query: CorrectiveActionQuery }

/**
 * Actions by state. A card moves by its menu or by dragging; what needs a cause or proof leads to the page of the action.
 * A phone shows one column at a time.
 */
export function ActionBoard({ board, query }: Props) {
  const t = useT(actionBoardMessages)
  const word = useT(correctiveActionMessages)
  const may = useMay()
  const { viewing } = useRights()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const { take, moving } = useMove()
  const [dragged, setDragged] = useState<CorrectiveActionLine | null>(null)
  const [shown, setShown] = useState<ActionColumn>(actionColumns.find((column) => board[column].total > 0) ?? 'open')
  const works = may('actions.write') && !viewing
  const everything = actionColumns.flatMap((column) => board[column].rows)
  const cardsOf = (column: ActionColumn) =>
    everything.filter((action) => (moving?.id === action.id ? moving.to : action.status) === column)
  const takes = (column: ActionColumn): boolean => {
    const step = dragged && actionStepBetween(dragged.status, column)
    return step !== null && (step !== 'verify' || may('actions.verify'))
  }
  const drop = (column: ActionColumn) => {
    const step = dragged && actionStepBetween(dragged.status, column)
    if (dragged && step === 'finish') void navigate(href('/client/tasks/:actionId', { actionId: dragged.id }))
    else if (dragged && step) take(dragged, step)
    setDragged(null)
  }
  return (
    <div className="flex flex-col gap-3 py-3">
      {works && <p className="text-caption text-ink-2 max-md:hidden">{t('help')}</p>}
      <div role="group" aria-label={t('columns')} className="flex gap-2 overflow-x-auto pb-1 md:hidden">
        {actionColumns.map((column) => (
          <span key={column} className="shrink-0">
            <Button
              size="dense"
              variant={column === shown ? 'secondary' : 'quiet'}
              aria-pressed={column === shown}
              onClick={() => setShown(column)}
            >
              <span className="whitespace-nowrap">{word(`status_${column}`)}</span>
              <span className="num text-ink-2">{board[column].total}</span>
            </Button>
          </span>
        ))}
      </div>
      <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        {actionColumns.map((column) => (
          <section
            key={column}
            aria-label={word(`status_${column}`)}
            ref={dropTarget(takes(column), () => drop(column))}
            className={classes(
              'flex min-w-0 flex-col gap-3 rounded-card border p-3',
              hydrated && column !== shown && 'max-md:hidden',
              takes(column) ? 'border-primary bg-primary-soft' : 'border-line bg-surface-2',
            )}
          >
            <h2 className="flex items-center justify-between gap-2">
              <CorrectiveActionBadge status={column} />
              <span className="num text-caption text-ink-2">{board[column].total}</span>
            </h2>
            {cardsOf(column).length === 0 && <p className="text-caption text-ink-2">{t('emptyColumn')}</p>}
            <ul className="flex flex-col gap-3">
              {cardsOf(column).map((action) => (
                <li key={action.id}>
                  <ActionCard action={action} works={works} still={moving === null} onDrag={setDragged} onStep={take} />
                </li>
              ))}
            </ul>
            {board[column].total > board[column].rows.length && (
              <OpenLink
                to={listAddress(correctiveActionList, { ...query, view: 'list', status: column })}
                className="link inline-flex min-h-11 items-center text-caption"
              >
                {t('showAll', { count: board[column].total })}
              </OpenLink>
            )}
          </section>
        ))}
      </div>
    </div>
  )
}
