import { type Rational, ratio, times } from '../rational.ts'
import type { BookIngredient, BookLine, BookRecipe, Preparation } from './book.ts'
import { standardUnits, isStandard, toBase, toGrams } from './units.ts'
import { asPurchased, edible } from './yields.ts'

/** What a line lacks before it can be computed: a price, a bridge between units, a yield, or a recipe in force. */
export type OpenReason =
  | 'price'
  | 'density'
  | 'pieceWeight'
  | 'unit'
  | 'preparation'
  | 'cooking'
  | 'output'
  | 'unpublished'
  | 'gone'
  | 'circle'

type IngredientLine = BookLine & { of: { ingredientId: string } }
export const isIngredientLine = (line: BookLine): line is IngredientLine => 'ingredientId' in line.of

const preparationOf = (line: BookLine, item: BookIngredient): Preparation | null =>
  item.preparations.find(({ id }) => id === line.preparationId) ?? null

/** Base units to buy for a line with a quantity. */
export function purchasedOf(
  line: BookLine,
  item: BookIngredient | undefined,
): { base: Rational } | { open: OpenReason } {
  if (!item) return { open: 'gone' }
  const amount = toBase(item, line.quantity!, line.unit)
  if ('needs' in amount) return { open: amount.needs }
  if (line.basis === 'ap') return amount
  const bought = asPurchased(amount.base, line.basis, preparationOf(line, item))
  return 'needs' in bought ? { open: bought.needs } : { base: bought.quantity }
}

/** Grams of a line that are eaten, before cooking: energy is counted on these. */
export function edibleOf(line: BookLine, item: BookIngredient | undefined): { grams: Rational } | { open: OpenReason } {
  if (!item) return { open: 'gone' }
  const amount = toGrams(item, line.quantity!, line.unit)
  if ('needs' in amount) return { open: amount.needs }
  const eaten = edible(amount.grams, line.basis, preparationOf(line, item))
  return 'needs' in eaten ? { open: eaten.needs } : { grams: eaten.quantity }
}

/** Part of a batch of a sub-recipe that a line takes, not reduced: the caller adds many and reduces once. */
export function shareOf(line: BookLine, inner: BookRecipe): { share: Rational } | { open: OpenReason } {
  const { quantity, unit } = line
  if (quantity === null) return { share: { n: 0n, d: 1n } }
  if (unit === 'portion') return { share: { n: quantity.n * inner.portions.d, d: quantity.d * inner.portions.n } }
  const { output } = inner
  if (!output || !isStandard(unit) || !isStandard(output.unit)) return { open: 'output' }
  const taken = standardUnits[unit]
  const made = standardUnits[output.unit]
  if (taken.dimension !== made.dimension) return { open: 'output' }
  const n = quantity.n * taken.of.n * output.quantity.d * made.of.d
  const d = quantity.d * taken.of.d * output.quantity.n * made.of.n
  return { share: { n, d } }
}

/**
 * Grams that go into a batch as they are put in: a sub-recipe counts with what is taken of its output. Null as soon as one
 * line cannot be weighed.
 */
export function inputGrams(
  recipe: BookRecipe,
  ingredients: ReadonlyMap<string, BookIngredient>,
  recipes: ReadonlyMap<string, BookRecipe>,
): Rational | null {
  let total: Rational = { n: 0n, d: 1n }
  for (const line of recipe.lines) {
    if (line.quantity === null) continue
    const grams = gramsOf(line, ingredients, recipes)
    if (!grams) return null
    total = ratio(total.n * grams.d + grams.n * total.d, total.d * grams.d)
  }
  return total
}

function gramsOf(
  line: BookLine,
  ingredients: ReadonlyMap<string, BookIngredient>,
  recipes: ReadonlyMap<string, BookRecipe>,
): Rational | null {
  if ('ingredientId' in line.of) {
    const item = ingredients.get(line.of.ingredientId)
    if (!item) return null
    if (item.isPackaging) return { n: 0n, d: 1n }
    const amount = toGrams(item, line.quantity!, line.unit)
    return 'needs' in amount ? null : amount.grams
  }
  const inner = recipes.get(line.of.recipeId)
  if (!inner?.output || !isStandard(inner.output.unit)) return null
  const made = standardUnits[inner.output.unit]
  const share = made.dimension === 'g' ? shareOf(line, inner) : null
  if (!share || 'open' in share) return null
  return times(ratio(share.share.n, share.share.d), times(inner.output.quantity, made.of))
}
