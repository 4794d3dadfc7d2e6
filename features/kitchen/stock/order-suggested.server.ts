import { createHash } from 'node:crypto'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { mostOrderLines } from '#/domain/kitchen/buying/order.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { makeOrder } from '#/features/kitchen/orders/save-order.server.ts'
import { now } from '#/platform/clock.ts'
import type { Suggested } from './par-form.ts'
import { arrivalOf, offersFor } from './read-suggestion.server.ts'

/** The same order for the same page and supplier, so that a page sent twice makes its drafts once. */
function orderIdFor(key: string, supplierId: string): string {
  const hex = createHash('sha256').update(`suggested ${key} ${supplierId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * Makes a draft for each supplier of the packs, to arrive on the first day on which it can deliver all of its lines.
 * Answers the orders. Throws `bad-request` with the fields, before any draft is made.
 */
export async function orderSuggested(actor: Actor, key: string, { branchId, rows }: Suggested): Promise<string[]> {
  authorize(actor, 'orders.write')
  const offers = new Map(
    (await readAs(actor, (db) => offersFor(db, actor, branchId))).map((offer) => [offer.id, offer]),
  )
  const lines = rows.map(({ offerId, packs }) => {
    const offer = offers.get(offerId)
    if (!offer) throw new AppError('bad-request', {}, { [`packs-${offerId}`]: 'order-offer' })
    if (packs < offer.minimum || packs % offer.multiple !== 0)
      throw new AppError('bad-request', {}, { [`packs-${offerId}`]: 'order-packs' })
    return { offer, packs }
  })
  const made: string[] = []
  for (const own of Map.groupBy(lines, ({ offer }) => offer.supplier_id).values())
    for (let at = 0; at < own.length; at += mostOrderLines) {
      const part = own.slice(at, at + mostOrderLines)
      const { supplier_id: supplierId } = part[0]!.offer
      const id = orderIdFor(key, `${supplierId} ${at}`)
      await makeOrder(actor, id, {
        supplierId,
        branchId,
        wantedOn: arrivalOf(
          part.map(({ offer }) => offer),
          riyadhDay(now()),
        ),
        windowFrom: null,
        windowUntil: null,
        note: null,
        rows: part.map(({ offer, packs }, index) => ({ place: index + 1, of: offer.id, packs })),
      })
      made.push(id)
    }
  return made
}
