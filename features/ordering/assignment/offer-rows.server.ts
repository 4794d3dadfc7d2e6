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

/** Inserts an offer; a unique index allows one open offer per kind. */
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

/** Accepts an offer locked by the caller. */
export const setAccepted = (tx: Tx, offerId: string) =>
  tx
    .updateTable('visit_offers')
    .set({ status: 'accepted', answered_at: now(), ended_by: 'shopper', decline_reason: null })
    .where('id', '=', offerId)
    .execute()

/** Ends an unanswered offer. */
export const withdrawOffer = (tx: Tx, offerId: string) =>
  tx
    .updateTable('visit_offers')
    .set({ status: 'expired', ended_by: 'staff', answered_at: now() })
    .where('id', '=', offerId)
    .where('status', '=', 'offered')
    .execute()

/** Ends an accepted stand-by that the rules no longer allow. Keeps the time of the answer. */
export const dropStandby = (tx: Tx, offerId: string) =>
  tx.updateTable('visit_offers').set({ status: 'expired', ended_by: 'staff' }).where('id', '=', offerId).execute()

/** Expires an offer; undefined when answered or ended. */
export const expireOffer = (tx: Tx, offerId: string) =>
  tx
    .updateTable('visit_offers')
    .set({ status: 'expired', ended_by: 'time', answered_at: now() })
    .where('id', '=', offerId)
    .where('status', '=', 'offered')
    .where('expires_at', '<=', now().toISOString())
    .returning(['request_id', 'client_id', 'shopper_id'])
    .executeTakeFirst()

/** Expires a shopper's open offers: the clock ends them and passes their visits on. */
export async function runOutOffersTo(tx: Tx, shopperId: string): Promise<void> {
  await tx
    .updateTable('visit_offers')
    .set({ expires_at: now() })
    .where('shopper_id', '=', shopperId)
    .where('status', '=', 'offered')
    .where('expires_at', '>', now().toISOString())
    .execute()
}
