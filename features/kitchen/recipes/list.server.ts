import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { costsOf } from '#/domain/kitchen/cost.ts'
import { rollupsOf } from '#/domain/kitchen/rollups.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { roundHalfUp } from '#/domain/rational.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import type { recipeList, RecipeQuery, RecipeRow } from './list.ts'
import { readBook } from './read-recipes.server.ts'

type Found = Pick<RecipeRow, 'id' | 'name' | 'nameAr' | 'kind' | 'category' | 'version' | 'hasDraft' | 'isArchived'>

const matching = (db: Tx, actor: Actor, { q, tab, kind, state }: RecipeQuery) => {
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
    .$if(state !== null, (found) => found.where(state === 'published' ? published : sql<boolean>`not ${published}`))
}

/** Adds what a portion costs and holds, from one book of the rows of a page. */
async function withFigures(db: Tx, actor: Actor, rows: readonly Found[]): Promise<RecipeRow[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const book = await readBook(db, { on: riyadhDay(now()), ids, withDrafts: true })
  const costs = may(actor, 'kitchen.costs') ? costsOf(book, ids) : null
  const rollups = rollupsOf(book, ids)
  return rows.map((row) => {
    const cost = costs?.get(row.id)
    const rolled = rollups.get(row.id)
    const kcal = rolled?.nutrients.kcal
    const isEmpty = book.recipes.get(row.id)?.lines.length === 0
    return {
      ...row,
      cost: cost && !isEmpty ? roundHalfUp(cost.portion, 0) : null,
      openLines: cost?.open.length ?? 0,
      kcal: kcal?.value && !isEmpty ? roundHalfUp(kcal.value, 0) : null,
      kcalMissing: kcal?.missing.length ?? 0,
      ingredients: rolled?.ingredients.length ?? 0,
      allergenGaps: rolled?.allergens.gaps.length ?? 0,
    }
  })
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
): Promise<{ rows: RecipeRow[]; total: number; hasAny: boolean }> {
  authorize(actor, 'kitchen.read')
  return readAs(actor, async (db) => {
    const [rows, { total }, any] = await Promise.all([
      pageRows(db, actor, query, recipeRows),
      matching(db, actor, query)
        .clearSelect()
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      db.selectFrom('recipes').select('id').where('client_id', '=', companyOf(actor)).limit(1).executeTakeFirst(),
    ])
    return { rows, total, hasAny: any !== undefined }
  })
}
