import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { netOfPack, type VatMode } from '#/domain/kitchen/buying/supplier.ts'
import { authorize } from '#/domain/permissions.ts'
import { toNumber } from '#/domain/rational.ts'
import { recordId } from '#/domain/record-id.ts'

const supplierName = sql<string>`app.named(coalesce(s.name_en, s.name_ar), s.name_ar)`
const ingredientName = sql<string>`app.named(coalesce(i.name_en, i.name_ar), i.name_ar)`

/** An order, or deliveries of one supplier to one branch that came without an order. */
export type BillSource = { orderId: string } | { receiptIds: readonly string[] }

export type BillableLine = {
  /** Of the order or of the delivery. */
  id: string
  name: string
  /** In both languages, to find it in the file of an e-invoice. */
  names: string[]
  sku: string | null
  pack: string
  /** Packs accepted and not billed yet; of an order without such deliveries those that have not come. */
  packs: number
  /** Riyals of a pack without VAT as agreed, up to four decimals; null: not agreed. */
  price: number | null
}
export type Billable = {
  supplier: { id: string; name: string; vatNumber: string | null; paymentDays: number }
  branch: { id: string; name: string }
  order: { id: string; number: number } | null
  /** Whether the order has an invoice in force. */
  isBilled: boolean
  /** Deliveries that no invoice bills yet. */
  receipts: string[]
  /** Riyals without VAT. */
  deliveryFee: number
  lines: BillableLine[]
}

const priceOf = (price: number | null, mode: VatMode | null): number | null =>
  price === null || mode === null ? null : Math.round(toNumber(netOfPack(price, mode)) * 100) / 10_000

type Named = { name_en: string | null; name_ar: string | null; aliases: string[] | null }
const namesOf = ({ name_en: en, name_ar: ar, aliases }: Named): string[] =>
  [en, ar, ...(aliases ?? [])].flatMap((name) => (name ? [name] : []))

/** Deliveries, without corrections, that no invoice in force bills. */
const unbilled = (tx: Tx, client: string) =>
  tx
    .selectFrom('goods_receipts as r')
    .where('r.client_id', '=', client)
    .where('r.corrects_id', 'is', null)
    .where(
      sql<boolean>`not exists (select from supplier_invoice_receipts b where b.client_id = r.client_id
        and b.receipt_id = r.id and b.released_at is null)`,
    )

/** Unbilled deliveries of an order. */
export const receiptsOfOrder = async (tx: Tx, client: string, orderId: string): Promise<string[]> => {
  const rows = await unbilled(tx, client).select('r.id').where('r.order_id', '=', orderId).limit(200).execute()
  return rows.map(({ id }) => id)
}

const head = (tx: Tx, client: string, of: { supplierId: string; branchId: string }) =>
  tx
    .selectFrom('suppliers as s')
    .innerJoin('branches as b', 'b.client_id', 's.client_id')
    .select(['s.id', 's.vat_number', 's.payment_days', 's.delivery_fee', supplierName.as('name')])
    .select(['b.id as branch_id', branchNow('b').as('branch')])
    .where('s.client_id', '=', client)
    .where('s.id', '=', of.supplierId)
    .where('b.id', '=', of.branchId)
    .executeTakeFirstOrThrow()

const headOf = (row: Awaited<ReturnType<typeof head>>) => ({
  supplier: { id: row.id, name: row.name, vatNumber: row.vat_number, paymentDays: row.payment_days },
  branch: { id: row.branch_id, name: row.branch },
})

async function ofOrder(tx: Tx, client: string, orderId: string): Promise<Billable> {
  const order = await tx
    .selectFrom('purchase_orders')
    .select(['id', 'number', 'supplier_id', 'branch_id', 'delivery_fee', 'state'])
    .where('client_id', '=', client)
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order || ['draft', 'awaiting', 'approved'].includes(order.state)) throw new AppError('not-found')
  const receipts = await receiptsOfOrder(tx, client, order.id)
  const rows = await tx
    .selectFrom('purchase_order_lines as l')
    .innerJoin('ingredients as i', (join) =>
      join.onRef('i.client_id', '=', 'l.client_id').onRef('i.id', '=', 'l.ingredient_id'),
    )
    .select(['l.id', 'l.pack', 'l.price', 'l.vat_mode', ingredientName.as('name')])
    .select(['l.sku', 'i.name_en', 'i.name_ar', 'i.aliases'])
    .select(
      sql<number>`coalesce((select sum(g.accepted) from goods_receipt_lines g
        join goods_receipts r on r.client_id = g.client_id and r.id = g.receipt_id
        where g.client_id = l.client_id and g.order_line_id = l.id
          and coalesce(r.corrects_id, r.id) = any (${receipts}::uuid[])), 0)`.as('accepted'),
    )
    .select(
      sql<number>`l.packs - coalesce((select sum(g.accepted) from goods_receipt_lines g
        where g.client_id = l.client_id and g.order_line_id = l.id), 0)`.as('open'),
    )
    .where('l.client_id', '=', client)
    .where('l.order_id', '=', order.id)
    .orderBy('l.place')
    .execute()
  const isBilled = await tx
    .selectFrom('supplier_invoices')
    .select('id')
    .where('client_id', '=', client)
    .where('order_id', '=', order.id)
    .where('state', '<>', 'void')
    .executeTakeFirst()
  return {
    ...headOf(await head(tx, client, { supplierId: order.supplier_id, branchId: order.branch_id })),
    order: { id: order.id, number: order.number },
    isBilled: isBilled !== undefined,
    receipts,
    deliveryFee: isBilled ? 0 : order.delivery_fee,
    lines: rows.map(({ id, name, sku, pack, open, price, vat_mode, accepted, ...row }) => ({
      id,
      name,
      names: namesOf(row),
      sku,
      pack,
      packs: receipts.length > 0 ? accepted : Math.max(open, 0),
      price: priceOf(price, vat_mode),
    })),
  }
}

async function ofReceipts(tx: Tx, client: string, ids: readonly string[]): Promise<Billable> {
  const wanted = [...new Set(ids.map(recordId))]
  const receipts = await tx
    .selectFrom('goods_receipts as r')
    .select(['r.id', 'r.supplier_id', 'r.branch_id', 'r.order_id', 'r.corrects_id'])
    .where('r.client_id', '=', client)
    .where('r.id', 'in', wanted)
    .execute()
  const [first] = receipts
  if (!first || receipts.length !== wanted.length) throw new AppError('not-found')
  const isOne = receipts.every(
    (one) =>
      one.supplier_id === first.supplier_id &&
      one.branch_id === first.branch_id &&
      one.order_id === null &&
      one.corrects_id === null,
  )
  if (!isOne) throw new AppError('not-found')
  const free = await unbilled(tx, client).select('r.id').where('r.id', 'in', wanted).execute()
  if (free.length !== wanted.length) throw new AppError('buying.delivery-billed')
  const rows = await tx
    .selectFrom('goods_receipt_lines as l')
    .innerJoin('goods_receipts as r', (join) =>
      join.onRef('r.client_id', '=', 'l.client_id').onRef('r.id', '=', 'l.receipt_id'),
    )
    .innerJoin('ingredients as i', (join) =>
      join.onRef('i.client_id', '=', 'l.client_id').onRef('i.id', '=', 'l.ingredient_id'),
    )
    .select(['l.id', 'l.pack', 'l.price', 'l.vat_mode', ingredientName.as('name')])
    .select(['i.name_en', 'i.name_ar', 'i.aliases'])
    .select(
      sql<number>`l.accepted + coalesce((select sum(c.accepted) from goods_receipt_lines c
        where c.client_id = l.client_id and c.corrects_line_id = l.id), 0)`.as('accepted'),
    )
    .where('l.client_id', '=', client)
    .where('l.receipt_id', 'in', wanted)
    .orderBy('r.arrived_at')
    .orderBy('l.receipt_id')
    .orderBy('l.place')
    .limit(200)
    .execute()
  const of = await head(tx, client, { supplierId: first.supplier_id, branchId: first.branch_id })
  return {
    ...headOf(of),
    order: null,
    isBilled: false,
    receipts: wanted,
    deliveryFee: of.delivery_fee,
    lines: rows.map(({ id, name, pack, price, vat_mode, accepted, ...row }) => ({
      id,
      name,
      names: namesOf(row),
      sku: null,
      pack,
      packs: accepted,
      price: priceOf(price, vat_mode),
    })),
  }
}

/** What an invoice for an order or for deliveries can bill. Throws `not-found`, `buying.delivery-billed`. */
export const readBillable = (tx: Tx, actor: Actor, source: BillSource): Promise<Billable> =>
  'orderId' in source
    ? ofOrder(tx, companyOf(actor), recordId(source.orderId))
    : ofReceipts(tx, companyOf(actor), source.receiptIds)

/** As `readBillable`, for the page of a new invoice. */
export function readBillableFor(actor: Actor, source: BillSource): Promise<Billable> {
  authorize(actor, 'supplier-invoices.write')
  return readAs(actor, (tx) => readBillable(tx, actor, source))
}

export type Choice = {
  key: string
  supplier: string
  branch: string
  /** Day or moment of the last delivery; null: nothing came yet. */
  lastAt: string | null
  deliveries: number
} & ({ order: { id: string; number: number } } | { receiptIds: string[] })

/** Orders sent and deliveries without an order that wait for an invoice, the newest first. */
export function readChoices(actor: Actor): Promise<Choice[]> {
  authorize(actor, 'supplier-invoices.write')
  const client = companyOf(actor)
  return readAs(actor, async (tx) => {
    const orders = await tx
      .selectFrom('purchase_orders as o')
      .innerJoin('suppliers as s', (join) =>
        join.onRef('s.client_id', '=', 'o.client_id').onRef('s.id', '=', 'o.supplier_id'),
      )
      .innerJoin('branches as b', (join) =>
        join.onRef('b.client_id', '=', 'o.client_id').onRef('b.id', '=', 'o.branch_id'),
      )
      .leftJoinLateral(
        unbilled(tx, client)
          .select([sql<string | null>`max(r.arrived_at)`.as('last_at'), sql<number>`count(*)::int`.as('deliveries')])
          .where(sql<boolean>`r.order_id = o.id`)
          .as('d'),
        (join) => join.onTrue(),
      )
      .select(['o.id', 'o.number', 'o.sent_at', 'd.last_at', 'd.deliveries', supplierName.as('supplier')])
      .select(branchNow('b').as('branch'))
      .where('o.client_id', '=', client)
      .where('o.state', 'in', ['sent', 'confirmed', 'part_received', 'received', 'closed'])
      .where(
        sql<boolean>`(d.deliveries > 0 or not exists (select from supplier_invoices v where v.client_id = o.client_id
          and v.order_id = o.id and v.state <> 'void'))`,
      )
      .orderBy(sql`d.deliveries > 0`, 'desc')
      .orderBy(sql`coalesce(d.last_at, o.sent_at)`, 'desc')
      .limit(100)
      .execute()
    const loose = await unbilled(tx, client)
      .innerJoin('suppliers as s', (join) =>
        join.onRef('s.client_id', '=', 'r.client_id').onRef('s.id', '=', 'r.supplier_id'),
      )
      .innerJoin('branches as b', (join) =>
        join.onRef('b.client_id', '=', 'r.client_id').onRef('b.id', '=', 'r.branch_id'),
      )
      .select(['r.id', 'r.arrived_at', 'r.supplier_id', 'r.branch_id', supplierName.as('supplier')])
      .select(branchNow('b').as('branch'))
      .where('r.order_id', 'is', null)
      .orderBy('r.arrived_at', 'desc')
      .limit(100)
      .execute()
    const groups = Map.groupBy(loose, (one) => `${one.supplier_id} ${one.branch_id}`)
    const single = loose.map((one): Choice => ({
      key: one.id,
      supplier: one.supplier,
      branch: one.branch,
      lastAt: one.arrived_at,
      deliveries: 1,
      receiptIds: [one.id],
    }))
    const several = [...groups].flatMap(([key, of]): Choice[] => {
      const [{ supplier, branch, arrived_at: lastAt }] = of as [(typeof of)[number]]
      return of.length < 2
        ? []
        : [{ key, supplier, branch, lastAt, deliveries: of.length, receiptIds: of.map(({ id }) => id) }]
    })
    return [
      ...orders.map((one): Choice => ({
        key: one.id,
        supplier: one.supplier,
        branch: one.branch,
        lastAt: one.last_at,
        deliveries: one.deliveries ?? 0,
        order: { id: one.id, number: one.number },
      })),
      ...several,
      ...single,
    ]
  })
}
