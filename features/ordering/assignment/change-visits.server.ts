import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError, type ErrorCode, type ErrorDetails } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { addDays, endOfDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { type Before, type UndoFields, writeBefore } from '#/domain/undo.ts'
import { isInWindow, windowOf } from '#/domain/visit-window.ts'
import { orderHorizonDays } from '#/domain/visit-risk.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { cancelRequest } from '#/features/ordering/requests/advance.server.ts'
import { setBonusByAdmin, setVisitDate } from '#/features/ordering/requests/change-request.server.ts'
import { recordStep } from '#/features/ordering/requests/record-step.server.ts'
import { now } from '#/platform/clock.ts'
import { assignVisit } from './assign.server.ts'
import { endOffers, mustBeFree, queueUp } from './give-visit.server.ts'
import { selectJob } from './load-candidates.server.ts'
import { assignmentSettings } from './settings.server.ts'
import { swap } from './swap-shoppers.server.ts'

export { describeVisit, type VisitDescription } from './describe-visit.server.ts'

export type ManyChanged = {
  done: number
  refused: { requestId: string; code: ErrorCode; details: ErrorDetails }[]
  undo?: UndoFields
}

/** Runs one after the other; a refusal does not stop the rest. */
async function each<T>(
  items: readonly T[],
  idOf: (item: T) => string,
  change: (item: T) => Promise<void>,
): Promise<ManyChanged> {
  const refused: ManyChanged['refused'] = []
  for (const item of items) {
    try {
      await change(item)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ requestId: idOf(item), code: error.code, details: error.details })
    }
  }
  return { done: items.length - refused.length, refused }
}

const mayLie = (visitAt: Date): void => {
  if (visitAt <= now()) throw new AppError('evaluation.date-in-past', {}, { visitAt: 'visit-in-past' })
  if (visitAt >= endOfDay(addDays(riyadhDay(now()), orderHorizonDays)))
    throw new AppError('evaluation.date-too-far', {}, { visitAt: 'visit-date' })
}

/** Moves a visit not begun. Its shopper must be free then too; offers for the old date end. */
async function reschedule(actor: Actor, requestId: string, visitAt: Date): Promise<void> {
  mayLie(visitAt)
  const settings = await assignmentSettings()
  await asActor(actor, async (tx) => {
    const seen = await tx
      .selectFrom('mystery_shopping_requests')
      .select(['shopper_id', 'branch_id'])
      .where('id', '=', recordId(requestId))
      .executeTakeFirst()
    if (!seen) throw new AppError('not-found')
    if (seen.shopper_id) await queueUp(tx, 'shopper', [seen.shopper_id])
    await queueUp(tx, 'branch', [seen.branch_id])
    const row = await tx
      .selectFrom('mystery_shopping_requests')
      .select(['id', 'client_id', 'status', 'shopper_id', 'scheduled_date', 'earliest_on', 'latest_on', 'day_part'])
      .where('id', '=', requestId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const status = row.status
    if (!['pending', 'approved', 'assigned'].includes(status) || row.shopper_id !== seen.shopper_id)
      throw new AppError('evaluation.step-refused')
    if (new Date(row.scheduled_date).getTime() === visitAt.getTime()) return
    if (row.shopper_id)
      await mustBeFree(tx, { ...(await selectJob(tx, requestId))!, visitAt }, row.shopper_id, settings)
    const window = windowOf(row.earliest_on, row.latest_on, row.day_part)
    const keeps = window === null || isInWindow(window, visitAt)
    await setVisitDate(tx, row.id, visitAt, !keeps)
    await endOffers(tx, row.id, 'staff')
    const step = { requestId: row.id, clientId: row.client_id, step: 'reschedule', from: status, to: status } as const
    await recordStep(tx, actor, {
      ...step,
      shopperId: row.shopper_id,
      visitAt: { before: row.scheduled_date, after: visitAt.toISOString() },
    })
  })
}

/** Reschedules visits not begun; notifies clients and shoppers. */
export async function rescheduleVisits(
  actor: Actor,
  changes: readonly { requestId: string; visitAt: Date }[],
): Promise<ManyChanged> {
  authorize(actor, 'evaluations.reschedule')
  // why: a client moves its own free requests by rescheduleOwn
  if (actor.type !== 'admin') throw new AppError('not-allowed')
  return each(
    changes,
    ({ requestId }) => requestId,
    ({ requestId, visitAt }) => reschedule(actor, requestId, visitAt),
  )
}

/** Sets the bonus of a visit. The rule leaves it alone from then on. */
async function setOneBonus(actor: Actor, requestId: string, bonus: Halalas): Promise<Before> {
  return asActor(actor, async (tx) => {
    const row = await tx
      .selectFrom('mystery_shopping_requests')
      .select(['id', 'client_id', 'bonus', 'bonus_by', 'status'])
      .where('id', '=', recordId(requestId))
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    if (!['pending', 'approved', 'assigned'].includes(row.status)) throw new AppError('evaluation.step-refused')
    await setBonusByAdmin(tx, row.id, bonus)
    await recordActivity(tx, actor, {
      action: 'evaluations.bonus',
      entity: 'request',
      entityId: row.id,
      clientId: row.client_id,
      before: { bonus: row.bonus },
      after: { bonus },
    })
    return { id: row.id, was: `${row.bonus}/${row.bonus_by ?? 'none'}` }
  })
}

/** Sets the bonus of visits not begun, in halalas, as an admin. */
export async function setBonus(actor: Actor, ids: readonly string[], halalas: Halalas): Promise<ManyChanged> {
  authorize(actor, 'evaluations.bonus')
  if (!Number.isInteger(halalas) || halalas < 0) throw new AppError('bad-request')
  const before: Before[] = []
  const changed = await each(
    ids,
    (id) => id,
    async (id) => void before.push(await setOneBonus(actor, id, halalas)),
  )
  if (before.length === 0) return changed
  return { ...changed, undo: { intent: 'many-undo', set: String(halalas), before: writeBefore(before) } }
}

/** Assigns visits one after the other, so that each considers the previous ones. */
export async function assignVisits(
  actor: Actor,
  pairs: readonly { requestId: string; shopperId: string }[],
): Promise<ManyChanged> {
  authorize(actor, 'evaluations.assign')
  return each(
    pairs,
    ({ requestId }) => requestId,
    ({ requestId, shopperId }) => assignVisit(actor, requestId, shopperId),
  )
}

/** Cancels requests not begun, with one reason for all. */
export async function cancelVisits(actor: Actor, ids: readonly string[], reason: string): Promise<ManyChanged> {
  authorize(actor, 'evaluations.cancel')
  return each(
    ids,
    (id) => id,
    (id) => cancelRequest(actor, id, reason),
  )
}

/** Swaps the shoppers of two assigned visits if all rules allow both; a refusal names the first one. */
export async function swapShoppers(actor: Actor, requestIdA: string, requestIdB: string): Promise<ManyChanged> {
  authorize(actor, 'evaluations.assign')
  return each(
    [requestIdA],
    (id) => id,
    () => swap(actor, requestIdA, requestIdB),
  )
}
