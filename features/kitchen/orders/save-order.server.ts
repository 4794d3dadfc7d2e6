import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { lineAmounts } from '#/domain/kitchen/buying/order.ts'
import type { ContentUnit, VatMode } from '#/domain/kitchen/buying/supplier.ts'
import { halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { ChangedOrder, NewOrder, OrderRow } from './form.ts'
import { holdOrder, type SeenOrder } from './hold-order.server.ts'

export type OrderedPack = {
  ingredientId: string
  offerId: string | null
  brand: string | null
  pack: string
  quantity: number
  unit: ContentUnit
  sku: string | null
  /** Riyals of a pack as typed. */
  price: number
  vatMode: VatMode
  packs: number
}

/** Writes the lines of a draft in their order, with amounts rounded once a line. */
export async function insertLines(tx: Tx, company: string, orderId: string, lines: readonly OrderedPack[]) {
  await tx
    .insertInto('purchase_order_lines')
    .values(
      lines.map((line, index) => {
        const { net, vat } = lineAmounts({ price: halalas(line.price), vatMode: line.vatMode, packs: line.packs })
        return {
          client_id: company,
          order_id: orderId,
          place: index + 1,
          ingredient_id: line.ingredientId,
          offer_id: line.offerId,
          brand: line.brand,
          pack: line.pack,
          quantity: line.quantity,
          unit: line.unit,
          sku: line.sku,
          packs: line.packs,
          price: line.price,
          vat_mode: line.vatMode,
          net: net / 100,
          vat: vat / 100,
        }
      }),
    )
    .execute()
}

type Held = OrderedPack & { id: string; minimum: number; multiple: number }

/** Offers of the supplier that count today, and the lines that the draft has already, by their ids. */
async function orderable(tx: Tx, company: string, supplierId: string, orderId: string | null) {
  const today = riyadhDay(now())
  const offers = await tx
    .selectFrom('supplier_offers')
    .select([
      'id',
      'ingredient_id',
      'brand',
      'pack',
      'quantity',
      'unit',
      'sku',
      'price',
      'vat_mode',
      'minimum',
      'multiple',
    ])
    .where('client_id', '=', company)
    .where('supplier_id', '=', supplierId)
    .where('ended_at', 'is', null)
    .where('valid_from', '<=', today)
    .where((where) => where.or([where('valid_until', 'is', null), where('valid_until', '>=', today)]))
    .execute()
  const lines =
    orderId === null
      ? []
      : await tx
          .selectFrom('purchase_order_lines')
          .select(['id', 'ingredient_id', 'brand', 'pack', 'quantity', 'unit', 'sku', 'price', 'vat_mode', 'offer_id'])
          .where('client_id', '=', company)
          .where('order_id', '=', orderId)
          .execute()
  const found = new Map<string, Held>()
  const byOffer = new Map(offers.map((offer) => [offer.id, offer]))
  for (const row of offers) found.set(row.id, { ...packOf(row), id: row.id, offerId: row.id, ...boundsOf(row) })
  for (const row of lines) {
    const offer = row.offer_id === null ? undefined : byOffer.get(row.offer_id)
    found.set(row.id, { ...packOf(row), id: row.id, offerId: row.offer_id, ...boundsOf(offer) })
  }
  return found
}

type Row = {
  ingredient_id: string
  brand: string | null
  pack: string
  quantity: number
  unit: ContentUnit
  sku: string | null
  price: number
  vat_mode: VatMode
}
const packOf = ({ ingredient_id, brand, pack, quantity, unit, sku, price, vat_mode }: Row) => ({
  ingredientId: ingredient_id,
  brand,
  pack,
  quantity,
  unit,
  sku,
  price,
  vatMode: vat_mode,
  packs: 0,
})
const boundsOf = (offer: { minimum: number; multiple: number } | undefined) => ({
  minimum: offer?.minimum ?? 1,
  multiple: offer?.multiple ?? 1,
})

/** Lines of the rows typed. Throws `bad-request` at the field of a row that may not be ordered so. */
function chosenLines(found: ReadonlyMap<string, Held>, rows: readonly OrderRow[]): OrderedPack[] {
  const seen = new Set<string>()
  return rows.map(({ place, of, packs }) => {
    const held = found.get(of)
    if (!held) throw new AppError('bad-request', {}, { [`packs-${place}`]: 'order-offer' })
    // an offer that is a line already is ordered once
    const key = held.offerId ?? held.id
    if (seen.has(key)) throw new AppError('bad-request', {}, { [`packs-${place}`]: 'buying-line-twice' })
    seen.add(key)
    if (packs < held.minimum || packs % held.multiple !== 0)
      throw new AppError('bad-request', {}, { [`packs-${place}`]: 'order-packs' })
    const { id: _, minimum: _minimum, multiple: _multiple, ...line } = held
    return { ...line, packs }
  })
}

/** A branch in which the actor orders, open today. Throws `bad-request` at its field. */
export async function assertOrderBranch(tx: Tx, company: string, branchId: string): Promise<void> {
  const branch = await tx
    .selectFrom('branches')
    .select('id')
    .where('client_id', '=', company)
    .where('id', '=', recordId(branchId))
    .where('closed_at', 'is', null)
    .where(sql<boolean>`priv.may_branch('orders.write', id)`)
    .executeTakeFirst()
  if (!branch) throw new AppError('bad-request', {}, { branchId: 'paper-branch' })
}

export function assertWanted(wantedOn: Day): void {
  if (wantedOn < riyadhDay(now())) throw new AppError('bad-request', {}, { wantedOn: 'visit-in-past' })
}

/**
 * Writes a draft from the offers of a supplier. What was sent before is not sent again. Throws `bad-request` with the
 * fields.
 */
export async function makeOrder(actor: Actor, orderId: string, given: NewOrder): Promise<void> {
  authorize(actor, 'orders.write')
  await takeAttempt('papers by account', actor.id)
  assertWanted(given.wantedOn)
  const id = recordId(orderId)
  await asActor(actor, async (tx) => {
    const company = companyOf(actor)
    const known = await tx.selectFrom('purchase_orders').select('id').where('id', '=', id).executeTakeFirst()
    if (known) return
    await assertOrderBranch(tx, company, given.branchId)
    const supplier = await tx
      .selectFrom('suppliers')
      .select(['id', 'delivery_fee', 'branches'])
      .where('id', '=', given.supplierId)
      .where('client_id', '=', company)
      .where('archived_at', 'is', null)
      .executeTakeFirst()
    if (!supplier) throw new AppError('bad-request', {}, { supplierId: 'choose' })
    if (supplier.branches.length > 0 && !supplier.branches.includes(given.branchId))
      throw new AppError('bad-request', {}, { branchId: 'order-not-there' })
    const lines = chosenLines(await orderable(tx, company, supplier.id, null), given.rows)
    const order = await tx
      .insertInto('purchase_orders')
      .values({
        id,
        client_id: company,
        branch_id: given.branchId,
        supplier_id: supplier.id,
        wanted_on: given.wantedOn,
        window_from: given.windowFrom,
        window_until: given.windowUntil,
        delivery_fee: supplier.delivery_fee,
        note: given.note,
        created_by: actor.id,
      })
      .returning('number')
      .executeTakeFirstOrThrow()
    await insertLines(tx, company, id, lines)
    await recordActivity(tx, actor, {
      action: 'orders.make',
      entity: 'purchase-order',
      entityId: id,
      clientId: company,
      after: { number: order.number },
    })
  })
}

/** Changes a draft; its lines are written again. Throws `not-found`, `changed-meanwhile`, `orders.state`, `bad-request`. */
export async function changeOrder(actor: Actor, seen: SeenOrder, given: ChangedOrder): Promise<void> {
  authorize(actor, 'orders.write')
  assertWanted(given.wantedOn)
  await asActor(actor, async (tx) => {
    const held = await holdOrder(tx, actor, seen)
    if (held.state !== 'draft') throw new AppError('orders.state')
    const lines = chosenLines(await orderable(tx, held.client_id, held.supplier_id, held.id), given.rows)
    await tx
      .deleteFrom('purchase_order_lines')
      .where('client_id', '=', held.client_id)
      .where('order_id', '=', held.id)
      .execute()
    await insertLines(tx, held.client_id, held.id, lines)
    await tx
      .updateTable('purchase_orders')
      .set({
        wanted_on: given.wantedOn,
        window_from: given.windowFrom,
        window_until: given.windowUntil,
        note: given.note,
        revision: held.revision + 1,
      })
      .where('id', '=', held.id)
      .where('client_id', '=', held.client_id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'orders.change',
      entity: 'purchase-order',
      entityId: held.id,
      clientId: held.client_id,
      after: { number: held.number },
    })
  })
}
