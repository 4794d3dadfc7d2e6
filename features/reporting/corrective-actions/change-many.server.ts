import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError, type ErrorCode } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { assignWithin, type LookedAction, moveWithin } from './change-action.server.ts'
import { extendWithin } from './extend-action.server.ts'
import type { ActionOwner } from './owner.server.ts'

export type ManyActionsChange =
  | ({ change: 'assign' } & ActionOwner)
  | { change: 'extend'; dueOn: Day; note: string }
  | { change: 'cancel'; note: string }
  | { change: 'verify'; note: string }
export type ManyActions = { done: number; refused: { actionId: string; code: ErrorCode }[] }

/**
 * Assigns, extends, cancels or verifies up to a hundred actions, each in a transaction of its own. Those that are refused,
 * changed by others meanwhile or not the actor's are left as they are and named with the reason.
 */
export async function changeManyActions(
  actor: Actor,
  looked: readonly LookedAction[],
  change: ManyActionsChange,
): Promise<ManyActions> {
  authorize(actor, 'actions.verify')
  await takeAttempt('report work by account', actor.id)
  const refused: ManyActions['refused'] = []
  const wanted = [...new Map(looked.map((one) => [one.actionId, one])).values()]
  for (const one of wanted) {
    try {
      await asActor(actor, (tx) => changeOne(tx, actor, one, change))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ actionId: one.actionId, code: error.code })
    }
  }
  return { done: wanted.length - refused.length, refused }
}

async function changeOne(tx: Tx, actor: Actor, looked: LookedAction, change: ManyActionsChange): Promise<void> {
  if (change.change === 'assign') return assignWithin(tx, actor, looked, change)
  if (change.change === 'extend') return extendWithin(tx, actor, { ...looked, dueOn: change.dueOn, note: change.note })
  await moveWithin(tx, actor, { ...looked, step: change.change, note: change.note, rootCause: '' })
}
