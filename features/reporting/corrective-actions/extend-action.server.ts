import { asActor, type Tx } from '#/db/database.server.ts'
import { isUnfinished, mostExtensions } from '#/domain/corrective-action.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { holdCorrectiveAction, type LookedAction, mayVerifyOn, writeCorrectiveAction } from './change-action.server.ts'
import { recordStep, refuseDay } from './open-action.server.ts'

export type MoreTime = LookedAction & { dueOn: Day; note: string }

/**
 * Gives an unfinished action more time, with a reason, twice at most. Throws `action.closed`, `not-allowed`,
 * `action.reason-required`, `action.extended-twice`, and `bad-request` for a day that is not later.
 */
export async function extendCorrectiveAction(actor: Actor, more: MoreTime): Promise<void> {
  authorize(actor, 'actions.verify')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, (tx) => extendWithin(tx, actor, more))
}

export async function extendWithin(tx: Tx, actor: Actor, { dueOn, note, ...looked }: MoreTime): Promise<void> {
  authorize(actor, 'actions.verify')
  const held = await holdCorrectiveAction(tx, actor, looked)
  if (!(await mayVerifyOn(tx, held.branch_id))) throw new AppError('not-allowed')
  if (!isUnfinished(held.status)) throw new AppError('action.closed')
  if (held.extensions >= mostExtensions) throw new AppError('action.extended-twice')
  refuseDay(dueOn)
  if (dueOn <= held.due_on) throw new AppError('action.not-later', {}, { dueOn: 'action-later' })
  if (!note.trim()) throw new AppError('action.reason-required', {}, { note: 'reason' })
  await writeCorrectiveAction(tx, actor, held, { due_on: dueOn, extensions: held.extensions + 1, told_level: 0 })
  await recordStep(tx, actor, { actionId: held.id, step: 'extend', from: held.status, to: held.status, note })
  await recordActivity(tx, actor, {
    action: 'actions.extend',
    entity: 'action',
    entityId: held.id,
    clientId: companyOf(actor),
    before: { due: held.due_on },
    after: { due: dueOn },
    reason: note,
  })
}
