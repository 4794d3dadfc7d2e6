import { sql } from 'kysely'
import { z } from 'zod'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { baseUnits, recipeKinds } from '#/domain/kitchen/book.ts'
import { ingredientStates, storages } from '#/domain/kitchen/ingredient.ts'
import { authorize } from '#/domain/permissions.ts'
import { about, field, getOperation, listOperation } from '../operation.ts'
import { moment, readApiPage, readApiRow } from './read-api-rows.server.ts'

const name = z.string().nullable()

const ingredient = z.object({
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

export const readIngredientOperation = getOperation({
  id: 'getIngredient',
  path: '/ingredients/{id}',
  scope: 'kitchen:read',
  tag: 'kitchen',
  summary: { en: 'An ingredient', ar: 'مكوّن' },
  schema: 'Ingredient',
  item: ingredient,
  run: async ({ actor, id }) => {
    authorize(actor, 'kitchen.read')
    return ingredientOf(await readApiRow<IngredientRow>(actor, id, 'i.id', selectIngredients))
  },
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
      about('Halalas of a portion without VAT, as reckoned last.', 'تكلفة الحصة بالهللات قبل الضريبة حسب آخر احتساب.'),
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
const recipeDetails = z.object({
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
    authorize(actor, 'kitchen.costs')
    const rows = await readApiPage<RecipeRow>(actor, fetch, 'r.id', (db, clientId) =>
      selectRecipes(db, clientId).$if(kind !== undefined, (found) => found.where('r.kind', '=', kind!)),
    )
    return rows.map(recipeOf)
  },
})

export const readRecipeOperation = getOperation({
  id: 'getRecipe',
  path: '/recipes/{id}',
  scope: 'kitchen:read',
  tag: 'kitchen',
  summary: { en: 'A recipe with the lines of its version in force', ar: 'وصفة مع سطور إصدارها الساري' },
  schema: 'RecipeDetails',
  item: recipeDetails,
  run: async ({ actor, id }) => {
    authorize(actor, 'kitchen.costs')
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
  },
})

const menu = z.object({
  id: field.id,
  name_en: field.name,
  name_ar: field.name,
  branch_id: field.id.nullable().meta(about('Null: of every branch.', 'القيمة null تعني كل الفروع.')),
  is_archived: z.boolean(),
  publication: z
    .number()
    .int()
    .nullable()
    .meta(about('Number of the publication that guests see.', 'رقم النسخة المنشورة للضيوف.')),
  published_at: field.at.nullable(),
  slugs: z
    .array(z.string())
    .meta(
      about(
        'Public addresses are /menu/ and /ar/menu/ with one of them.',
        'العنوان العام هو ‎/ar/menu/‎ أو ‎/menu/‎ متبوعًا بأحدها.',
      ),
    ),
})
const menuDetails = z.object({
  ...menu.shape,
  content: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta(about('Sections and dishes as published; null before.', 'الأقسام والأطباق كما نُشرت، وقيمتها null قبل النشر.')),
})
type MenuRow = Omit<z.output<typeof menu>, 'published_at'> & { published_at: Date | null }

const selectMenus = (db: Tx, clientId: string) =>
  db
    .selectFrom('menus as m')
    .leftJoin('menu_publications as p', (join) =>
      join.onRef('p.client_id', '=', 'm.client_id').onRef('p.id', '=', 'm.publication_id'),
    )
    .select(['m.id', 'm.name_en', 'm.name_ar', 'm.branch_id', 'p.number as publication', 'p.published_at'])
    .select(sql<boolean>`m.archived_at is not null`.as('is_archived'))
    .select(
      sql<string[]>`array(select s.slug from menu_slugs s where s.client_id = m.client_id and s.menu_id = m.id
        and s.is_current order by s.slug)`.as('slugs'),
    )
    .where('m.client_id', '=', clientId)
const menuOf = (row: MenuRow) => ({ ...row, published_at: moment(row.published_at) })

export const listMenusOperation = listOperation({
  id: 'listMenus',
  path: '/menus',
  scope: 'kitchen:read',
  tag: 'kitchen',
  summary: { en: 'Menus', ar: 'قوائم الطعام' },
  schema: 'Menu',
  item: menu,
  filters: { branch: field.id.optional() },
  run: async ({ actor, filters: { branch }, fetch }) => {
    authorize(actor, 'kitchen.read')
    const rows = await readApiPage<MenuRow>(actor, fetch, 'm.id', (db, clientId) =>
      selectMenus(db, clientId).$if(branch !== undefined, (found) => found.where('m.branch_id', '=', branch!)),
    )
    return rows.map(menuOf)
  },
})

export const readMenuOperation = getOperation({
  id: 'getMenu',
  path: '/menus/{id}',
  scope: 'kitchen:read',
  tag: 'kitchen',
  summary: { en: 'A menu as guests see it', ar: 'قائمة طعام كما يراها الضيوف' },
  schema: 'MenuDetails',
  item: menuDetails,
  run: async ({ actor, id }) => {
    authorize(actor, 'kitchen.read')
    const { content, ...row } = await readApiRow<MenuRow & { content: Record<string, unknown> | null }>(
      actor,
      id,
      'm.id',
      (db, clientId) => selectMenus(db, clientId).select('p.content'),
    )
    return { ...menuOf(row), content }
  },
})
