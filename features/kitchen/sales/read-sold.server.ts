import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { fraction } from '#/domain/kitchen/figures.ts'
import { plus, type Rational } from '#/domain/rational.ts'
import { addDays, type Day } from '#/domain/riyadh-time.ts'

/** Days of sales that a month is reckoned from. */
export const soldDays = 28

/** Portions of dishes in the last 28 days of known sales, by dish and channel; an empty text means no channel. */
export type Sold = { until: Day | null; of: ReadonlyMap<string, ReadonlyMap<string, Rational>> }

/** The last day of which sales are known, not after `on`. */
export async function lastSalesDay(db: Tx, company: string, on: Day, branchId: string | null = null) {
  const row = await db
    .selectFrom('sales_lines')
    .select((all) => all.fn.max('day').as('day'))
    .where('client_id', '=', company)
    .where('day', '<=', on)
    .$if(branchId !== null, (found) => found.where('branch_id', '=', branchId!))
    .executeTakeFirst()
  return row?.day ?? null
}

export async function readSold(
  db: Tx,
  company: string,
  { on, branchId = null, recipeIds }: { on: Day; branchId?: string | null; recipeIds?: readonly string[] },
): Promise<Sold> {
  const until = await lastSalesDay(db, company, on, branchId)
  if (until === null || recipeIds?.length === 0) return { until, of: new Map() }
  const rows = await db
    .selectFrom('sales_lines')
    .select(['recipe_id', 'channel_id', sql<string>`sum(quantity)::text`.as('quantity')])
    .where('client_id', '=', company)
    .where('day', '<=', until)
    .where('day', '>', addDays(until, -soldDays))
    .where('recipe_id', 'is not', null)
    .$if(branchId !== null, (found) => found.where('branch_id', '=', branchId!))
    .$if(recipeIds !== undefined, (found) => found.where('recipe_id', 'in', recipeIds!))
    .groupBy(['recipe_id', 'channel_id'])
    .execute()
  const of = new Map<string, Map<string, Rational>>()
  for (const { recipe_id: dish, channel_id: channel, quantity } of rows) {
    const channels = of.get(dish!) ?? new Map<string, Rational>()
    of.set(dish!, channels.set(channel ?? '', fraction(quantity)))
  }
  return { until, of }
}

/** All that was sold of a dish; null: no sales known. */
export function soldOf({ of }: Sold, recipeId: string): Rational | null {
  const channels = of.get(recipeId)
  if (!channels) return null
  return [...channels.values()].reduce(plus)
}
