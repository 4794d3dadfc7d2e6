import { sql } from 'kysely'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { priceInForce } from '#/domain/kitchen/prices.ts'
import type { Rational } from '#/domain/rational.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { countedPrice, readPriceRules } from '#/features/kitchen/ingredients/price-rules.server.ts'
import { storedPrices } from '#/features/kitchen/ingredients/read-book.server.ts'
import { keepCosts, type Snapshot, withAncestors } from '#/features/kitchen/recipes/snapshots.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { tellAtOnce } from './tell-moves.server.ts'

const why = 'a price of an ingredient came into force'

/** Recipes in force whose own lines name the ingredient. */
async function usersOf(tx: Tx, clientId: string, ingredientId: string, on: Day): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct v.recipe_id as id from app.recipe_lines l
    join app.recipe_versions v on v.client_id = l.client_id and v.id = l.version_id
    where l.client_id = ${clientId}::uuid and l.ingredient_id = ${ingredientId}::uuid and v.state = 'published' and v.from_on <= ${on}::date
      and not exists (select from app.recipe_versions n where n.client_id = v.client_id and n.recipe_id = v.recipe_id and n.state = 'published'
        and n.from_on <= ${on}::date and (n.from_on, n.number) > (v.from_on, v.number))`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The price of all branches in force, and the one that counted before its row was added. */
async function pricesOf(tx: Tx, clientId: string, ingredientId: string, on: Day) {
  const rows = (await storedPrices(tx, clientId, [ingredientId])).get(ingredientId) ?? []
  const newest = priceInForce(rows, { on })
  if (!newest) return null
  const { vat, of } = await readPriceRules(tx, clientId, [ingredientId])
  const counted = { on, vat, rule: of(ingredientId) }
  const after = countedPrice(rows, counted)
  const before = countedPrice(
    rows.filter(({ id }) => id !== newest.id),
    counted,
  )
  return after && before ? { before: before.net, after: after.net, source: after.source } : null
}

const exact = (value: bigint) => sql<number>`${String(value)}::numeric`

type Move = { clientId: string; ingredientId: string; on: Day; before: Rational; after: Rational; source: string }

async function writeMove(
  tx: Tx,
  move: Move,
  { recipeId, before, portion }: Snapshot & { before: Rational },
): Promise<void> {
  const { before: was, after: is } = move
  const after = {
    source: move.source.slice(0, 160),
    price_after_n: exact(is.n),
    price_after_d: exact(is.d),
    cost_after_n: exact(portion.n),
    cost_after_d: exact(portion.d),
  }
  await tx
    .insertInto('cost_moves')
    .values({
      client_id: move.clientId,
      ingredient_id: move.ingredientId,
      recipe_id: recipeId,
      moved_on: move.on,
      price_before_n: exact(was.n),
      price_before_d: exact(was.d),
      cost_before_n: exact(before.n),
      cost_before_d: exact(before.d),
      ...after,
    })
    // why: a second price of the same day is one move, from the cost of the morning
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'ingredient_id', 'moved_on', 'recipe_id']).doUpdateSet({
        ...after,
        state: 'new',
        outcome: null,
        reason: null,
        price_id: null,
        done_by: null,
        done_at: null,
        told_at: null,
      }),
    )
    .execute()
}

/**
 * After a price of all branches came into force: recosts the recipes that use the ingredient and those that hold them,
 * keeps each cost that changed, and notes what it did to dishes that are sold. Run twice it does nothing more.
 */
export async function movePrice({ clientId, ingredientId }: { clientId: string; ingredientId: string }): Promise<void> {
  const on = riyadhDay(now())
  await asSystem(why, async (tx) => {
    const prices = await pricesOf(tx, clientId, ingredientId, on)
    const ids = await withAncestors(tx, clientId, await usersOf(tx, clientId, ingredientId, on))
    const changed = await keepCosts(tx, { clientId, on, ids, causeOf: () => ({ cause: 'price', ingredientId }) })
    if (!prices || changed.length === 0) return
    const dishes = await tx
      .selectFrom('recipes')
      .select('id')
      .where('client_id', '=', clientId)
      .where(
        'id',
        'in',
        changed.map(({ recipeId }) => recipeId),
      )
      .where('kind', '<>', 'prep')
      .where('archived_at', 'is', null)
      .execute()
    const sold = new Set(dishes.map(({ id }) => id))
    const moved: string[] = []
    for (const snapshot of changed) {
      const { recipeId, before, portion } = snapshot
      if (!sold.has(recipeId) || !before || before.n * portion.d === portion.n * before.d) continue
      await writeMove(tx, { clientId, ingredientId, on, ...prices }, { ...snapshot, before })
      moved.push(recipeId)
    }
    if (moved.length > 0) await tellAtOnce(tx, { clientId, ingredientId, on })
  })
}

/** Every night: prices that were agreed earlier and begin today. */
export async function beginPrices(): Promise<void> {
  const on = riyadhDay(now())
  const due = await readAsSystem(why, (db) =>
    db
      .selectFrom('ingredient_prices')
      .select(['client_id', 'ingredient_id'])
      .distinct()
      .where('valid_from', '=', on)
      .where('branch_id', 'is', null)
      .where(sql<boolean>`created_at < ${on}::date at time zone 'Asia/Riyadh'`)
      .execute(),
  )
  if (due.length === 0) return
  await asSystem(why, async (tx) => {
    for (const { client_id: clientId, ingredient_id: ingredientId } of due)
      await enqueue(tx, 'recipes.price-moved', { clientId, ingredientId })
  })
}
