import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { moveRequest, requestForStep } from '#/features/ordering/requests/advance.server.ts'
import { recordStep } from '#/features/ordering/requests/record-step.server.ts'
import { now } from '#/platform/clock.ts'

/**
 * The visits that a shopper has not begun wait for others, and offers to them pass on: the clock ends them within a minute and asks
 * the next. It never counts against the shopper. Answers how many visits it was.
 */
export async function takeBackVisits(tx: Tx, actor: Actor, shopperId: string, reason: string): Promise<number> {
  // why: whoever gives a visit to this shopper holds the same lock
  await sql`select pg_advisory_xact_lock(hashtextextended(${`shopper ${shopperId}`}, 0))`.execute(tx)
  const visits = await tx
    .selectFrom('mystery_shopping_requests')
    .select('id')
    .where('shopper_id', '=', shopperId)
    .where('status', '=', 'assigned')
    .orderBy('id')
    .execute()
  for (const { id } of visits) {
    const request = await requestForStep(tx, actor, id, 'takeBack')
    await moveRequest(tx, request, { shopper_id: null })
    const { clientId, status: from, to } = request
    const step = { requestId: id, clientId, step: 'takeBack', from, to, reason, shopperId } as const
    await recordStep(tx, actor, { ...step, cause: 'staff', isCounted: false })
  }
  await endOffers(tx, shopperId)
  return visits.length
}

/** Offers that wait for this shopper run out now. */
export async function endOffers(tx: Tx, shopperId: string): Promise<void> {
  await tx
    .updateTable('visit_offers')
    .set({ expires_at: now() })
    .where('shopper_id', '=', shopperId)
    .where('status', '=', 'offered')
    .where('expires_at', '>', now().toISOString())
    .execute()
}
