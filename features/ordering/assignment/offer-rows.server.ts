import type { Tx } from '#/db/database.server.ts'
import type { Fit } from '#/domain/ordering/fit.ts'
import { now } from '#/platform/clock.ts'

type NewOffer = {
  requestId: string
  clientId: string
  shopperId: string
  isStandby: boolean
  fit: Fit
  offeredBy: string | null
  at: Date
  expiresAt: Date
}

/** The index lets only one offer of a kind stand at a time. */
export async function insertOffer(tx: Tx, offer: NewOffer): Promise<string> {
  const { id } = await tx
    .insertInto('visit_offers')
    .values({
      request_id: offer.requestId,
      client_id: offer.clientId,
      shopper_id: offer.shopperId,
      is_standby: offer.isStandby,
      fit: offer.fit.total,
      fit_parts: JSON.stringify(offer.fit.parts),
      offered_by: offer.offeredBy,
      offered_at: offer.at,
      expires_at: offer.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The shopper accepts an offer that the caller holds. */
export const setAccepted = (tx: Tx, offerId: string) =>
  tx
    .updateTable('visit_offers')
    .set({ status: 'accepted', answered_at: now(), ended_by: 'shopper', decline_reason: null })
    .where('id', '=', offerId)
    .execute()

/** Ends an offer that nobody has answered yet. */
export const withdrawOffer = (tx: Tx, offerId: string) =>
  tx
    .updateTable('visit_offers')
    .set({ status: 'expired', ended_by: 'staff', answered_at: now() })
    .where('id', '=', offerId)
    .where('status', '=', 'offered')
    .execute()

/** Ends an accepted standby that the rules no longer let have the visit. The answer's time stays. */
export const dropStandby = (tx: Tx, offerId: string) =>
  tx.updateTable('visit_offers').set({ status: 'expired', ended_by: 'staff' }).where('id', '=', offerId).execute()

/** Ends an offer whose time is over; undefined when it was answered or ended before. */
export const expireOffer = (tx: Tx, offerId: string) =>
  tx
    .updateTable('visit_offers')
    .set({ status: 'expired', ended_by: 'time', answered_at: now() })
    .where('id', '=', offerId)
    .where('status', '=', 'offered')
    .where('expires_at', '<=', now().toISOString())
    .returning(['request_id', 'client_id', 'shopper_id'])
    .executeTakeFirst()

/** The open offers to a shopper run out now: the clock ends them and passes their visits on. */
export async function runOutOffersTo(tx: Tx, shopperId: string): Promise<void> {
  await tx
    .updateTable('visit_offers')
    .set({ expires_at: now() })
    .where('shopper_id', '=', shopperId)
    .where('status', '=', 'offered')
    .where('expires_at', '>', now().toISOString())
    .execute()
}
