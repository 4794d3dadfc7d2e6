import type { Actor } from '#/domain/actor.ts'
import { readVisits, type VisitLine } from './read-parts.server.ts'
import { readShopper, type ShopperPage } from './read-shopper.server.ts'

const mostVisits = 5

/** A shopper as it opens beside the roster. */
export type BesideShopper = ShopperPage & { visits: VisitLine[] }

/** A shopper beside the roster: head of the page, and the latest visits. Throws `not-found`. */
export async function readBesideShopper(actor: Actor, shopperId: string): Promise<BesideShopper> {
  const [shopper, visits] = await Promise.all([readShopper(actor, shopperId), readVisits(actor, shopperId, 1)])
  return { ...shopper, visits: visits.rows.slice(0, mostVisits) }
}
