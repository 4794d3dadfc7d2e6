import { sql } from 'kysely'
import { asActor, asSystem, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { countsAgainstShopper, type HandBackCause, type TakeBackCause } from '#/domain/hand-back.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { needReason, requestForStep, shopperOf } from '#/features/ordering/requests/advance.server.ts'
import { moveRequest } from '#/features/ordering/requests/move-request.server.ts'
import { recordStep } from '#/features/ordering/requests/record-step.server.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { now } from '#/platform/clock.ts'
import { readSetting } from '#/features/core/settings/read-setting.server.ts'

/** Whether the shopper has declared a tie to this client. */
async function hasDeclared(tx: Tx, shopperId: string, clientId: string): Promise<boolean> {
  const { rows } = await sql<{ declared: boolean }>`select exists (
    select from shopper_conflicts where shopper_id = ${shopperId} and client_id = ${clientId}
    union all select from shopper_employers where shopper_id = ${shopperId} and client_id = ${clientId}) as declared`.execute(
    tx,
  )
  return rows[0]?.declared ?? false
}

/** Hands a visit back before it begins, with cause and reason; it becomes open again. */
export async function handBackVisit(
  actor: Actor,
  requestId: string,
  { cause, reason }: { cause: HandBackCause; reason: string },
): Promise<void> {
  authorize(actor, 'evaluations.hand-back')
  const why = needReason(reason)
  const request = await readAs(actor, (tx) => requestForStep(tx, actor, requestId, 'handBack'))
  await asSystem('returning a visit hides its row from the shopper within the transaction', async (tx) => {
    await moveRequest(tx, { ...request, of: actor.id }, { shopper_id: null })
    const { id, clientId, status: from, to } = request
    await recordStep(tx, actor, {
      requestId: id,
      clientId,
      step: 'handBack',
      from,
      to,
      reason: why,
      shopperId: actor.id,
      cause,
      isCounted: countsAgainstShopper(cause, await hasDeclared(tx, actor.id, clientId)),
    })
  })
}

/**
 * Withdraws a visit from its shopper as an admin, with a notice; it becomes open again. Never counts against the
 * shopper.
 */
export async function takeBackVisit(
  actor: Actor,
  requestId: string,
  reason: string,
  cause: TakeBackCause = 'staff',
): Promise<void> {
  authorize(actor, 'evaluations.take-back')
  const why = needReason(reason)
  await asActor(actor, async (tx) => {
    const request = await requestForStep(tx, actor, requestId, 'takeBack')
    const shopperId = await shopperOf(tx, requestId)
    await moveRequest(tx, request, { shopper_id: null })
    const { id, clientId, status: from, to } = request
    const step = { requestId: id, clientId, step: 'takeBack', from, to, reason: why, shopperId } as const
    await recordStep(tx, actor, { ...step, cause, isCounted: false })
  })
}

const missed = async (tx: Tx, actor: Actor | null, requestId: string, reason: string): Promise<void> => {
  const visit = await tx
    .selectFrom('mystery_shopping_requests')
    .select(['id', 'client_id', 'shopper_id', 'scheduled_date', 'status'])
    .where('id', '=', recordId(requestId))
    .executeTakeFirst()
  if (!visit) throw new AppError('not-found')
  if (visit.status !== 'assigned' || new Date(visit.scheduled_date) > now())
    throw new AppError('evaluation.step-refused')
  const request = { id: visit.id, clientId: visit.client_id, status: 'assigned', to: 'approved' } as const
  await moveRequest(tx, request, { shopper_id: null })
  await recordStep(tx, actor, {
    requestId: visit.id,
    clientId: visit.client_id,
    step: 'noShow',
    from: 'assigned',
    to: 'approved',
    reason,
    shopperId: visit.shopper_id,
    cause: 'no_show',
    isCounted: true,
  })
}

/**
 * Records a no-show, which counts against the shopper; the visit needs a new date and shopper. `null`: the platform.
 */
export async function recordNoShow(actor: Actor | null, requestId: string, reason: string): Promise<void> {
  const why = needReason(reason)
  if (!actor) return asSystem('a job records a no-show', (tx) => missed(tx, null, requestId, why))
  authorize(actor, 'evaluations.take-back')
  await asActor(actor, (tx) => missed(tx, actor, requestId, why))
}

const { en, ar } = assignmentMessages.notBegun
/** Bilingual, because the text is generated. */
const notBegun = `${en} ${ar}`
const batch = 100

/** Records no-shows a day after a visit's time. Each in its own transaction; idempotent. */
export async function recordNoShows(): Promise<void> {
  const due = await asSystem('a job reads overdue visits of all shoppers', async (tx) => {
    const before = addHours(now(), -(await readSetting(tx, 'visits.no-show-hours')))
    return tx
      .selectFrom('mystery_shopping_requests')
      .select('id')
      .where('status', '=', 'assigned')
      .where('scheduled_date', '<=', before.toISOString())
      .orderBy('scheduled_date')
      .limit(batch)
      .execute()
  })
  for (const { id } of due) {
    try {
      await recordNoShow(null, id, notBegun)
    } catch (error) {
      if (!(error instanceof AppError)) throw error // begun or withdrawn concurrently
    }
  }
}
