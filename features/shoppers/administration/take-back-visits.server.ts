import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { runOutOffersTo } from '#/features/ordering/assignment/offer-rows.server.ts'
import { requestForStep } from '#/features/ordering/requests/advance.server.ts'
import { moveRequest } from '#/features/ordering/requests/move-request.server.ts'
import { recordStep } from '#/features/ordering/requests/record-step.server.ts'

/**
 * Withdraws a shopper's visits not started and expires their offers, so that a job offers them to the next shopper
 * within a minute. Never counts against the shopper. Returns the number of visits.
 */
export async function takeBackVisits(tx: Tx, actor: Actor, shopperId: string, reason: string): Promise<number> {
  // why: assigning a visit to this shopper takes the same lock
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
  await runOutOffersTo(tx, shopperId)
  return visits.length
}
