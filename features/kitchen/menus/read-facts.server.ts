import type { Tx } from '#/db/database.server.ts'
import { allergens, type Book } from '#/domain/kitchen/book.ts'
import { priceInForce } from '#/domain/kitchen/dish-prices.ts'
import { rollupsOf } from '#/domain/kitchen/rollups.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { selectPrices } from '#/features/kitchen/calculator/dish-prices.server.ts'
import { readBook } from '#/features/kitchen/recipes/read-recipes.server.ts'
import { now } from '#/platform/clock.ts'
import type { DishFacts } from './build-content.ts'

type Asked = { company: string; channelId: string | null; branchId: string | null; recipeIds: readonly string[] }

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

/** Facts of recipes in force today, with the prices of the channel and the branch of a menu. */
export async function readFacts(
  tx: Tx,
  { company, channelId, branchId, recipeIds }: Asked,
): Promise<Map<string, DishFacts>> {
  const facts = new Map<string, DishFacts>()
  if (recipeIds.length === 0) return facts
  const on = riyadhDay(now())
  const book = await readBook(tx, { on, ids: recipeIds })
  const rollups = rollupsOf(book, recipeIds)
  const prices = await selectPrices(tx, company, recipeIds)
  for (const id of recipeIds) {
    const rolled = rolledOf(book, rollups, id)
    if (!rolled) continue
    const own = prices.filter(({ recipeId }) => recipeId === id)
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
