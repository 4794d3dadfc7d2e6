import { z } from 'zod'
import { baseUnits } from '#/domain/kitchen/book.ts'
import { categories, storages } from '#/domain/kitchen/ingredient.ts'
import { vatModes } from '#/domain/kitchen/prices.ts'
import { halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addIngredient } from '#/features/kitchen/ingredients/add-ingredient.server.ts'
import { addPrice } from '#/features/kitchen/ingredients/add-price.server.ts'
import { changeState } from '#/features/kitchen/ingredients/change-state.server.ts'
import { ingredientForm, newIngredientForm } from '#/features/kitchen/ingredients/form.ts'
import { saveFacts } from '#/features/kitchen/ingredients/save-facts.server.ts'
import { about, field, listOperation, postOperation } from '../../operation.ts'
import { checkedForm } from '../checked-form.ts'
import { ingredient, readIngredient } from '../kitchen.server.ts'
import { moment, readApiPage, readApiRow } from '../read-api-rows.server.ts'

const text = (most: number) => z.string().trim().max(most).nullable().default(null)
const facts = {
  name_en: text(120),
  name_ar: text(120),
  category: z.enum(categories),
  storage: z.enum(storages).nullable().default(null),
  sku: text(60),
  barcode: text(20),
}
const typed = (body: z.output<z.ZodObject<typeof facts>>) => ({
  nameEn: body.name_en ?? '',
  nameAr: body.name_ar ?? '',
  category: body.category,
  storage: body.storage ?? '',
  sku: body.sku ?? '',
  barcode: body.barcode ?? '',
})

export const createIngredientOperation = postOperation({
  id: 'createIngredient',
  path: '/ingredients',
  scope: 'kitchen:write',
  tag: 'kitchen',
  summary: { en: 'Add an ingredient', ar: 'إضافة مكوّن' },
  schema: 'Ingredient',
  item: ingredient,
  body: z.strictObject({ base: z.enum(baseUnits), ...facts }),
  status: 201,
  run: async ({ actor, body, newId }) => {
    await addIngredient(actor, checkedForm(newIngredientForm, { clientKey: newId, base: body.base, ...typed(body) }))
    return readIngredient(actor, newId)
  },
})

type Kept = { aliases: string[]; shelf_days: number | null; is_salt: boolean }

export const updateIngredientOperation = postOperation({
  id: 'updateIngredient',
  path: '/ingredients/{id}',
  scope: 'kitchen:write',
  tag: 'kitchen',
  summary: { en: 'Change names, numbers and storage of an ingredient', ar: 'تعديل أسماء مكوّن وأرقامه وتخزينه' },
  schema: 'Ingredient',
  item: ingredient,
  body: z.strictObject(facts),
  status: 200,
  needsVersion: true,
  run: async ({ actor, id, body, version }) => {
    const kept = await readApiRow<Kept>(actor, id, 'id', (db, clientId) =>
      db.selectFrom('ingredients').select(['aliases', 'shelf_days', 'is_salt']).where('client_id', '=', clientId),
    )
    const form = checkedForm(ingredientForm, { intent: 'facts', revision: version, ...typed(body) })
    if (form.intent === 'facts')
      await saveFacts(actor, id, { ...form, aliases: kept.aliases, shelfDays: kept.shelf_days, isSalt: kept.is_salt })
    return readIngredient(actor, id)
  },
})

export const stepIngredientOperation = postOperation({
  id: 'moveIngredient',
  path: '/ingredients/{id}/steps',
  scope: 'kitchen:write',
  tag: 'kitchen',
  summary: {
    en: 'Archive an ingredient, restore it, or accept a proposed one',
    ar: 'أرشفة مكوّن أو استعادته أو قبول مكوّن مقترح',
  },
  schema: 'Ingredient',
  item: ingredient,
  body: z.strictObject({ step: z.enum(['archive', 'restore', 'accept']) }),
  status: 200,
  needsVersion: true,
  run: async ({ actor, id, body, version }) => {
    await changeState(actor, { ingredientId: id, revision: version }, body.step)
    return readIngredient(actor, id)
  },
})

const price = z.object({
  id: field.id,
  ingredient_id: field.id,
  branch_id: field.id.nullable().meta(about('Null: of all branches.', 'القيمة null تعني كل الفروع.')),
  quantity: z.string().meta(about('Content of the pack, in unit.', 'محتوى العبوة بالوحدة.')),
  unit: z.string(),
  amount: field.halalas
    .nullable()
    .meta(about('Halalas of the pack; null: taken back.', 'سعر العبوة بالهللات، وقيمته null إذا سُحب.')),
  vat_mode: z.enum(vatModes),
  valid_from: field.day,
  supplier: z.string().nullable(),
  corrects_id: field.id.nullable(),
  created_at: field.at,
})
type Row = Omit<z.output<typeof price>, 'created_at' | 'amount'> & { created_at: Date; amount: number | null }

const selectPrices = (db: Tx, clientId: string) =>
  db
    .selectFrom('ingredient_prices')
    .select(['id', 'ingredient_id', 'branch_id', 'quantity', 'unit', 'amount', 'vat_mode', 'valid_from', 'supplier'])
    .select(['corrects_id', 'created_at'])
    .where('client_id', '=', clientId)
const priceOf = (row: Row) => ({
  ...row,
  amount: row.amount === null ? null : halalas(row.amount),
  created_at: moment(row.created_at)!,
})

export const listPricesOperation = listOperation({
  id: 'listIngredientPrices',
  path: '/ingredients/{id}/prices',
  scope: 'kitchen:read',
  tag: 'kitchen',
  summary: { en: 'Prices of an ingredient', ar: 'أسعار مكوّن' },
  schema: 'IngredientPrice',
  item: price,
  filters: { valid_since: field.day.optional() },
  run: async ({ actor, id, filters: { valid_since: since }, fetch }) => {
    authorize(actor, 'kitchen.costs')
    const found = await readIngredient(actor, id)
    const rows = await readApiPage<Row>(actor, fetch, 'id', (db, clientId) =>
      selectPrices(db, clientId)
        .where('ingredient_id', '=', found.id)
        .$if(since !== undefined, (all) => all.where('valid_from', '>=', since!)),
    )
    return rows.map(priceOf)
  },
})

const readPrice = async (actor: Actor, id: string) => priceOf(await readApiRow<Row>(actor, id, 'id', selectPrices))

export const addPriceOperation = postOperation({
  id: 'addIngredientPrice',
  path: '/ingredients/{id}/prices',
  scope: 'kitchen:write',
  tag: 'kitchen',
  summary: { en: 'Add a price that counts from a day on', ar: 'إضافة سعر يسري من تاريخ محدد' },
  schema: 'IngredientPrice',
  item: price,
  body: z.strictObject({
    quantity: z
      .string()
      .max(40)
      .meta(about('Content of the pack: a decimal or a fraction.', 'محتوى العبوة: رقم عشري أو كسر.')),
    unit: z.string().trim().min(1).max(40),
    amount: z.number().int().min(0).max(10_000_000_000).meta(about('Halalas of the pack.', 'سعر العبوة بالهللات.')),
    vat_mode: z.enum(vatModes),
    valid_from: field.day,
    branch_id: field.id.nullable().default(null),
    supplier: text(120),
    document: text(120),
    confirmed: z
      .boolean()
      .default(false)
      .meta(about('Needed for a change of more than 15 %.', 'مطلوب عند تغيّر السعر بأكثر من 15٪.')),
    corrects_id: field.id
      .nullable()
      .default(null)
      .meta(about('Price that this one corrects.', 'السعر الذي يصححه هذا السعر.')),
  }),
  status: 201,
  run: async ({ actor, id, body, newId }) => {
    const form = checkedForm(ingredientForm, {
      intent: 'price',
      clientKey: newId,
      correctsId: body.corrects_id ?? '',
      quantity: body.quantity,
      unit: body.unit,
      amount: (body.amount / 100).toFixed(2),
      vatMode: body.vat_mode,
      validFrom: body.valid_from,
      supplier: body.supplier ?? '',
      document: body.document ?? '',
      branchId: body.branch_id ?? '',
      ...(body.confirmed && { confirmed: 'on' }),
    })
    if (form.intent === 'price') await addPrice(actor, id, form)
    return readPrice(actor, newId)
  },
})
