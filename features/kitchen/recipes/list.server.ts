import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { costsOf } from '#/domain/kitchen/cost.ts'
import { percentOf } from '#/domain/kitchen/figures.ts'
import { netPrice } from '#/domain/kitchen/margins.ts'
import { isRegistered } from '#/domain/kitchen/prices.ts'
import { rollupsOf } from '#/domain/kitchen/rollups.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { type Rational, rational, roundHalfUp } from '#/domain/rational.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { kitchenSettings } from '#/features/kitchen/settings/read-settings.server.ts'
import { now } from '#/platform/clock.ts'
import { isWithoutCategory, type recipeList, type RecipeQuery, type RecipeRow } from './list.ts'
import { readBook } from './read-recipes.server.ts'

type Found = Pick<RecipeRow, 'id' | 'name' | 'nameAr' | 'kind' | 'category' | 'version' | 'hasDraft' | 'isArchived'>

const matching = (db: Tx, actor: Actor, { q, tab, kind, state, category }: RecipeQuery) => {
  const today = riyadhDay(now())
  const published = sql<boolean>`exists (select from app.recipe_versions p where p.client_id = r.client_id and p.recipe_id = r.id and p.state = 'published')`
  return db
    .selectFrom('recipes as r')
    .select(['r.id', 'r.kind', 'r.category', 'r.name_ar as nameAr'])
    .select(sql<string>`coalesce(r.name_en, r.name_ar)`.as('name'))
    .select(sql<boolean>`r.archived_at is not null`.as('isArchived'))
    .select(
      sql<
        number | null
      >`(select v.number from app.recipe_versions v where v.client_id = r.client_id and v.recipe_id = r.id
        and v.state = 'published' and v.from_on <= ${today}::date order by v.from_on desc, v.number desc limit 1)`.as(
        'version',
      ),
    )
    .select(
      sql<boolean>`exists (select from app.recipe_versions d where d.client_id = r.client_id and d.recipe_id = r.id and d.state = 'draft')`.as(
        'hasDraft',
      ),
    )
    .where('r.client_id', '=', companyOf(actor))
    .where('r.archived_at', tab === 'archived' ? 'is not' : 'is', null)
    .$if(q !== '', (found) => found.where(wordsMatch(sql`concat_ws(' ', r.name_en, r.name_ar, r.category)`, q)))
    .$if(kind !== null, (found) => found.where('r.kind', '=', kind!))
    .$if(category !== null, (found) =>
      isWithoutCategory(category!)
        ? found.where('r.category', 'is', null)
        : found.where(sql<boolean>`app.fold(r.category) = app.fold(${category!})`),
    )
    .$if(state !== null, (found) => found.where(state === 'published' ? published : sql<boolean>`not ${published}`))
}

/** Menu prices of dishes that count in every channel and branch today, in halalas with VAT. */
async function menuPrices(db: Tx, actor: Actor, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('dish_prices')
    .distinctOn('recipe_id')
    .select(['recipe_id', 'price_halalas'])
    .where('client_id', '=', companyOf(actor))
    .where('recipe_id', 'in', ids)
    .where('channel_id', 'is', null)
    .where('branch_id', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('starts_on', '<=', riyadhDay(now()))
    .orderBy('recipe_id')
    .orderBy('starts_on', 'desc')
    .execute()
  return new Map(rows.map(({ recipe_id: id, price_halalas: halalas }) => [id, halalas]))
}

/** Adds what a portion costs and holds, from one book of the rows of a page. */
async function withFigures(db: Tx, actor: Actor, rows: readonly Found[]): Promise<RecipeRow[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const book = await readBook(db, { on: riyadhDay(now()), ids, withDrafts: true })
  const costs = may(actor, 'kitchen.costs') ? costsOf(book, ids) : null
  const rollups = rollupsOf(book, ids)
  const prices = costs ? await menuPrices(db, actor, ids) : null
  const registered = isRegistered((await kitchenSettings(db, companyOf(actor))).vat, riyadhDay(now()))
  const shareOf = (id: string, food: Rational): number | null => {
    const price = prices?.get(id)
    const share = price === undefined ? null : percentOf(food, netPrice(rational(price), registered))
    return share && roundHalfUp(share, 2)
  }
  return rows.map((row) => {
    const cost = costs?.get(row.id)
    const rolled = rollups.get(row.id)
    const kcal = rolled?.nutrients.kcal
    const isEmpty = book.recipes.get(row.id)?.lines.length === 0
    return {
      ...row,
      cost: cost && !isEmpty ? roundHalfUp(cost.portion, 0) : null,
      foodShare: cost && !isEmpty ? shareOf(row.id, cost.portion) : null,
      openLines: cost?.open.length ?? 0,
      kcal: kcal?.value && !isEmpty ? roundHalfUp(kcal.value, 0) : null,
      kcalMissing: kcal?.missing.length ?? 0,
      ingredients: rolled?.ingredients.length ?? 0,
      allergenGaps: rolled?.allergens.gaps.length ?? 0,
    }
  })
}

/** Categories listed at most. */
const mostCategories = 100

/** Categories of the company's recipes by name; of spellings that read alike the one used most. */
export async function readCategories(db: Tx, company: string): Promise<string[]> {
  const { rows } = await sql<{ category: string }>`
    select distinct on (key) category from (
      select app.fold(category) as key, category, count(*) as uses from recipes
      where client_id = ${company} and category is not null group by category) as used
    order by key, uses desc, category limit ${mostCategories}`.execute(db)
  return rows.map(({ category }) => category)
}

/** Recipes of a query. */
export const recipeRows: RowsOf<typeof recipeList, RecipeRow, Found> = (db, query, actor) => ({
  select: matching(db, actor, query),
  order: { name: sql`app.fold(coalesce(r.name_en, r.name_ar))`, added: sql`r.created_at` },
  id: 'r.id',
  finish: (rows) => withFigures(db, actor, rows),
})

export async function browseRecipes(
  actor: Actor,
  query: RecipeQuery,
): Promise<{ rows: RecipeRow[]; total: number; hasAny: boolean; categories: string[] }> {
  authorize(actor, 'kitchen.read')
  return readAs(actor, async (db) => {
    const [rows, { total }, any, categories] = await Promise.all([
      pageRows(db, actor, query, recipeRows),
      matching(db, actor, query)
        .clearSelect()
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      db.selectFrom('recipes').select('id').where('client_id', '=', companyOf(actor)).limit(1).executeTakeFirst(),
      readCategories(db, companyOf(actor)),
    ])
    return { rows, total, hasAny: any !== undefined, categories }
  })
}
