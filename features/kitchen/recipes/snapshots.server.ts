import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { ancestorsOf } from '#/domain/kitchen/circles.ts'
import { costsOf } from '#/domain/kitchen/cost.ts'
import { type Rational, roundHalfUp } from '#/domain/rational.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { readBook } from './read-recipes.server.ts'
import { readUses } from './structure.server.ts'

/** Why a cost changed: a version of the recipe, of one inside it, a price, or the VAT registration. */
export type CostCause =
  | { cause: 'version' | 'settings' }
  | { cause: 'inner-version'; innerRecipeId: string }
  | { cause: 'price'; ingredientId: string }

/** Food cost of a portion in halalas, exact; `openLines` above 0: at least. */
export type Snapshot = { recipeId: string; portion: Rational; openLines: number; before: Rational | null }

async function lastCosts(tx: Tx, clientId: string, ids: readonly string[]) {
  const { rows } = await sql<{ recipe_id: string; n: string; d: string; open_lines: number; version_id: string }>`
    select distinct on (recipe_id) recipe_id, n::text as n, d::text as d, open_lines, version_id from app.recipe_costs
    where client_id = ${clientId}::uuid and recipe_id = any (${[...ids]}::uuid[]) order by recipe_id, day desc, id desc`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.recipe_id, { ...row, n: BigInt(row.n), d: BigInt(row.d) }]))
}

/**
 * Computes recipes on a day and keeps the costs that changed, each with its cause. Returns those alone. As the system: a
 * snapshot is written by no person.
 */
export async function keepCosts(
  tx: Tx,
  {
    clientId,
    on,
    ids,
    causeOf,
  }: { clientId: string; on: Day; ids: readonly string[]; causeOf: (recipeId: string) => CostCause },
): Promise<Snapshot[]> {
  if (ids.length === 0) return []
  const book = await readBook(tx, { clientId, on, ids })
  const costs = costsOf(book, ids)
  const last = await lastCosts(tx, clientId, ids)
  const changed: Snapshot[] = []
  for (const [recipeId, { portion, open }] of costs) {
    const { versionId } = book.recipes.get(recipeId)!
    const before = last.get(recipeId) ?? null
    const isSame = before !== null && before.n * portion.d === portion.n * before.d && before.open_lines === open.length
    if (isSame && before.version_id === versionId) continue
    const cause = causeOf(recipeId)
    await tx
      .insertInto('recipe_costs')
      .values({
        client_id: clientId,
        recipe_id: recipeId,
        version_id: versionId,
        day: on,
        n: sql<number>`${String(portion.n)}::numeric`,
        d: sql<number>`${String(portion.d)}::numeric`,
        halalas: roundHalfUp(portion, 0),
        open_lines: open.length,
        cause: cause.cause,
        ingredient_id: cause.cause === 'price' ? cause.ingredientId : null,
        inner_recipe_id: cause.cause === 'inner-version' ? cause.innerRecipeId : null,
      })
      .execute()
    changed.push({
      recipeId,
      portion,
      openLines: open.length,
      before: before && { n: before.n, d: before.d },
    })
  }
  return changed
}

/** Recipes that hold one of these, from the inside outwards; the given ones first. */
export const withAncestors = async (tx: Tx, clientId: string, ids: readonly string[]): Promise<string[]> => [
  ...ids,
  ...ancestorsOf(await readUses(tx, clientId), ids),
]

/** Keeps the costs of a recipe whose version came into force, and of those that hold it. */
export async function costRecipe({ clientId, recipeId }: { clientId: string; recipeId: string }): Promise<void> {
  const on = riyadhDay(now())
  await asSystem('costs of a recipe whose version came into force', async (tx) => {
    const ids = await withAncestors(tx, clientId, [recipeId])
    await keepCosts(tx, {
      clientId,
      on,
      ids,
      causeOf: (id) => (id === recipeId ? { cause: 'version' } : { cause: 'inner-version', innerRecipeId: recipeId }),
    })
  })
}
