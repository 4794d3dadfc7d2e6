import { sql } from 'kysely'
import { z } from 'zod'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { baseUnits, recipeKinds } from '#/domain/kitchen/book.ts'
import { ingredientStates, storages } from '#/domain/kitchen/ingredient.ts'
import { authorize } from '#/domain/permissions.ts'
import { about, field, getOperation, listOperation, versionField } from '../operation.ts'
import { moment, readApiPage, readApiRow } from './read-api-rows.server.ts'

const name = z.string().nullable()

export const ingredient = z.object({
  id: field.id,
  name_en: name,
  name_ar: name,
  state: z.enum(ingredientStates),
  base: z.enum(baseUnits).meta(about('Unit in which amounts are reckoned.', 'الوحدة التي تُحسب بها الكميات.')),
  category: z.string(),
  storage: z.enum(storages).nullable(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  preferred_supplier_id: field.id.nullable(),
  revision: z.number().int(),
  changed_at: field.at,
})
type IngredientRow = Omit<z.output<typeof ingredient>, 'changed_at'> & { changed_at: Date }

const selectIngredients = (db: Tx, clientId: string) =>
  db
    .selectFrom('ingredients as i')
    .select(['i.id', 'i.name_en', 'i.name_ar', 'i.state', 'i.base', 'i.category', 'i.storage', 'i.sku', 'i.barcode'])
    .select(['i.preferred_supplier_id', 'i.revision', 'i.changed_at'])
    .where('i.client_id', '=', clientId)
    .where('i.state', '<>', 'merged')
const ingredientOf = (row: IngredientRow) => ({ ...row, changed_at: moment(row.changed_at)! })

export const listIngredientsOperation = listOperation({
  id: 'listIngredients',
  path: '/ingredients',
  scope: 'kitchen:read',
  tag: 'kitchen',
  summary: { en: 'Ingredients', ar: 'المكوّنات' },
  schema: 'Ingredient',
  item: ingredient,
  filters: { state: z.enum(ingredientStates).optional(), changed_since: field.at.optional() },
  run: async ({ actor, filters: { state, changed_since: since }, fetch }) => {
    authorize(actor, 'kitchen.read')
    const rows = await readApiPage<IngredientRow>(actor, fetch, 'i.id', (db, clientId) =>
      selectIngredients(db, clientId)
        .$if(state !== undefined, (found) => found.where('i.state', '=', state!))
        .$if(since !== undefined, (found) => found.where('i.changed_at', '>=', since!)),
    )
    return rows.map(ingredientOf)
  },
})

export const readIngredient = async (actor: Actor, id: string) => {
  authorize(actor, 'kitchen.read')
  const found = ingredientOf(await readApiRow<IngredientRow>(actor, id, 'i.id', selectIngredients))
  return { ...found, [versionField]: found.revision }
}

export const readIngredientOperation = getOperation({
  id: 'getIngredient',
  path: '/ingredients/{id}',
  scope: 'kitchen:read',
  tag: 'kitchen',
  summary: { en: 'An ingredient, with its revision as ETag', ar: 'مكوّن، ورقم مراجعته في ETag' },
  schema: 'Ingredient',
  item: ingredient,
  run: ({ actor, id }) => readIngredient(actor, id),
})

const recipe = z.object({
  id: field.id,
  name_en: name,
  name_ar: name,
  kind: z.enum(recipeKinds),
  category: z.string().nullable(),
  is_archived: z.boolean(),
  version: z
    .number()
    .int()
    .nullable()
    .meta(about('Version in force; null before the first.', 'الإصدار الساري، وقيمته null قبل أول إصدار.')),
  portion_cost: field.halalas
    .nullable()
    .meta(
      about(
        'Halalas of a portion without VAT, as reckoned last; null where the key sees no costs.',
        'تكلفة الحصة بالهللات قبل الضريبة حسب آخر احتساب، وقيمتها null إن كان المفتاح لا يرى التكاليف.',
      ),
    ),
  portion_cost_on: field.day.nullable(),
  is_cost_whole: z
    .boolean()
    .nullable()
    .meta(about('False: some lines are without a price.', 'القيمة false تعني أن لبعض السطور سعرًا غير معروف.')),
})
const line = z.object({
  id: field.id,
  ingredient_id: field.id.nullable(),
  recipe_id: field.id.nullable(),
  quantity: z
    .string()
    .nullable()
    .meta(
      about('Exact, a decimal or a fraction; null: to taste.', 'رقم عشري أو كسر دقيق، وقيمته null تعني حسب الذوق.'),
    ),
  unit: z.string(),
})
export const recipeDetails = z.object({
  ...recipe.shape,
  portions: z.string().nullable().meta(about('Exact, a decimal or a fraction.', 'رقم عشري أو كسر دقيق.')),
  lines: z.array(line),
})
type RecipeRow = Omit<z.output<typeof recipe>, 'portion_cost'> & { portion_cost: number | string | null }

const selectRecipes = (db: Tx, clientId: string) =>
  db
    .selectFrom('recipes as r')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('recipe_versions as v')
          .select(['v.id', 'v.number', 'v.portions'])
          .whereRef('v.client_id', '=', 'r.client_id')
          .whereRef('v.recipe_id', '=', 'r.id')
          .where('v.state', '=', 'published')
          .where(sql<boolean>`v.from_on <= (now() at time zone 'Asia/Riyadh')::date`)
          .orderBy('v.from_on', 'desc')
          .orderBy('v.number', 'desc')
          .limit(1)
          .as('v'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('recipe_costs as c')
          .select(['c.halalas', 'c.day', 'c.open_lines'])
          .whereRef('c.client_id', '=', 'r.client_id')
          .whereRef('c.recipe_id', '=', 'r.id')
          .orderBy('c.day', 'desc')
          .orderBy('c.created_at', 'desc')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(['r.id', 'r.name_en', 'r.name_ar', 'r.kind', 'r.category', 'v.number as version'])
    .select(['c.halalas as portion_cost', 'c.day as portion_cost_on'])
    .select(sql<boolean>`r.archived_at is not null`.as('is_archived'))
    .select(sql<boolean | null>`c.open_lines = 0`.as('is_cost_whole'))
    .where('r.client_id', '=', clientId)
const recipeOf = (row: RecipeRow) => ({
  ...row,
  portion_cost: row.portion_cost === null ? null : Number(row.portion_cost),
})

export const listRecipesOperation = listOperation({
  id: 'listRecipes',
  path: '/recipes',
  scope: 'kitchen:read',
  tag: 'kitchen',
  summary: { en: 'Recipes with what a portion costs', ar: 'الوصفات مع تكلفة الحصة' },
  schema: 'Recipe',
  item: recipe,
  filters: { kind: z.enum(recipeKinds).optional() },
  run: async ({ actor, filters: { kind }, fetch }) => {
    // those who see no costs get null in their place: the database shows them none
    authorize(actor, 'kitchen.read')
    const rows = await readApiPage<RecipeRow>(actor, fetch, 'r.id', (db, clientId) =>
      selectRecipes(db, clientId).$if(kind !== undefined, (found) => found.where('r.kind', '=', kind!)),
    )
    return rows.map(recipeOf)
  },
})

export async function readRecipe(actor: Actor, id: string): Promise<z.output<typeof recipeDetails>> {
  authorize(actor, 'kitchen.read')
  return readAs(actor, async (db) => {
    const row = await selectRecipes(db, companyOf(actor))
      .select(['v.id as versionId', 'v.portions'])
      .where(sql<boolean>`r.id = ${id}::uuid`)
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const { versionId, portions, ...found } = row
    const lines =
      versionId === null
        ? []
        : await db
            .selectFrom('recipe_lines as l')
            .select(['l.id', 'l.ingredient_id', 'l.sub_recipe_id as recipe_id', 'l.quantity', 'l.unit'])
            .where('l.client_id', '=', companyOf(actor))
            .where('l.version_id', '=', versionId)
            .orderBy('l.place')
            .execute()
    return { ...recipeOf(found), portions, lines }
  })
}

export const readRecipeOperation = getOperation({
  id: 'getRecipe',
  path: '/recipes/{id}',
  scope: 'kitchen:read',
  tag: 'kitchen',
  summary: { en: 'A recipe with the lines of its version in force', ar: 'وصفة مع سطور إصدارها الساري' },
  schema: 'RecipeDetails',
  item: recipeDetails,
  run: ({ actor, id }) => readRecipe(actor, id),
})
