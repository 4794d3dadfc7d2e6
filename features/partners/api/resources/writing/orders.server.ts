import { z } from 'zod'
import type { Tx } from '#/db/database.server.ts'
import { contentUnits, vatModes } from '#/domain/kitchen/buying/supplier.ts'
import { mostOrderLines } from '#/domain/kitchen/buying/order.ts'
import { halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { newOrderForm } from '#/features/kitchen/orders/form.ts'
import { cancelOrder, sendOrder } from '#/features/kitchen/orders/move-order.server.ts'
import { makeOrder } from '#/features/kitchen/orders/save-order.server.ts'
import { submitOrder } from '#/features/kitchen/orders/submit-order.server.ts'
import { about, field, listOperation, postOperation } from '../../operation.ts'
import { checkedForm } from '../checked-form.ts'
import { orderDetails, readOrder } from '../orders.server.ts'
import { readApiPage, readApiRow } from '../read-api-rows.server.ts'

const supplier = z.object({
  id: field.id,
  name_en: field.name.nullable(),
  name_ar: field.name.nullable(),
  payment_days: z.number().int(),
  delivery_fee: field.halalas,
  is_archived: z.boolean(),
})

export const listSuppliersOperation = listOperation({
  id: 'listSuppliers',
  path: '/suppliers',
  scope: 'orders:read',
  tag: 'orders',
  summary: { en: 'Suppliers', ar: 'الموردون' },
  schema: 'Supplier',
  item: supplier,
  filters: {},
  run: async ({ actor, fetch }) => {
    authorize(actor, 'suppliers.read')
    type Row = Omit<z.output<typeof supplier>, 'is_archived'> & { archived_at: Date | null }
    const rows = await readApiPage<Row>(actor, fetch, 'id', (db, clientId) =>
      db
        .selectFrom('suppliers')
        .select(['id', 'name_en', 'name_ar', 'payment_days', 'delivery_fee', 'archived_at'])
        .where('client_id', '=', clientId),
    )
    return rows.map(({ archived_at: archived, ...row }) => ({
      ...row,
      delivery_fee: halalas(row.delivery_fee),
      is_archived: archived !== null,
    }))
  },
})

const offer = z.object({
  id: field.id,
  supplier_id: field.id,
  ingredient_id: field.id,
  brand: z.string().nullable(),
  pack: z.string(),
  quantity: z.number().meta(about('Content of a pack, in unit.', 'محتوى العبوة بالوحدة.')),
  unit: z.enum(contentUnits),
  price: field.halalas.meta(about('Halalas of a pack, as vat_mode says.', 'سعر العبوة بالهللات حسب vat_mode.')),
  vat_mode: z.enum(vatModes),
  minimum: z.number().int().meta(about('Least packs of an order.', 'أقل عدد من العبوات في الطلب.')),
  multiple: z.number().int(),
  valid_from: field.day,
  valid_until: field.day.nullable(),
})
const selectOffers = (db: Tx, clientId: string, supplierId: string) =>
  db
    .selectFrom('supplier_offers')
    .select(['id', 'supplier_id', 'ingredient_id', 'brand', 'pack', 'quantity', 'unit', 'price', 'vat_mode'])
    .select(['minimum', 'multiple', 'valid_from', 'valid_until'])
    .where('client_id', '=', clientId)
    .where('supplier_id', '=', supplierId)
    .where('ended_at', 'is', null)

export const listOffersOperation = listOperation({
  id: 'listSupplierOffers',
  path: '/suppliers/{id}/offers',
  scope: 'orders:read',
  tag: 'orders',
  summary: { en: 'Packs and prices of a supplier', ar: 'عبوات مورد وأسعاره' },
  schema: 'SupplierOffer',
  item: offer,
  filters: {},
  run: async ({ actor, id, fetch }) => {
    authorize(actor, 'suppliers.read')
    await readApiRow(actor, id, 'id', (db, clientId) =>
      db.selectFrom('suppliers').select('id').where('client_id', '=', clientId),
    )
    const rows = await readApiPage<z.output<typeof offer>>(actor, fetch, 'id', (db, clientId) =>
      selectOffers(db, clientId, id),
    )
    return rows.map((row) => ({ ...row, price: halalas(row.price) }))
  },
})

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .nullable()
  .default(null)

export const createOrderOperation = postOperation({
  id: 'createPurchaseOrder',
  path: '/purchase-orders',
  scope: 'orders:write',
  tag: 'orders',
  summary: { en: 'Write a draft from the packs of a supplier', ar: 'إعداد مسودة أمر شراء من عبوات مورد' },
  schema: 'PurchaseOrderDetails',
  item: orderDetails,
  body: z.strictObject({
    supplier_id: field.id,
    branch_id: field.id,
    wanted_on: field.day,
    window_from: time,
    window_until: time,
    note: z.string().trim().max(1000).nullable().default(null),
    lines: z
      .array(z.strictObject({ offer_id: field.id, packs: z.number().int().min(1).max(99_999) }))
      .min(1)
      .max(mostOrderLines),
  }),
  status: 201,
  run: async ({ actor, body, newId }) => {
    const rows = body.lines.flatMap(({ offer_id: of, packs }, index) => [
      [`of-${index + 1}`, of],
      [`packs-${index + 1}`, String(packs)],
    ])
    const { clientKey, ...form } = checkedForm(newOrderForm, {
      clientKey: newId,
      supplierId: body.supplier_id,
      branchId: body.branch_id,
      wantedOn: body.wanted_on,
      windowFrom: body.window_from ?? '',
      windowUntil: body.window_until ?? '',
      note: body.note ?? '',
      ...Object.fromEntries(rows),
    })
    await makeOrder(actor, clientKey, form)
    return readOrder(actor, newId)
  },
})

export const stepOrderOperation = postOperation({
  id: 'movePurchaseOrder',
  path: '/purchase-orders/{id}/steps',
  scope: 'orders:write',
  tag: 'orders',
  summary: {
    en: 'Submit a draft, send an approved order, or cancel one. Above the limit a person approves it',
    ar: 'تقديم مسودة أو إرسال أمر معتمد أو إلغاء أمر. وما فوق الحد يعتمده الأشخاص',
  },
  schema: 'PurchaseOrderDetails',
  item: orderDetails,
  body: z
    .strictObject({ step: z.enum(['submit', 'send', 'cancel']), reason: z.string().trim().max(500).default('') })
    .refine(({ step, reason }) => step !== 'cancel' || reason !== '', { path: ['reason'] }),
  status: 200,
  needsVersion: true,
  run: async ({ actor, id, body, version }) => {
    const seen = { orderId: id, revision: version }
    if (body.step === 'submit') await submitOrder(actor, seen)
    else if (body.step === 'send') await sendOrder(actor, seen)
    else await cancelOrder(actor, seen, body.reason)
    return readOrder(actor, id)
  },
})
