import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { now } from '#/platform/clock.ts'
import { factsOfRow, placeOfRow, type VisitFacts, type VisitRow } from './visit-facts.ts'

export type MyOffer = VisitFacts & {
  offerId: string
  /** Stand-by only: for the case that the assigned shopper cannot. */
  isStandby: boolean
  expiresAt: string
  offeredAt: string
}

type OfferRow = VisitRow & { offer_id: string; is_standby: boolean; expires_at: string; offered_at: string }

/** Unanswered offers of the shopper, the earliest expiry first. */
export async function readMyOffers(actor: Actor): Promise<MyOffer[]> {
  authorize(actor, 'offers.answer')
  const [{ rows }, home] = await Promise.all([
    readAs(actor, (db) =>
      sql<OfferRow>`
        select visit.*, offer.is_standby, offer.expires_at, offer.offered_at
        from priv.offered_visits() visit join visit_offers offer on offer.id = visit.offer_id
        where offer.shopper_id = ${actor.id} and offer.expires_at > ${now()}
        order by offer.expires_at, offer.id`.execute(db),
    ),
    homeOf(actor),
  ])
  return rows.map((row) => ({
    ...factsOfRow(row, home),
    offerId: row.offer_id,
    isStandby: row.is_standby,
    expiresAt: row.expires_at,
    offeredAt: row.offered_at,
  }))
}

/** Starting place of the shopper, or null. */
export async function homeOf(actor: Actor) {
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('mystery_shopper_profiles')
      .select(['latitude', 'longitude'])
      .where('profile_id', '=', actor.id)
      .executeTakeFirst(),
  )
  return row ? placeOfRow(row) : null
}
