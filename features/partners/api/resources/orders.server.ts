import { sql } from 'kysely'
import { z } from 'zod'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { orderAnswers, orderStates } from '#/domain/kitchen/buying/order.ts'
import { contentUnits, vatModes } from '#/domain/kitchen/buying/supplier.ts'
import { halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { about, field, getOperation, listOperation, versionField } from '../operation.ts'
import { moment, readApiPage } from './read-api-rows.server.ts'

const order = z.object({
  id: field.id,
  number: z.number().int(),
  branch_id: field.id,
  supplier_id: field.id,
  supplier_name: field.name,
  state: z.enum(orderStates),
  answered: z.enum(orderAnswers).nullable().meta(about('Last answer since it was sent.', 'آخر رد منذ إرساله.')),
  wanted_on: field.day,
  net: field.halalas.meta(about('Halalas without VAT, with delivery.', 'بالهللات قبل الضريبة وشاملًا التوصيل.')),
  vat: field.halalas,
  delivery_fee: field.halalas.meta(about('Halalas without VAT.', 'بالهللات قبل الضريبة.')),
  revision: z.number().int(),
  created_at: field.at,
  sent_at: field.at.nullable(),
  confirmed_at: field.at.nullable(),
  ended_at: field.at.nullable(),
})
const line = z.object({
  id: field.id,
  ingredient_id: field.id,
  ingredient_name: field.name,
  brand: z.string().nullable(),
  sku: z.string().nullable(),
  pack: z.string(),
  quantity: z.number().meta(about('Content of a pack, in unit.', 'محتوى العبوة بالوحدة.')),
  unit: z.enum(contentUnits),
  packs: z.number().int(),
  price: field.halalas.meta(about('Halalas of a pack, as vat_mode says.', 'سعر العبوة بالهللات حسب vat_mode.')),
  vat_mode: z.enum(vatModes),
  net: field.halalas,
  vat: field.halalas,
})
export const orderDetails = z.object({
  ...order.shape,
  note: z.string().nullable(),
  reason: z.string().nullable(),
  lines: z.array(line),
})

type Moments = 'created_at' | 'sent_at' | 'confirmed_at' | 'ended_at'
type Sums = 'net' | 'vat' | 'delivery_fee'
type Row = Omit<z.output<typeof order>, Moments | Sums> &
  Record<Sums, number | string> & {
    created_at: Date
    sent_at: Date | null
    confirmed_at: Date | null
    ended_at: Date | null
  }

const sumOf = (column: 'net' | 'vat') =>
  sql<string>`(select coalesce(sum(l.${sql.ref(column)}), 0) from purchase_order_lines l
    where l.client_id = o.client_id and l.order_id = o.id)`

const selectOrders = (db: Tx, clientId: string) =>
  db
    .selectFrom('purchase_orders as o')
    .innerJoin('suppliers as s', (join) =>
      join.onRef('s.client_id', '=', 'o.client_id').onRef('s.id', '=', 'o.supplier_id'),
    )
    .select(['o.id', 'o.number', 'o.branch_id', 'o.supplier_id', 'o.state', 'o.answered', 'o.wanted_on', 'o.revision'])
    .select(['o.delivery_fee', 'o.created_at', 'o.sent_at', 'o.confirmed_at', 'o.ended_at'])
    .select(sql<string>`app.named(coalesce(s.name_en, s.name_ar), s.name_ar)`.as('supplier_name'))
    .select([sumOf('net').as('net'), sumOf('vat').as('vat')])
    .where('o.client_id', '=', clientId)

const orderOf = (row: Row) => ({
  ...row,
  net: halalas(row.net) + halalas(row.delivery_fee),
  vat: halalas(row.vat),
  delivery_fee: halalas(row.delivery_fee),
  created_at: moment(row.created_at)!,
  sent_at: moment(row.sent_at),
  confirmed_at: moment(row.confirmed_at),
  ended_at: moment(row.ended_at),
})

export const listOrdersOperation = listOperation({
  id: 'listPurchaseOrders',
  path: '/purchase-orders',
  scope: 'orders:read',
  tag: 'orders',
  summary: { en: 'Purchase orders', ar: 'أوامر الشراء' },
  schema: 'PurchaseOrder',
  item: order,
  filters: {
    branch: field.id.optional(),
    supplier: field.id.optional(),
    state: z.enum(orderStates).optional(),
    created_since: field.at.optional(),
  },
  run: async ({ actor, filters: { branch, supplier, state, created_since: since }, fetch }) => {
    authorize(actor, 'orders.read')
    const rows = await readApiPage<Row>(actor, fetch, 'o.id', (db, clientId) =>
      selectOrders(db, clientId)
        .$if(branch !== undefined, (found) => found.where('o.branch_id', '=', branch!))
        .$if(supplier !== undefined, (found) => found.where('o.supplier_id', '=', supplier!))
        .$if(state !== undefined, (found) => found.where('o.state', '=', state!))
        .$if(since !== undefined, (found) => found.where('o.created_at', '>=', since!)),
    )
    return rows.map(orderOf)
  },
})

const selectLines = (db: Tx, clientId: string, orderId: string) =>
  db
    .selectFrom('purchase_order_lines as l')
    .innerJoin('ingredients as i', (join) =>
      join.onRef('i.client_id', '=', 'l.client_id').onRef('i.id', '=', 'l.ingredient_id'),
    )
    .select(['l.id', 'l.ingredient_id', 'l.brand', 'l.sku', 'l.pack', 'l.quantity', 'l.unit', 'l.packs', 'l.price'])
    .select(['l.vat_mode', 'l.net', 'l.vat'])
    .select(sql<string>`app.named(coalesce(i.name_en, i.name_ar), i.name_ar)`.as('ingredient_name'))
    .where('l.client_id', '=', clientId)
    .where('l.order_id', '=', orderId)
    .orderBy('l.place')
    .orderBy('l.id')

export async function readOrder(actor: Actor, id: string) {
  authorize(actor, 'orders.read')
  return readAs(actor, async (db) => {
    const clientId = companyOf(actor)
    const [row, lines] = await Promise.all([
      selectOrders(db, clientId)
        .select(['o.note', 'o.reason'])
        .where(sql<boolean>`o.id = ${id}::uuid`)
        .executeTakeFirst(),
      selectLines(db, clientId, id).execute(),
    ])
    if (!row) throw new AppError('not-found')
    return {
      ...orderOf(row as unknown as Row),
      [versionField]: row.revision,
      note: row.note,
      reason: row.reason,
      lines: lines.map((one) => ({
        ...one,
        quantity: one.quantity,
        price: halalas(one.price),
        net: halalas(one.net),
        vat: halalas(one.vat),
      })),
    }
  })
}

export const readOrderOperation = getOperation({
  id: 'getPurchaseOrder',
  path: '/purchase-orders/{id}',
  scope: 'orders:read',
  tag: 'orders',
  summary: {
    en: 'A purchase order with its lines, and its revision as ETag',
    ar: 'أمر شراء مع بنوده، ورقم مراجعته في ETag',
  },
  schema: 'PurchaseOrderDetails',
  item: orderDetails,
  run: ({ actor, id }) => readOrder(actor, id),
})
