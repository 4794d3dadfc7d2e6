import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { type ContentUnit, licenceState, type LicenceState, type VatMode } from '#/domain/kitchen/buying/supplier.ts'
import { type Halalas, halalas } from '#/domain/money.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { supplierName } from '#/features/kitchen/suppliers/list.server.ts'
import { now } from '#/platform/clock.ts'
import { orderPlaces } from './form.ts'

export type OrderOffer = {
  id: string
  ingredient: string
  brand: string | null
  pack: string
  quantity: number
  unit: ContentUnit
  price: Halalas
  vatMode: VatMode
  minimum: number
  multiple: number
}
export type OrderSupplier = {
  id: string
  name: string
  licence: LicenceState
  minimumOrder: Halalas
  deliveryFee: Halalas
  days: number[]
  cutOff: string | null
}

/** Suppliers in use with an offer that counts today. */
export async function readOrderSuppliers(actor: Actor): Promise<OrderSupplier[]> {
  authorize(actor, 'orders.write')
  const today = riyadhDay(now())
  return readAs(actor, async (db) => {
    const rows = await db
      .selectFrom('suppliers as s')
      .leftJoin('supplier_licences as c', (join) =>
        join
          .onRef('c.client_id', '=', 's.client_id')
          .onRef('c.supplier_id', '=', 's.id')
          .on('c.kind', '=', 'sfda')
          .on('c.replaced_at', 'is', null),
      )
      .select(['s.id', 's.minimum_order', 's.delivery_fee', 's.delivery_days', 's.cut_off', 'c.expires_on'])
      .select(supplierName.as('name'))
      .where('s.client_id', '=', companyOf(actor))
      .where('s.archived_at', 'is', null)
      .where(
        sql<boolean>`exists (select from supplier_offers f where f.client_id = s.client_id and f.supplier_id = s.id
          and f.ended_at is null and f.valid_from <= ${today} and (f.valid_until is null or f.valid_until >= ${today}))`,
      )
      .orderBy(sql`app.fold(${supplierName})`)
      .limit(500)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      licence: licenceState(row.expires_on, today),
      minimumOrder: halalas(row.minimum_order),
      deliveryFee: halalas(row.delivery_fee),
      days: row.delivery_days,
      cutOff: row.cut_off?.slice(0, 5) ?? null,
    }))
  })
}

/** Offers of a supplier that count today, by name of the ingredient. */
export async function readOrderOffers(actor: Actor, supplierId: string): Promise<OrderOffer[]> {
  authorize(actor, 'orders.write')
  const today = riyadhDay(now())
  const name = sql<string>`app.named(coalesce(i.name_en, i.name_ar), i.name_ar)`
  return readAs(actor, async (db) => {
    const rows = await db
      .selectFrom('supplier_offers as f')
      .innerJoin('ingredients as i', (join) =>
        join.onRef('i.client_id', '=', 'f.client_id').onRef('i.id', '=', 'f.ingredient_id'),
      )
      .select(['f.id', 'f.brand', 'f.pack', 'f.quantity', 'f.unit', 'f.price', 'f.vat_mode', 'f.minimum', 'f.multiple'])
      .select(name.as('ingredient'))
      .where('f.client_id', '=', companyOf(actor))
      .where('f.supplier_id', '=', recordId(supplierId))
      .where('f.ended_at', 'is', null)
      .where('f.valid_from', '<=', today)
      .where((where) => where.or([where('f.valid_until', 'is', null), where('f.valid_until', '>=', today)]))
      .orderBy(sql`app.fold(${name})`)
      .limit(orderPlaces.length)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      ingredient: row.ingredient,
      brand: row.brand,
      pack: row.pack,
      quantity: row.quantity,
      unit: row.unit,
      price: halalas(row.price),
      vatMode: row.vat_mode,
      minimum: row.minimum,
      multiple: row.multiple,
    }))
  })
}

const ordered = (db: Tx, actor: Actor) => {
  const rows = db
    .selectFrom('branches as b')
    .select(['b.id', branchNow('b').as('name')])
    .where('b.client_id', '=', companyOf(actor))
    .where('b.closed_at', 'is', null)
    .orderBy('name')
    .limit(500)
  return actor.company?.mode === 'member'
    ? rows.where(sql<boolean>`b.id in (select priv.branches_with('orders.write'))`)
    : rows
}

/** Open branches for which the actor orders. */
export async function readOrderBranches(actor: Actor): Promise<{ id: string; name: string }[]> {
  authorize(actor, 'orders.write')
  return readAs(actor, (db) => ordered(db, actor).execute())
}

export type AwardOrders = {
  made: { id: string; number: number; supplier: string }[]
  /** Empty where the reader makes no orders of awards, or all are made. */
  branches: { id: string; name: string }[]
  today: Day
}

/** Orders made of an awarded request, and the branches for which the reader can make the others. */
export async function readAwardOrders(actor: Actor, requestId: string): Promise<AwardOrders> {
  authorize(actor, 'suppliers.read')
  const today = riyadhDay(now())
  if (!may(actor, 'orders.read')) return { made: [], branches: [], today }
  return readAs(actor, async (db) => {
    const made = await db
      .selectFrom('purchase_orders as o')
      .innerJoin('suppliers as s', (join) =>
        join.onRef('s.client_id', '=', 'o.client_id').onRef('s.id', '=', 'o.supplier_id'),
      )
      .select(['o.id', 'o.number', 'o.supplier_id', supplierName.as('supplier')])
      .where('o.client_id', '=', companyOf(actor))
      .where('o.request_id', '=', recordId(requestId))
      .where('o.state', '<>', 'cancelled')
      .orderBy('o.number')
      .execute()
    const awarded = await db
      .selectFrom('quote_awards')
      .select('supplier_id')
      .distinct()
      .where('client_id', '=', companyOf(actor))
      .where('request_id', '=', recordId(requestId))
      .execute()
    const isMissing = awarded.some((one) => !made.some((order) => order.supplier_id === one.supplier_id))
    const mayMake = may(actor, 'orders.write') && may(actor, 'suppliers.write') && actor.company?.mode !== 'view'
    return {
      made: made.map(({ id, number, supplier }) => ({ id, number, supplier })),
      branches: isMissing && mayMake ? await ordered(db, actor).execute() : [],
      today,
    }
  })
}
