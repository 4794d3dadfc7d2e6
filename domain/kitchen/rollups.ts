import { isLess, ratio, type Rational, times } from '../rational.ts'
import { type Allergen, allergens, type Book, type BookRecipe, type Nutrient, nutrients } from './book.ts'
import { edibleOf, isIngredientLine, shareOf } from './line-amounts.ts'
import { saltGrams } from './nutrition.ts'

/** State of an allergen group in a recipe. Unknown is a gap, never free. */
export type RolledState = 'contains' | 'may' | 'unknown' | 'free'

export type AllergenRollup = {
  states: Record<Allergen, RolledState>
  /** Ingredients that are unknown in at least one group, also where another ingredient decides the group. */
  gaps: string[]
}

export type NutrientValue = {
  /** Of one portion; null as soon as one ingredient is unknown: a smaller number would be false. */
  value: Rational | null
  /** Ingredients whose value or weight is missing. */
  missing: string[]
}

export type Rollup = {
  allergens: AllergenRollup
  nutrients: Record<Nutrient, NutrientValue>
  /** Ingredients with a quantity, each once: "incomplete, 1 of 9". */
  ingredients: string[]
}

type Part = {
  states: Record<Allergen, RolledState>
  gaps: Set<string>
  sums: Record<Nutrient, Rational>
  missing: Record<Nutrient, Set<string>>
  ingredients: Set<string>
}

const worth: Record<RolledState, number> = { contains: 3, may: 2, unknown: 1, free: 0 }
const heavier = (a: RolledState, b: RolledState): RolledState => (worth[b] > worth[a] ? b : a)

const byGroup = <V>(value: (group: Allergen) => V): Record<Allergen, V> =>
  Object.fromEntries(allergens.map((group) => [group, value(group)])) as Record<Allergen, V>
const byNutrient = <V>(value: (nutrient: Nutrient) => V): Record<Nutrient, V> =>
  Object.fromEntries(nutrients.map((nutrient) => [nutrient, value(nutrient)])) as Record<Nutrient, V>

const nothing: Rational = { n: 0n, d: 1n }

/** Rolls up the recipes of a book, each once, the inner ones first. */
class RollingUp {
  private readonly known = new Map<string, Part>()
  private readonly within = new Set<string>()

  private readonly book: Book

  constructor(book: Book) {
    this.book = book
  }

  of(recipeId: string): Part | null {
    const before = this.known.get(recipeId)
    if (before) return before
    const recipe = this.book.recipes.get(recipeId)
    if (!recipe || this.within.has(recipeId)) return null
    this.within.add(recipeId)
    const part = this.compute(recipe)
    this.within.delete(recipeId)
    this.known.set(recipeId, part)
    return part
  }

  private compute(recipe: BookRecipe): Part {
    const part: Part = {
      states: byGroup((): RolledState => 'free'),
      gaps: new Set(),
      sums: byNutrient(() => nothing),
      missing: byNutrient(() => new Set()),
      ingredients: new Set(),
    }
    const sums = byNutrient(() => ({ n: 0n, d: 1n }))
    const add = (nutrient: Nutrient, n: bigint, d: bigint): void => {
      const sum = sums[nutrient]
      if (sum.d === d) sum.n += n
      else if (sum.d % d === 0n) sum.n += n * (sum.d / d)
      else {
        sum.n = sum.n * d + n * sum.d
        sum.d *= d
      }
    }
    for (const line of recipe.lines) {
      if (isIngredientLine(line)) this.addIngredient(part, line, add)
      else this.addRecipe(part, line, add)
    }
    for (const group of recipe.crossContact) part.states[group] = heavier(part.states[group], 'may')
    part.sums = byNutrient((nutrient) => ratio(sums[nutrient].n, sums[nutrient].d))
    // the measured values replace those of the whole batch, so that recipes that contain this one follow
    for (const nutrient of nutrients) {
      const measured = recipe.lab?.values[nutrient]
      if (!measured) continue
      part.sums[nutrient] = times(measured, recipe.portions)
      part.missing[nutrient].clear()
    }
    return part
  }

  private addIngredient(part: Part, line: BookRecipe['lines'][number] & { of: { ingredientId: string } }, add: Add) {
    const id = line.of.ingredientId
    const item = this.book.ingredients.get(id)
    if (item?.isPackaging) return
    for (const group of allergens) {
      const state = item?.allergens[group] ?? 'unknown'
      part.states[group] = heavier(part.states[group], state)
      if (state === 'unknown') part.gaps.add(id)
    }
    if (line.quantity === null) return
    part.ingredients.add(id)
    const edible = edibleOf(line, item)
    for (const nutrient of nutrients) {
      const per100 = item?.nutrients[nutrient]
      // a true 0 needs no weight
      if (per100 && per100.n === 0n) continue
      if (!per100 || 'open' in edible) part.missing[nutrient].add(id)
      else add(nutrient, edible.grams.n * per100.n, edible.grams.d * per100.d * 100n)
    }
  }

  private addRecipe(part: Part, line: BookRecipe['lines'][number], add: Add) {
    const { recipeId } = line.of as { recipeId: string }
    const recipe = this.book.recipes.get(recipeId)
    const inner = this.of(recipeId)
    if (!recipe || !inner) {
      for (const group of allergens) part.states[group] = heavier(part.states[group], 'unknown')
      part.gaps.add(recipeId)
      if (line.quantity === null) return
      part.ingredients.add(recipeId)
      for (const nutrient of nutrients) part.missing[nutrient].add(recipeId)
      return
    }
    for (const group of allergens) part.states[group] = heavier(part.states[group], inner.states[group])
    for (const id of inner.gaps) part.gaps.add(id)
    if (line.quantity === null) return
    for (const id of inner.ingredients) part.ingredients.add(id)
    const share = shareOf(line, recipe)
    for (const nutrient of nutrients) {
      for (const id of inner.missing[nutrient]) part.missing[nutrient].add(id)
      const sum = inner.sums[nutrient]
      if (!('open' in share)) add(nutrient, sum.n * share.share.n, sum.d * share.share.d)
      else if (sum.n !== 0n) part.missing[nutrient].add(recipeId)
    }
  }
}

type Add = (nutrient: Nutrient, n: bigint, d: bigint) => void

const rollupFrom = (part: Part, { portions }: BookRecipe): Rollup => ({
  allergens: { states: part.states, gaps: [...part.gaps] },
  nutrients: byNutrient((nutrient) => {
    const missing = [...part.missing[nutrient]]
    const { n, d } = part.sums[nutrient]
    return { missing, value: missing.length > 0 ? null : ratio(n * portions.d, d * portions.n) }
  }),
  ingredients: [...part.ingredients],
})

/** Allergens of a recipe and the nutrients of one portion; null when the book does not have it. */
export function rollupOf(book: Book, recipeId: string): Rollup | null {
  return rollupsOf(book, [recipeId]).get(recipeId) ?? null
}

export function rollupsOf(book: Book, ids: Iterable<string>): Map<string, Rollup> {
  const rolling = new RollingUp(book)
  const found = new Map<string, Rollup>()
  for (const id of ids) {
    const recipe = book.recipes.get(id)
    const part = recipe && rolling.of(id)
    if (recipe && part) found.set(id, rollupFrom(part, recipe))
  }
  return found
}

/** Whether a portion bears the mark of the salt shaker: above 5 g, not at it. Unknown is null. */
export const hasSaltMark = (sodium: NutrientValue): boolean | null =>
  sodium.value && isLess({ n: 5n, d: 1n }, saltGrams(sodium.value))
