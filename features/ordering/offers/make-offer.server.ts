import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { AssignmentSettings } from '#/domain/assignment-settings.ts'
import type { Fit } from '#/domain/ordering/fit.ts'
import { offerExpires } from '#/domain/ordering/offer.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import type { JobRow } from '#/features/ordering/assignment/load-pool.server.ts'
import { insertOffer } from '#/features/ordering/assignment/offer-rows.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'

type NewOffer = { shopperId: string; fit: Fit; isStandby: boolean; by: Actor | null; settings: AssignmentSettings }

/** Creates an offer and notifies the shopper. A unique index allows one open offer per kind. */
export async function makeOffer(tx: Tx, job: JobRow, offer: NewOffer): Promise<string> {
  const { shopperId, fit, isStandby, by, settings } = offer
  const at = now()
  const expiresAt = offerExpires(at, job.visitAt, settings.offerHours)
  const ids = { requestId: job.id, clientId: job.clientId, shopperId, offeredBy: by?.id ?? null }
  const id = await insertOffer(tx, { ...ids, isStandby, fit, at, expiresAt })
  await recordActivity(tx, by, {
    action: 'offers.make',
    entity: 'request',
    entityId: job.id,
    clientId: job.clientId,
    after: { shopper: shopperId, fit: fit.total, standby: isStandby },
  })
  await enqueue(tx, 'offers.announce', { offerId: id, event: 'offered' })
  return id
}
