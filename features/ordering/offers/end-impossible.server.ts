import type { Tx } from '#/db/database.server.ts'
import type { AssignmentSettings } from '#/domain/assignment-settings.ts'
import { AppError } from '#/domain/errors.ts'
import { mustBeFree } from '#/features/ordering/assignment/give-visit.server.ts'
import { selectJob } from '#/features/ordering/assignment/load-candidates.server.ts'
import { withdrawOffer } from '#/features/ordering/assignment/offer-rows.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'

async function isPossible(
  tx: Tx,
  requestId: string,
  shopperId: string,
  settings: AssignmentSettings,
): Promise<boolean> {
  const job = await selectJob(tx, requestId)
  if (!job) return false
  try {
    await mustBeFree(tx, job, shopperId, settings, { offers: false })
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return false
  }
}

/** Ends offers that a newly assigned visit made impossible; they pass on. */
export async function endImpossible(tx: Tx, shopperId: string, settings: AssignmentSettings): Promise<void> {
  const open = await tx
    .selectFrom('visit_offers')
    .select(['id', 'request_id'])
    .where('shopper_id', '=', shopperId)
    .where('status', '=', 'offered')
    .where('expires_at', '>', now().toISOString())
    .orderBy('offered_at')
    .execute()
  for (const { id, request_id } of open) {
    if (await isPossible(tx, request_id, shopperId, settings)) continue
    await withdrawOffer(tx, id)
    await enqueue(tx, 'offers.announce', { offerId: id, event: 'ended' })
    await enqueue(tx, 'offers.settle', { requestId: request_id })
  }
}
