import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { limitOf, type PackPrice, type Storage, type TemperatureLimits } from '#/domain/kitchen/buying/receipt.ts'
import type { ContentUnit } from '#/domain/kitchen/buying/supplier.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { deviceKeyOf } from '#/features/fieldwork/visits/device-key.server.ts'
import { kitchenSettings } from '#/features/kitchen/settings/read-settings.server.ts'
import { supplierName } from '#/features/kitchen/suppliers/list.server.ts'
import { now } from '#/platform/clock.ts'
import { placeOfBranch, placeOfOrder } from './device/places.ts'
import { ingredientName } from './lines.server.ts'
import { checkBranch, receivedStates } from './post-receipt.server.ts'

/** What can be received: a line of the order, an offer of a supplier, or an item that none of them sells. */
export type Expected = {
  key: string
  orderLineId: string | null
  supplierId: string | null
  ingredientId: string
  name: string
  limit: number | null
  pack: string
  quantity: number
  unit: ContentUnit
  /** Packs of the order that have not come yet; null: without an order. */
  due: number | null
  ordered: number | null
  price: PackPrice | null
}

export type Receiving = {
  account: string
  deviceKey: string
  /** Where the device keeps it. */
  place: string
  branchId: string
  branch: string
  order: { id: string; number: number; wantedOn: Day; note: string | null } | null
  supplier: { id: string; name: string } | null
  suppliers: { id: string; name: string }[]
  /** Deliveries of the order so far. */
  seen: number
  lines: Expected[]
  limits: TemperatureLimits
  today: Day
}

const asLimit = (storage: Storage | null, limits: TemperatureLimits) => limitOf(storage, limits)

/** An order as it is received on the phone. Throws `not-found`, `receipt.order-state`. */
export async function readOrderReceiving(actor: Actor, orderId: string): Promise<Receiving> {
  authorize(actor, 'receipts.write')
  const id = recordId(orderId)
  return readAs(actor, async (db) => {
    const order = await db
      .selectFrom('purchase_orders as p')
      .innerJoin('branches as b', 'b.id', 'p.branch_id')
      .innerJoin('suppliers as s', (join) =>
        join.onRef('s.client_id', '=', 'p.client_id').onRef('s.id', '=', 'p.supplier_id'),
      )
      .select(['p.number', 'p.state', 'p.wanted_on', 'p.note', 'p.sent_at', 'p.branch_id', 'p.supplier_id'])
      .select([branchNow('b').as('branch'), supplierName.as('supplier')])
      .where('p.client_id', '=', companyOf(actor))
      .where('p.id', '=', id)
      .executeTakeFirst()
    if (!order) throw new AppError('not-found')
    await checkBranch(db, actor, order.branch_id)
    if (!order.sent_at || !receivedStates.some((state) => state === order.state))
      throw new AppError('receipt.order-state')
    const { temperatureLimits: limits } = await kitchenSettings(db, companyOf(actor))
    const [lines, seen] = await Promise.all([orderLines(db, actor, id, limits), receiptsOf(db, actor, id)])
    return {
      account: actor.id,
      deviceKey: deviceKeyOf(actor),
      place: placeOfOrder(id),
      branchId: order.branch_id,
      branch: order.branch,
      order: { id, number: order.number, wantedOn: order.wanted_on, note: order.note },
      supplier: { id: order.supplier_id, name: order.supplier },
      suppliers: [],
      seen,
      lines,
      limits,
      today: riyadhDay(now()),
    }
  })
}

async function receiptsOf(db: Tx, actor: Actor, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('goods_receipts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', companyOf(actor))
    .where('order_id', '=', orderId)
    .where('corrects_id', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

async function orderLines(db: Tx, actor: Actor, orderId: string, limits: TemperatureLimits): Promise<Expected[]> {
  const rows = await db
    .selectFrom('purchase_order_lines as l')
    .innerJoin('ingredients as i', (join) =>
      join.onRef('i.client_id', '=', 'l.client_id').onRef('i.id', '=', 'l.ingredient_id'),
    )
    .select([
      'l.id',
      'l.ingredient_id',
      'l.pack',
      'l.quantity',
      'l.unit',
      'l.packs',
      'l.price',
      'l.vat_mode',
      'i.storage',
    ])
    .select([
      ingredientName.as('name'),
      sql<number>`coalesce((select sum(g.accepted) from goods_receipt_lines g
        where g.client_id = l.client_id and g.order_line_id = l.id), 0)`.as('taken'),
    ])
    .where('l.client_id', '=', companyOf(actor))
    .where('l.order_id', '=', orderId)
    .orderBy('l.place')
    .execute()
  return rows.map((row) => ({
    key: row.id,
    orderLineId: row.id,
    supplierId: null,
    ingredientId: row.ingredient_id,
    name: row.name,
    limit: asLimit(row.storage, limits),
    pack: row.pack,
    quantity: row.quantity,
    unit: row.unit,
    due: Math.max(0, Math.round((row.packs - row.taken) * 1000) / 1000),
    ordered: row.packs,
    price: { price: row.price, vatMode: row.vat_mode },
  }))
}

/** What a branch may receive without an order: the offers of its suppliers. Throws `not-found`. */
export async function readOpenReceiving(actor: Actor, branchId: string): Promise<Receiving> {
  authorize(actor, 'receipts.write')
  const id = recordId(branchId)
  return readAs(actor, async (db) => {
    await checkBranch(db, actor, id)
    const company = companyOf(actor)
    const today = riyadhDay(now())
    const branch = await db
      .selectFrom('branches as b')
      .select(branchNow('b').as('name'))
      .where('b.client_id', '=', company)
      .where('b.id', '=', id)
      .executeTakeFirstOrThrow()
    const { temperatureLimits: limits } = await kitchenSettings(db, company)
    const suppliers = await db
      .selectFrom('suppliers as s')
      .select(['s.id', supplierName.as('name')])
      .where('s.client_id', '=', company)
      .where('s.archived_at', 'is', null)
      .where(sql<boolean>`(s.branches = '{}' or ${id}::uuid = any (s.branches))`)
      .orderBy(sql`app.fold(${supplierName})`)
      .limit(300)
      .execute()
    const offers = await db
      .selectFrom('supplier_offers as o')
      .innerJoin('ingredients as i', (join) =>
        join.onRef('i.client_id', '=', 'o.client_id').onRef('i.id', '=', 'o.ingredient_id'),
      )
      .select(['o.id', 'o.supplier_id', 'o.ingredient_id', 'o.pack', 'o.quantity', 'o.unit', 'o.price', 'o.vat_mode'])
      .select(['i.storage', ingredientName.as('name')])
      .where('o.client_id', '=', company)
      .where('o.ended_at', 'is', null)
      .where('o.valid_from', '<=', today)
      .where((where) => where.or([where('o.valid_until', 'is', null), where('o.valid_until', '>=', today)]))
      .where('i.state', '=', 'active')
      .orderBy(sql`app.fold(${ingredientName})`)
      .limit(2000)
      .execute()
    return {
      account: actor.id,
      deviceKey: deviceKeyOf(actor),
      place: placeOfBranch(id),
      branchId: id,
      branch: branch.name,
      order: null,
      supplier: null,
      suppliers,
      seen: 0,
      lines: offers.map((row) => ({
        key: row.id,
        orderLineId: null,
        supplierId: row.supplier_id,
        ingredientId: row.ingredient_id,
        name: row.name,
        limit: asLimit(row.storage, limits),
        pack: row.pack,
        quantity: row.quantity,
        unit: row.unit,
        due: null,
        ordered: null,
        price: { price: row.price, vatMode: row.vat_mode },
      })),
      limits,
      today,
    }
  })
}
