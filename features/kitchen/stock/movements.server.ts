import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { Kin } from '#/domain/kitchen/buying/kin.ts'
import { Uses } from '#/domain/kitchen/buying/use.ts'
import { fraction } from '#/domain/kitchen/figures.ts'
import { type Wasted, wastedLine } from '#/domain/kitchen/waste.ts'
import { fold } from '#/domain/fold.ts'
import { type Rational, times } from '#/domain/rational.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { readIngredientBook } from '#/features/kitchen/ingredients/read-book.server.ts'
import { readBook } from '#/features/kitchen/recipes/read-recipes.server.ts'

/** Base units of an ingredient on a business day. */
export type DayUse = { day: Day; ingredientId: string; quantity: Rational }
export type Sales = {
  uses: DayUse[]
  /** Portions sold under names that mean no dish yet, by day. */
  unmapped: { day: Day; quantity: number }[]
  /** Days on which the branch sold anything. */
  days: ReadonlySet<Day>
  /** Ingredients that a dish prepares with a yield. */
  withYield: ReadonlySet<string>
}

/** What sales of a branch took out of its stock in theory after a day, by the recipes in force on `on`. */
export async function readSalesUse(
  db: Tx,
  { branchId, since, on }: { branchId: string; since: Day; on: Day },
): Promise<Sales> {
  const { rows } = await sql<{ day: Day; recipe_id: string | null; quantity: string }>`
    select day::text as day, recipe_id, quantity::text as quantity
    from priv.stock_sales(${branchId}::uuid, ${since}::date)`.execute(db)
  const ids = [...new Set(rows.flatMap(({ recipe_id: id }) => (id === null ? [] : [id])))]
  const book = await readBook(db, { on, branchId, ids })
  const uses = new Uses(book)
  const sold = rows.flatMap(({ day, recipe_id: id, quantity }) =>
    id === null
      ? []
      : [...uses.ofPortion(id).of].map(([ingredientId, each]) => ({
          day,
          ingredientId,
          quantity: times(each, fraction(quantity)),
        })),
  )
  const withYield = new Set<string>()
  for (const recipe of book.recipes.values())
    for (const { of, preparationId } of recipe.lines)
      if ('ingredientId' in of && preparationId !== null) withYield.add(of.ingredientId)
  return {
    uses: sold,
    unmapped: rows.flatMap(({ day, recipe_id: id, quantity }) =>
      id === null ? [{ day, quantity: Number(quantity) }] : [],
    ),
    days: new Set(rows.map(({ day }) => day)),
    withYield,
  }
}

type WasteRow = {
  day: Day
  item: string
  quantity: string
  unit: 'kg' | 'l' | 'pc'
  ingredient_id: string | null
  recipe_id: string | null
}

/**
 * Waste that daily reports of a branch recorded after a day: ingredients that were named, what recipes that were named
 * take, and lines in words where the text is exactly the name of an ingredient.
 */
export async function readWaste(
  db: Tx,
  actor: Actor,
  { branchId, since, on }: { branchId: string; since: Day; on: Day },
): Promise<DayUse[]> {
  const { rows } = await sql<WasteRow>`
    select day::text as day, item, quantity, unit, ingredient_id, recipe_id
    from priv.stock_waste(${branchId}::uuid, ${since}::date)`.execute(db)
  if (rows.length === 0) return []
  const recipeIds = [...new Set(rows.flatMap(({ recipe_id: id }) => id ?? []))]
  const inWords = rows.some((row) => row.ingredient_id === null && row.recipe_id === null)
  const named = inWords ? await ingredientsByName(db, actor) : new Map<string, string>()
  const ofRow = ({ ingredient_id: ingredient, recipe_id: recipe, item }: WasteRow): Wasted['of'] => {
    if (recipe !== null) return { recipeId: recipe }
    const ingredientId = ingredient ?? named.get(fold(item.trim()))
    return ingredientId === undefined ? null : { ingredientId }
  }
  const lines = rows.map((row) => ({ ...row, of: ofRow(row) }))
  const direct = lines.flatMap(({ of }) => (of && 'ingredientId' in of ? of.ingredientId : []))
  const recipes = await readBook(db, { on, branchId, ids: recipeIds })
  const items = await readIngredientBook(db, { on, branchId, ids: [...new Set(direct)] })
  const book = { recipes: recipes.recipes, ingredients: new Map([...recipes.ingredients, ...items]) }
  const uses = new Uses(book)
  return lines.flatMap(({ day, of, quantity, unit }, index) => {
    if (!of) return []
    const line = wastedLine({ of, quantity: Number(quantity), unit }, index, book)
    return [...uses.ofLines([line]).of].map(([ingredientId, base]) => ({ day, ingredientId, quantity: base }))
  })
}

async function ingredientsByName(db: Tx, actor: Actor): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('ingredients')
    .select(['id', 'name_en', 'name_ar', 'aliases'])
    .where('client_id', '=', companyOf(actor))
    .where('state', '=', 'active')
    .where('merged_into', 'is', null)
    .execute()
  const named = new Map<string, string>()
  for (const { id, name_en: en, name_ar: ar, aliases } of rows)
    for (const name of [en, ar, ...(aliases ?? [])]) if (name) named.set(fold(name), id)
  return named
}

export type Move = {
  ingredientId: string
  kind: string
  quantity: Rational
  happenedAt: Date
  createdAt: Date
}

/** Movements under the ingredients that count; one that cannot be converted any more is left out. */
export const countedMoves = (moves: readonly Move[], kin: Kin): Move[] =>
  moves.flatMap((move) => {
    const quantity = kin.inBase(move.ingredientId, move.quantity)
    return quantity ? [{ ...move, ingredientId: kin.idOf(move.ingredientId), quantity }] : []
  })

/** Movements of a branch after a moment. */
export async function readMoves(db: Tx, actor: Actor, branchId: string, after: Date): Promise<Move[]> {
  const rows = await db
    .selectFrom('stock_moves')
    .select(['ingredient_id', 'kind', 'happened_at', 'created_at', sql<string>`quantity::text`.as('quantity')])
    .where('client_id', '=', companyOf(actor))
    .where('branch_id', '=', branchId)
    .where('happened_at', '>', after.toISOString())
    .execute()
  return rows.map((row) => ({
    ingredientId: row.ingredient_id,
    kind: row.kind,
    quantity: fraction(row.quantity),
    happenedAt: new Date(row.happened_at),
    createdAt: new Date(row.created_at),
  }))
}
