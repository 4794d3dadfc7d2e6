import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { BookIngredient } from '#/domain/kitchen/book.ts'
import { Uses } from '#/domain/kitchen/buying/use.ts'
import { fraction } from '#/domain/kitchen/figures.ts'
import { toBase } from '#/domain/kitchen/units.ts'
import { fold } from '#/domain/fold.ts'
import { rational, type Rational, times } from '#/domain/rational.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { readBook } from '#/features/kitchen/recipes/read-recipes.server.ts'

/** Base units of an ingredient on a business day. */
export type DayUse = { day: Day; ingredientId: string; quantity: Rational }
export type Sales = {
  uses: DayUse[]
  /** Portions sold under names that mean no dish yet, by day. */
  unmapped: { day: Day; quantity: number }[]
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
    withYield,
  }
}

const wasteUnits: Record<string, string> = { kg: 'kg', l: 'l', pc: 'piece' }

/** Waste that daily reports of a branch recorded after a day, of lines whose text is the name of an ingredient. */
export async function readWaste(
  db: Tx,
  actor: Actor,
  { branchId, since, book }: { branchId: string; since: Day; book: ReadonlyMap<string, BookIngredient> },
): Promise<DayUse[]> {
  const { rows } = await sql<{ day: Day; item: string; quantity: string; unit: string }>`
    select day::text as day, item, quantity, unit from priv.stock_waste(${branchId}::uuid, ${since}::date)`.execute(db)
  if (rows.length === 0) return []
  const aliases = await db
    .selectFrom('ingredients')
    .select(['id', 'aliases'])
    .where('client_id', '=', companyOf(actor))
    .where('state', '=', 'active')
    .execute()
  const named = new Map<string, string>()
  for (const { id, aliases: others } of aliases) {
    const item = book.get(id)
    if (!item) continue
    for (const name of [item.names.en, item.names.ar, ...(others ?? [])]) if (name) named.set(fold(name), id)
  }
  return rows.flatMap(({ day, item, quantity, unit }) => {
    const id = named.get(fold(item))
    const known = id ? book.get(id) : undefined
    const base = known && toBase(known, rational(Number(quantity)), wasteUnits[unit] ?? unit)
    return known && base && 'base' in base ? [{ day, ingredientId: known.id, quantity: base.base }] : []
  })
}

export type Move = {
  ingredientId: string
  kind: string
  quantity: Rational
  happenedAt: Date
  createdAt: Date
}

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
