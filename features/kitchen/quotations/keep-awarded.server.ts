import { randomUUID } from 'node:crypto'
import type { Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { ordersOf } from '#/domain/kitchen/buying/comparison.ts'
import { inBase } from '#/domain/kitchen/buying/supplier.ts'
import { isLess, type Rational } from '#/domain/rational.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { insertPrices, type NewPrice } from '#/features/kitchen/ingredients/add-price.server.ts'
import { keepOffers } from '#/features/kitchen/suppliers/offers.server.ts'
import { now } from '#/platform/clock.ts'
import type { HeldRequest } from './move-request.server.ts'
import type { Invited } from './read-request.server.ts'

/**
 * Keeps what was agreed by an award: an offer of the supplier, from which the next orders are made, and a price of the
 * ingredient that counts from today, so that costs follow. A request for one branch gives a price of that branch.
 */
export async function keepAwarded(
  tx: Tx,
  actor: Actor,
  held: HeldRequest,
  orders: ReturnType<typeof ordersOf>,
  quoted: readonly Invited[],
): Promise<void> {
  const company = companyOf(actor)
  const today = riyadhDay(now())
  const { branch_id: branchId } = await tx
    .selectFrom('quote_requests')
    .select('branch_id')
    .where('id', '=', held.id)
    .executeTakeFirstOrThrow()
  const lines = await tx
    .selectFrom('quote_request_lines')
    .select(['id', 'ingredient_id'])
    .where('client_id', '=', company)
    .where('request_id', '=', held.id)
    .execute()
  const ingredientOf = new Map(lines.map(({ id, ingredient_id }) => [id, ingredient_id]))
  const agreed = orders.flatMap(({ supplierId, lines: ordered }) => {
    const { name, quote } = quoted.find((one) => one.supplierId === supplierId)!
    return ordered.map(({ lineId, part }) => ({
      supplierId,
      name,
      part,
      ingredientId: ingredientOf.get(lineId)!,
      validUntil: quote!.validUntil,
      minimum: quote!.of.lines.find((line) => line.lineId === lineId)!.minimum,
      ...quote!.cells.get(lineId)!,
    }))
  })
  await keepOffers(
    tx,
    actor,
    agreed.map(({ price, minimum, validUntil, ...one }) => ({
      ...one,
      pack: `${one.quantity} ${one.unit}`,
      price: price / 100,
      minimum: Number(minimum),
      validFrom: today,
      // why: an offer cannot end before it begins, and a quotation may have been awarded after its last day
      validUntil: validUntil !== null && validUntil >= today ? validUntil : null,
    })),
  )
  // why: one price counts from a day on; of a line in parts it is that of the largest part
  const counted = agreed.filter(
    (one) => !agreed.some((other) => other.ingredientId === one.ingredientId && isLarger(other, one)),
  )
  const prices = counted.map((one): NewPrice => ({
    id: randomUUID(),
    ingredientId: one.ingredientId,
    quantity: String(one.quantity),
    unit: one.unit,
    content: inBase(one.quantity, one.unit),
    amount: one.price,
    mode: one.vatMode,
    validFrom: today,
    source: 'quotation',
    supplier: one.name,
    document: `#${held.number}`,
    branchId,
  }))
  await insertPrices(tx, actor, prices)
}

type Part = { part: Rational; supplierId: string }
const isLarger = (one: Part, than: Part): boolean =>
  isLess(than.part, one.part) || (!isLess(one.part, than.part) && one.supplierId < than.supplierId)
