import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { Kin } from '#/domain/kitchen/buying/kin.ts'
import { inBase } from '#/domain/kitchen/buying/supplier.ts'
import { fraction, isNegative, minus } from '#/domain/kitchen/figures.ts'
import { over, plus, type Rational, rational, times, zero } from '#/domain/rational.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { useDays } from '#/domain/kitchen/buying/suggestion.ts'
import { now } from '#/platform/clock.ts'
import { countedMoves, readMoves, readSalesUse, readWaste } from './movements.server.ts'

export type OnHand = {
  /** Base units of ingredients that were counted: the last approved count, what moved, less what was sold and wasted since. */
  onHand: ReadonlyMap<string, Rational>
  /** Theoretical use by ingredient and day. */
  uses: ReadonlyMap<string, ReadonlyMap<Day, Rational>>
  /** Days on which the branch sold anything. */
  sold: ReadonlySet<Day>
  /** Last day of known sales of the branch. */
  until: Day | null
}

/**
 * The last approved count in a branch of each ingredient that counts, with what was counted in it of those merged into it:
 * an earlier count of one of them is in the later one, so that nothing is in stock twice.
 */
async function lastCounts(db: Tx, actor: Actor, branchId: string, { ids, kin }: Asked) {
  const rows = await db
    .selectFrom('stock_counts as c')
    .innerJoin('stock_count_lines as l', (join) =>
      join.onRef('l.client_id', '=', 'c.client_id').onRef('l.count_id', '=', 'c.id'),
    )
    .distinctOn('l.ingredient_id')
    .select(['l.ingredient_id', 'c.id', 'c.counted_at', 'c.sales_through'])
    .select([sql<string>`l.base_n::text`.as('n'), sql<string>`l.base_d::text`.as('d')])
    .where('c.client_id', '=', companyOf(actor))
    .where('c.branch_id', '=', branchId)
    .where('c.state', 'in', ['approved', 'restated'])
    .where('l.ingredient_id', 'in', kin.withMerged(ids))
    .orderBy('l.ingredient_id')
    .orderBy('c.counted_at', 'desc')
    .execute()
  return [...Map.groupBy(rows, (row) => kin.idOf(row.ingredient_id))].flatMap(([id, own]) => {
    const [last] = own.toSorted((a, b) => Date.parse(b.counted_at!) - Date.parse(a.counted_at!))
    const lines = own.filter((row) => row.id === last!.id)
    const counted = kin
      .sum(lines.map((row) => [row.ingredient_id, over(fraction(row.n), fraction(row.d))] as const))
      .get(id)
    return counted ? [{ id, counted, at: new Date(last!.counted_at!), through: last!.sales_through! }] : []
  })
}

/** Ingredients that count, with those merged into them. */
type Asked = { ids: readonly string[]; kin: Kin }

/** What a branch has of ingredients by its records, and what it used of them by its sales. */
export async function readOnHand(db: Tx, actor: Actor, branchId: string, asked: Asked): Promise<OnHand> {
  const { ids, kin } = asked
  const today = riyadhDay(now())
  const counts = ids.length === 0 ? [] : await lastCounts(db, actor, branchId, asked)
  const until = await lastDayOfSales(db, branchId, addDays(today, -400))
  const oldest = counts.map(({ through }) => through).toSorted()[0] ?? today
  const useFrom = addDays(until ?? today, -useDays)
  const since = oldest < useFrom ? oldest : useFrom
  const sales = await readSalesUse(db, { branchId, since, on: today })
  const waste = counts.length === 0 ? [] : await readWaste(db, actor, { branchId, since: oldest, on: today })
  const first = counts.reduce((earliest, { at }) => (at < earliest ? at : earliest), now())
  const moves = counts.length === 0 ? [] : countedMoves(await readMoves(db, actor, branchId, first), kin)
  const uses = new Map<string, Map<Day, Rational>>()
  for (const { day, ingredientId, quantity } of sales.uses) {
    const days = uses.get(ingredientId) ?? new Map<Day, Rational>()
    uses.set(ingredientId, days.set(day, plus(days.get(day) ?? zero, quantity)))
  }
  const onHand = counts.map(({ id, counted, at, through }): [string, Rational] => {
    const moved = moves.filter((move) => move.ingredientId === id && move.happenedAt > at)
    const sold = [...(uses.get(id) ?? [])].flatMap(([day, quantity]) =>
      day > through && day <= today ? [quantity] : [],
    )
    const wasted = waste.flatMap((one) =>
      one.ingredientId === id && one.day > through && one.day <= today ? [one.quantity] : [],
    )
    const left = minus(
      moved.reduce((all, { quantity }) => plus(all, quantity), counted),
      [...sold, ...wasted].reduce(plus, zero),
    )
    // why: recipes and sales are not exact, and a shelf cannot hold less than nothing
    return [id, isNegative(left) ? zero : left]
  })
  return { onHand: new Map(onHand), uses, sold: sales.days, until }
}

async function lastDayOfSales(db: Tx, branchId: string, since: Day): Promise<Day | null> {
  const { rows } = await sql<{ day: Day | null }>`
    select max(day)::text as day from priv.stock_sales(${branchId}::uuid, ${since}::date)`.execute(db)
  return rows[0]?.day ?? null
}

/** Drafts are on order too: who looks twice does not order twice. */
const openStates = ['draft', 'awaiting', 'approved', 'sent', 'confirmed', 'part_received'] as const

/** Base units of ingredients that are on order for a branch and did not come yet. */
export async function readOnOrder(
  db: Tx,
  actor: Actor,
  branchId: string,
  { ids, kin }: Asked,
): Promise<Map<string, Rational>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('purchase_orders as o')
    .innerJoin('purchase_order_lines as l', (join) =>
      join.onRef('l.client_id', '=', 'o.client_id').onRef('l.order_id', '=', 'o.id'),
    )
    .select(['l.ingredient_id', 'l.quantity', 'l.unit', 'l.packs'])
    .select(
      sql<string>`coalesce((select sum(r.accepted) from goods_receipt_lines r
        where r.client_id = l.client_id and r.order_line_id = l.id), 0)::text`.as('accepted'),
    )
    .where('o.client_id', '=', companyOf(actor))
    .where('o.branch_id', '=', branchId)
    .where('o.state', 'in', [...openStates])
    .where('l.ingredient_id', 'in', kin.withMerged(ids))
    .execute()
  const open = rows.flatMap((row) => {
    const left = minus(rational(row.packs), fraction(row.accepted))
    if (isNegative(left)) return []
    return [[row.ingredient_id, times(left, inBase(row.quantity, row.unit))] as const]
  })
  return kin.sum(open)
}
