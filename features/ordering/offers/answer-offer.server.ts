import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError, type ErrorCode } from '#/domain/errors.ts'
import { hasRunOut, type OfferEnd, offerSteps } from '#/domain/ordering/offer.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { takeStep } from '#/domain/step.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { atChosenTime, giveVisit, mustBeFree, queueUp } from '#/features/ordering/assignment/give-visit.server.ts'
import { selectJob } from '#/features/ordering/assignment/load-candidates.server.ts'
import type { JobRow } from '#/features/ordering/assignment/load-pool.server.ts'
import { setAccepted } from '#/features/ordering/assignment/offer-rows.server.ts'
import { assignmentSettings } from '#/features/ordering/assignment/settings.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { endImpossible } from './end-impossible.server.ts'

const selectOffer = (tx: Tx, actor: Actor, offerId: string) =>
  tx
    .selectFrom('visit_offers')
    .select(['id', 'request_id', 'client_id', 'status', 'is_standby', 'expires_at', 'ended_by'])
    .where('id', '=', recordId(offerId))
    .where('shopper_id', '=', actor.id)
type Offer = NonNullable<Awaited<ReturnType<ReturnType<typeof selectOffer>['executeTakeFirst']>>>

const endCodes: Record<OfferEnd, ErrorCode> = {
  shopper: 'offer.answered',
  time: 'offer.expired',
  taken: 'offer.taken',
  staff: 'offer.withdrawn',
  client: 'offer.withdrawn',
}

/** Refuses an answer to an ended offer, with the reason. */
function mustStand(offer: Offer | undefined, step: 'accept' | 'decline'): Offer {
  if (!offer) throw new AppError('not-found')
  if (!takeStep(offerSteps, step, offer.status)) throw new AppError(endCodes[offer.ended_by ?? 'shopper'])
  if (hasRunOut(new Date(offer.expires_at), now())) throw new AppError('offer.expired')
  return offer
}

/** Accepts a stand-by: the visit stays with its shopper unless returned. */
async function standBy(tx: Tx, actor: Actor, offer: Offer, job: JobRow): Promise<void> {
  if (job.status !== 'approved' && job.status !== 'assigned') throw new AppError('offer.taken')
  await mustBeFree(tx, job, actor.id, await assignmentSettings(), { offers: false })
  await setAccepted(tx, offer.id)
  await recordActivity(tx, actor, {
    action: 'offers.accept',
    entity: 'request',
    entityId: job.id,
    clientId: job.clientId,
  })
  await enqueue(tx, 'offers.settle', { requestId: job.id })
}

/**
 * Accepts an offer and assigns the visit, at a chosen time within its window. Rechecks all rules under the locks of
 * assignment. The shopper's other offers do not block it; those that became impossible end.
 */
export async function acceptOffer(actor: Actor, offerId: string, { visitAt }: { visitAt?: Date } = {}): Promise<void> {
  authorize(actor, 'offers.answer')
  const settings = await assignmentSettings()
  await asSystem('accepting an offer updates offer and visit, which no shopper may write', async (tx) => {
    const seen = mustStand(await selectOffer(tx, actor, offerId).executeTakeFirst(), 'accept')
    const place = await selectJob(tx, seen.request_id)
    if (!place) throw new AppError('not-found')
    await queueUp(tx, 'shopper', [actor.id])
    await queueUp(tx, 'branch', [place.branchId])
    // why: locks the request before its offers, in the same order as settling
    await tx
      .selectFrom('mystery_shopping_requests')
      .select('id')
      .where('id', '=', seen.request_id)
      .forUpdate()
      .execute()
    const offer = mustStand(await selectOffer(tx, actor, offerId).forUpdate().executeTakeFirst(), 'accept')
    const job = (await selectJob(tx, offer.request_id))!
    if (offer.is_standby) return standBy(tx, actor, offer, job)
    if (job.status === 'cancelled') throw new AppError('offer.withdrawn')
    if (job.status !== 'approved') throw new AppError('offer.taken')
    const chosen = await atChosenTime(tx, job, visitAt)
    await mustBeFree(tx, chosen, actor.id, settings, { offers: false })
    await setAccepted(tx, offer.id)
    await giveVisit(tx, chosen, { shopperId: actor.id, by: actor, activity: 'evaluations.accept' })
    await endImpossible(tx, actor.id, settings)
  })
}

/** Declines an offer without penalty, with an optional reason. Offers the visit to the next shopper. */
export async function declineOffer(actor: Actor, offerId: string, reason?: string): Promise<void> {
  authorize(actor, 'offers.answer')
  await asActor(actor, async (tx) => {
    const stands = async () => mustStand(await selectOffer(tx, actor, offerId).executeTakeFirst(), 'decline')
    const offer = await stands()
    const why = reason?.trim() || null
    if (!(await callFunction<boolean>(tx, sql`priv.decline_offer(${offer.id}, ${why}, ${now()})`))) {
      // why: the offer ended concurrently; the error states how
      await stands()
      throw new AppError('changed-meanwhile')
    }
    await recordActivity(tx, actor, {
      action: 'offers.decline',
      entity: 'request',
      entityId: offer.request_id,
      clientId: offer.client_id,
      reason: why,
    })
    await enqueue(tx, 'offers.settle', { requestId: offer.request_id })
  })
}
