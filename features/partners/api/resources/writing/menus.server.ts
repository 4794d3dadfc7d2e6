import { z } from 'zod'
import type { Tx } from '#/db/database.server.ts'
import { authorize } from '#/domain/permissions.ts'
import { saveDishPrices } from '#/features/kitchen/calculator/dish-prices.server.ts'
import { setSoldOut } from '#/features/kitchen/menus/sold-out.server.ts'
import { now } from '#/platform/clock.ts'
import { about, field, listOperation, postOperation } from '../../operation.ts'
import { readBranch } from '../company.server.ts'
import { readRecipe } from '../kitchen.server.ts'
import { moment, readApiPage } from '../read-api-rows.server.ts'

const price = z.object({
  id: field.id,
  recipe_id: field.id,
  branch_id: field.id.nullable().meta(about('Null: in every branch.', 'القيمة null تعني كل الفروع.')),
  channel_id: field.id.nullable().meta(about('Null: in every sales channel.', 'القيمة null تعني كل قنوات البيع.')),
  price: field.halalas.meta(about('Halalas with VAT, as guests see it.', 'بالهللات شاملًا الضريبة كما يراه الضيوف.')),
  starts_on: field.day,
})

export const listDishPricesOperation = listOperation({
  id: 'listDishPrices',
  path: '/recipes/{id}/prices',
  scope: 'kitchen:read',
  tag: 'kitchen',
  summary: { en: 'Menu prices of a dish', ar: 'أسعار طبق في قوائم الطعام' },
  schema: 'DishPrice',
  item: price,
  filters: { branch: field.id.optional() },
  run: async ({ actor, id, filters: { branch }, fetch }) => {
    authorize(actor, 'kitchen.read')
    const { id: recipeId } = await readRecipe(actor, id)
    return readApiPage<z.output<typeof price>>(actor, fetch, 'id', (db, clientId) =>
      db
        .selectFrom('dish_prices')
        .select(['id', 'recipe_id', 'branch_id', 'channel_id', 'price_halalas as price', 'starts_on'])
        .where('client_id', '=', clientId)
        .where('recipe_id', '=', recipeId)
        .where('withdrawn_at', 'is', null)
        .$if(branch !== undefined, (found) => found.where('branch_id', '=', branch!)),
    )
  },
})

export const saveDishPriceOperation = postOperation({
  id: 'saveDishPrice',
  path: '/recipes/{id}/prices',
  scope: 'kitchen:write',
  tag: 'kitchen',
  summary: { en: 'Set the menu price of a dish from a day on', ar: 'تحديد سعر طبق من تاريخ محدد' },
  schema: 'SavedDishPrice',
  item: z.object({
    recipe_id: field.id,
    changed: z
      .boolean()
      .meta(about('False: this price was in force already.', 'القيمة false تعني أن السعر سارٍ من قبل.')),
  }),
  body: z.strictObject({
    price: z.number().int().min(1).max(100_000_000).meta(about('Halalas with VAT.', 'بالهللات شاملًا الضريبة.')),
    starts_on: field.day,
    branch_id: field.id.nullable().default(null),
    channel_id: field.id.nullable().default(null),
  }),
  status: 200,
  run: async ({ actor, id, body, newId }) => {
    const prices = [{ halalas: body.price, branchId: body.branch_id, channelId: body.channel_id }]
    const changed = await saveDishPrices(actor, { recipeId: id, startsOn: body.starts_on, prices, key: newId })
    return { recipe_id: id, changed: changed > 0 }
  },
})

const soldOut = z.object({
  id: field.id.meta(about('Of the dish.', 'معرّف الطبق.')),
  branch_id: field.id,
  until: field.at.meta(about('When the branch closes.', 'وقت إغلاق الفرع.')),
})
type Row = Omit<z.output<typeof soldOut>, 'until'> & { until: Date }
const selectSoldOut = (db: Tx, clientId: string, branchId: string) =>
  db
    .selectFrom('sold_out')
    .select(['recipe_id as id', 'branch_id', 'until'])
    .where('client_id', '=', clientId)
    .where('branch_id', '=', branchId)
    .where('until', '>', now().toISOString())

export const listSoldOutOperation = listOperation({
  id: 'listSoldOut',
  path: '/branches/{id}/sold-out',
  scope: 'kitchen:read',
  tag: 'kitchen',
  summary: { en: 'Dishes that have run out in a branch', ar: 'الأطباق النافدة في فرع' },
  schema: 'SoldOut',
  item: soldOut,
  filters: {},
  run: async ({ actor, id, fetch }) => {
    authorize(actor, 'kitchen.read')
    await readBranch(actor, id)
    const rows = await readApiPage<Row>(actor, fetch, 'recipe_id', (db, clientId) => selectSoldOut(db, clientId, id))
    return rows.map((row) => ({ ...row, until: moment(row.until)! }))
  },
})

export const setSoldOutOperation = postOperation({
  id: 'setSoldOut',
  path: '/branches/{id}/sold-out',
  scope: 'kitchen:write',
  tag: 'kitchen',
  summary: {
    en: 'Say that a dish has run out until the branch closes, or that it is back',
    ar: 'تحديد طبق بأنه نافد حتى إغلاق الفرع أو أنه عاد متوفرًا',
  },
  schema: 'SetSoldOut',
  item: z.object({ branch_id: field.id, recipe_id: field.id, is_sold_out: z.boolean() }),
  body: z.strictObject({ recipe_id: field.id, is_sold_out: z.boolean() }),
  status: 200,
  run: async ({ actor, id, body }) => {
    await setSoldOut(actor, { branchId: id, recipeId: body.recipe_id, isOut: body.is_sold_out })
    return { branch_id: id, recipe_id: body.recipe_id, is_sold_out: body.is_sold_out }
  },
})
