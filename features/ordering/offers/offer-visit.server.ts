import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { endOffers, mustBeFree, queueUp } from '#/features/ordering/assignment/give-visit.server.ts'
import { selectJob } from '#/features/ordering/assignment/load-candidates.server.ts'
import type { JobRow } from '#/features/ordering/assignment/load-pool.server.ts'
import { assignmentSettings } from '#/features/ordering/assignment/settings.server.ts'
import { now } from '#/platform/clock.ts'
import type { Tx } from '#/db/database.server.ts'
import { setOffering } from '#/features/ordering/requests/change-request.server.ts'
import { makeOffer } from './make-offer.server.ts'
import { settleOffers } from './settle-offers.server.ts'

/** Locks the visit while it is open and in the future. */
async function holdOpen(tx: Tx, requestId: string): Promise<JobRow> {
  const row = await tx
    .selectFrom('mystery_shopping_requests')
    .select('status')
    .where('id', '=', recordId(requestId))
    .forUpdate()
    .executeTakeFirst()
  const job = row && (await selectJob(tx, requestId))
  if (!job) throw new AppError('not-found')
  if (job.status !== 'approved' || job.visitAt <= now()) throw new AppError('evaluation.step-refused')
  return job
}

/** `hours`: deadline instead of the default; `passOn`: to the next best after a refusal or expiry. */
type OfferTerms = { hours?: number; passOn?: boolean }

/**
 * Offers a visit to one shopper as an admin, under all rules. Takes the locks of shopper and branch, so that concurrent
 * offers see each other.
 */
export async function offerVisit(
  actor: Actor,
  requestId: string,
  shopperId: string,
  { hours, passOn = false }: OfferTerms = {},
): Promise<void> {
  authorize(actor, 'offers.make')
  const to = recordId(shopperId)
  const settings = await assignmentSettings()
  await asActor(actor, async (tx) => {
    await queueUp(tx, 'shopper', [to])
    const seen = await selectJob(tx, requestId)
    if (!seen) throw new AppError('not-found')
    await queueUp(tx, 'branch', [seen.branchId])
    const job = await holdOpen(tx, requestId)
    const open = await tx
      .selectFrom('visit_offers')
      .select('id')
      .where('request_id', '=', job.id)
      .where('status', '=', 'offered')
      .where('is_standby', '=', false)
      .executeTakeFirst()
    if (open) throw new AppError('offer.open')
    const fit = await mustBeFree(tx, job, to, settings)
    const terms = hours === undefined ? settings : { ...settings, offerHours: hours }
    await makeOffer(tx, job, { shopperId: to, fit, isStandby: false, by: actor, settings: terms })
    if (passOn) await setOffering(tx, job.id, true)
  })
}

/**
 * Offers a visit to the best shopper, then to the next ones. Refused with `offer.nobody` when no shopper is allowed.
 */
export async function offerToBest(actor: Actor, requestId: string): Promise<void> {
  authorize(actor, 'offers.make')
  await asActor(actor, async (tx) => {
    const job = await holdOpen(tx, requestId)
    await setOffering(tx, job.id, true)
    await recordActivity(tx, actor, {
      action: 'offers.start',
      entity: 'request',
      entityId: job.id,
      clientId: job.clientId,
    })
  })
  await settleOffers({ requestId })
  const after = await readAs(actor, (db) =>
    db
      .selectFrom('mystery_shopping_requests')
      .select(['is_offering', 'status'])
      .where('id', '=', requestId)
      .executeTakeFirst(),
  )
  if (after?.status === 'approved' && !after.is_offering) throw new AppError('offer.nobody')
}

/** Ends all open offers of a visit and automatic offering. */
export async function stopOffering(actor: Actor, requestId: string): Promise<void> {
  authorize(actor, 'offers.make')
  await asActor(actor, async (tx) => {
    const row = await setOffering(tx, recordId(requestId), false)
    if (!row) throw new AppError('not-found')
    await endOffers(tx, row.id, 'staff')
    await recordActivity(tx, actor, {
      action: 'offers.stop',
      entity: 'request',
      entityId: row.id,
      clientId: row.client_id,
    })
  })
}
