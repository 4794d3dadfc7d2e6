import type { Tx } from '#/db/database.server.ts'
import { allergens, type Book } from '#/domain/kitchen/book.ts'
import { priceInForce, type DishPrice } from '#/domain/kitchen/dish-prices.ts'
import { rollupsOf } from '#/domain/kitchen/rollups.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { readBook } from '#/features/kitchen/recipes/read-recipes.server.ts'
import { now } from '#/platform/clock.ts'
import type { DishFacts } from './build-content.ts'

type Asked = { company: string; channelId: string | null; branchId: string | null; recipeIds: readonly string[] }

async function readPrices(tx: Tx, ids: readonly string[], on: Day): Promise<Map<string, DishPrice[]>> {
  const rows = await tx
    .selectFrom('dish_prices')
    .select(['id', 'recipe_id', 'channel_id as channelId', 'branch_id as branchId', 'price_halalas as halalas'])
    .select((db) => db.cast<string>('starts_on', 'text').as('startsOn'))
    .where('recipe_id', 'in', [...ids])
    .where('withdrawn_at', 'is', null)
    .where('starts_on', '<=', new Date(`${on}T00:00:00Z`))
    .execute()
  const prices = new Map<string, DishPrice[]>()
  for (const { recipe_id: id, ...price } of rows) prices.set(id, [...(prices.get(id) ?? []), price])
  return prices
}

/** Allergens, energy and marks of a recipe; null when no version is in force. */
function rolledOf(book: Book, rollups: ReturnType<typeof rollupsOf>, id: string) {
  const recipe = book.recipes.get(id)
  const rollup = rollups.get(id)
  if (!recipe || !rollup) return null
  const { states } = rollup.allergens
  return {
    names: recipe.names,
    kcal: rollup.nutrients.kcal.value,
    sodium: rollup.nutrients.sodium.value,
    caffeine: rollup.nutrients.caffeine.value,
    allergens: Object.fromEntries(
      allergens.flatMap((group) => (states[group] === 'unknown' ? [] : [[group, states[group]]])),
    ),
  }
}

/** Facts of recipes as they stand today, with the prices of the channel and the branch of a menu. */
export async function readFacts(
  tx: Tx,
  { company, channelId, branchId, recipeIds }: Asked,
): Promise<Map<string, DishFacts>> {
  const facts = new Map<string, DishFacts>()
  if (recipeIds.length === 0) return facts
  const on = riyadhDay(now())
  const book = await readBook(tx, { company, on, ids: recipeIds })
  const rollups = rollupsOf(book, recipeIds)
  const prices = await readPrices(tx, recipeIds, on)
  for (const id of recipeIds) {
    const rolled = rolledOf(book, rollups, id)
    if (!rolled) continue
    const own = prices.get(id) ?? []
    const base = priceInForce(own, { channelId, branchId, on })
    const others = branchId === null ? [...new Set(own.flatMap((price) => price.branchId ?? []))] : []
    const differing = others.flatMap((branch) => {
      const price = priceInForce(own, { channelId, branchId: branch, on })
      return price && price.halalas !== base?.halalas ? [[branch, price.halalas] as const] : []
    })
    facts.set(id, { ...rolled, price: base?.halalas ?? null, prices: Object.fromEntries(differing) })
  }
  return facts
}
