import { ratio, type Rational, times } from '../rational.ts'
import type { Book, BookIngredient, BookLine, BookRecipe } from './book.ts'
import { isIngredientLine, purchasedOf, shareOf } from './line-amounts.ts'
import type { OpenReason } from './line-amounts.ts'
import { exactSum, denominatorOf, rationalOf, scaled, type Term } from './exact-sum.ts'

/** A line without a known cost, in the recipe or in one inside it. */
export type OpenLine = { recipeId: string; lineId: string; reason: OpenReason }

/** Cost of one line in halalas; "to taste" has none and is not open. Of an open sub-recipe the known part is `atLeast`. */
export type LineCost =
  | { kind: 'known'; halalas: Rational }
  | { kind: 'at-least'; halalas: Rational }
  | { kind: 'open'; reason: OpenReason }
  | { kind: 'to-taste' }

export type RecipeCost = {
  /** Food of the whole batch with the allowance, in halalas. With open lines it is the least that the batch costs. */
  batch: Rational
  /** Food of one portion. */
  portion: Rational
  /** Food of one unit of the output as it is written (a gram, a kilogram, a piece); null without an output. */
  unit: Rational | null
  /** Packaging of one portion; the allowance does not cover it. */
  packaging: Rational
  /** By the lines of the recipe, in their order. */
  lines: LineCost[]
  /** Open lines of the recipe and of those inside it, each once. */
  open: OpenLine[]
}

const divisor = (a: bigint, b: bigint): bigint => {
  let [high, low] = [a, b]
  while (low !== 0n) [high, low] = [low, high % low]
  return high < 0n ? -high : high
}

/** Divides a reduced fraction by another; crosswise, since the second is small and the first may have hundreds of digits. */
function divided(value: Rational, by: Rational): Rational {
  const upper = divisor(by.n, value.n)
  const lower = divisor(by.d, value.d)
  return { n: (value.n / upper) * (by.d / lower), d: (value.d / lower) * (by.n / upper) }
}

const nothing: Rational = { n: 0n, d: 1n }

/** Packaging that a recipe names as an amount, besides its lines of packaging. It is of one portion. */
const namedPackaging = ({ packagingHalalas, portions }: BookRecipe): Rational =>
  packagingHalalas ? times(packagingHalalas, portions) : nothing

type Known = RecipeCost & { food: Term; packed: Term }
type Terms = { food: Term[]; packaging: Term[] }

/** Costs recipes of a book, each once, the inner ones first. */
class Costing {
  private readonly known = new Map<string, Known>()
  private readonly within = new Set<string>()

  private readonly book: Book

  constructor(book: Book) {
    this.book = book
  }

  of(recipeId: string): Known | null {
    const before = this.known.get(recipeId)
    if (before) return before
    const recipe = this.book.recipes.get(recipeId)
    if (!recipe || this.within.has(recipeId)) return null
    this.within.add(recipeId)
    const cost = this.compute(recipe)
    this.within.delete(recipeId)
    this.known.set(recipeId, cost)
    return cost
  }

  private compute(recipe: BookRecipe): Known {
    const terms: Terms = { food: [], packaging: [] }
    const named = namedPackaging(recipe)
    if (named.n !== 0n) terms.packaging.push({ n: named.n, d: denominatorOf(named.d) })
    const open: OpenLine[] = []
    const lines = recipe.lines.map((line): LineCost => {
      if (line.quantity === null) return { kind: 'to-taste' }
      const cost = isIngredientLine(line)
        ? this.ofIngredient(line, this.book.ingredients.get(line.of.ingredientId), terms)
        : this.ofRecipe(line, terms, open)
      if (cost.kind === 'open') open.push({ recipeId: recipe.id, lineId: line.id, reason: cost.reason })
      return cost
    })
    const { n, d } = recipe.allowance
    const whole = n === 0n ? terms.food : terms.food.map((term) => scaled(term, { n: d + n, d }))
    const food = exactSum(whole)
    const packed = exactSum(terms.packaging)
    const batch = rationalOf(food)
    return {
      batch,
      portion: divided(batch, recipe.portions),
      unit: recipe.output && divided(batch, recipe.output.quantity),
      packaging: divided(rationalOf(packed), recipe.portions),
      lines,
      open: once(open),
      food,
      packed,
    }
  }

  private ofIngredient(line: BookLine, item: BookIngredient | undefined, terms: Terms): LineCost {
    const bought = purchasedOf(line, item)
    if ('open' in bought) return { kind: 'open', reason: bought.open }
    if (!item?.price) return { kind: 'open', reason: 'price' }
    const n = bought.base.n * item.price.net.n
    const d = bought.base.d * item.price.net.d
    const list = item.isPackaging ? terms.packaging : terms.food
    list.push({ n, d: denominatorOf(d) })
    return { kind: 'known', halalas: { n, d } }
  }

  private ofRecipe(line: BookLine, terms: Terms, open: OpenLine[]): LineCost {
    const { recipeId } = line.of as { recipeId: string }
    const inner = this.book.recipes.get(recipeId)
    if (!inner) return { kind: 'open', reason: 'unpublished' }
    const share = shareOf(line, inner)
    if ('open' in share) return { kind: 'open', reason: share.open }
    const cost = this.of(recipeId)
    if (!cost) return { kind: 'open', reason: 'circle' }
    const part = scaled(cost.food, share.share)
    terms.food.push(part)
    if (cost.packed.n !== 0n) terms.packaging.push(scaled(cost.packed, share.share))
    for (const line of cost.open) open.push(line)
    return { kind: cost.open.length > 0 ? 'at-least' : 'known', halalas: rationalOf(part) }
  }
}

/** A recipe that is used twice brings its open lines once. */
function once(open: OpenLine[]): OpenLine[] {
  if (open.length < 2) return open
  const seen = new Map(open.map((line) => [`${line.recipeId} ${line.lineId}`, line]))
  return seen.size === open.length ? open : [...seen.values()]
}

/**
 * Exact cost of a recipe with the prices and versions of a book; null when the book does not have it. Nothing is rounded:
 * shown figures are. A line whose price or conversion is missing adds nothing and is named in `open`.
 */
export const costOf = (book: Book, recipeId: string): RecipeCost | null => new Costing(book).of(recipeId)

/** Costs of many recipes of one book, those inside one another computed once. */
export function costsOf(book: Book, ids: Iterable<string> = book.recipes.keys()): Map<string, RecipeCost> {
  const costing = new Costing(book)
  const costs = new Map<string, RecipeCost>()
  for (const id of ids) {
    const cost = costing.of(id)
    if (cost) costs.set(id, cost)
  }
  return costs
}

/** Lines that a batch costs at least, as a share of the whole; null for a recipe without a known cost. */
export const shareOfCost = (line: LineCost, batch: Rational): Rational | null =>
  'halalas' in line && batch.n > 0n ? ratio(line.halalas.n * batch.d, line.halalas.d * batch.n) : null
