import { over, plus, type Rational, times, zero } from '../../rational.ts'
import type { Book, BookLine } from '../book.ts'
import { isIngredientLine, purchasedOf, shareOf } from '../line-amounts.ts'

/** Base units, as purchased, that one portion of a dish takes of each ingredient; and whether a line could not be converted. */
export type DishUse = { of: Map<string, Rational>; isOpen: boolean }

const nothing = (isOpen: boolean): DishUse => ({ of: new Map(), isOpen })

/** Theoretical use of dishes of a book; each recipe is opened once. */
export class Uses {
  private readonly batches = new Map<string, DishUse>()
  private readonly within = new Set<string>()
  private readonly book: Book

  constructor(book: Book) {
    this.book = book
  }

  ofPortion(recipeId: string): DishUse {
    const recipe = this.book.recipes.get(recipeId)
    if (!recipe) return nothing(true)
    const { of, isOpen } = this.ofBatch(recipeId)
    return { isOpen, of: new Map([...of].map(([id, quantity]) => [id, over(quantity, recipe.portions)])) }
  }

  private ofBatch(recipeId: string): DishUse {
    const known = this.batches.get(recipeId)
    if (known) return known
    const recipe = this.book.recipes.get(recipeId)
    // why: a circle of recipes is refused when it is saved; an old one must not stop the reckoning
    if (!recipe || this.within.has(recipeId)) return nothing(true)
    this.within.add(recipeId)
    const use = this.ofLines(recipe.lines)
    this.within.delete(recipeId)
    this.batches.set(recipeId, use)
    return use
  }

  /** What lines take together, such as those of a recipe or of recorded waste. */
  ofLines(lines: readonly BookLine[]): DishUse {
    const use = nothing(false)
    const add = (id: string, quantity: Rational) => use.of.set(id, plus(use.of.get(id) ?? zero, quantity))
    for (const line of lines) {
      if (line.quantity === null) continue
      if (isIngredientLine(line)) {
        const item = this.book.ingredients.get(line.of.ingredientId)
        const bought = purchasedOf(line, item)
        if ('open' in bought) use.isOpen = true
        else add(item!.id, bought.base)
        continue
      }
      const { recipeId: innerId } = line.of as { recipeId: string }
      const inner = this.book.recipes.get(innerId)
      const share = inner ? shareOf(line, inner) : { open: 'gone' as const }
      if ('open' in share) {
        use.isOpen = true
        continue
      }
      const below = this.ofBatch(innerId)
      use.isOpen ||= below.isOpen
      for (const [id, quantity] of below.of) add(id, times(quantity, share.share))
    }
    return use
  }
}

export const causes = ['unmapped', 'delivery', 'units', 'yield', 'recipe'] as const
export type Cause = (typeof causes)[number]

/**
 * Where to look first when more or less was used than explained, in this order: sales without a dish, a delivery that was
 * not entered, a pack counted as pieces, a yield, the recipe. Below one per cent of the use nothing is named.
 */
export function likelyCauses(found: {
  unexplained: Rational
  share: Rational | null
  unmappedSales: number
  /** Base units of the units of the item that hold more than one base unit. */
  packs: readonly Rational[]
  hasYield: boolean
}): Cause[] {
  const { unexplained, share } = found
  const abs = (value: Rational): Rational => (value.n < 0n ? { n: -value.n, d: value.d } : value)
  const isBelow = (a: Rational, b: Rational) => a.n * b.d < b.n * a.d
  if (unexplained.n === 0n) return []
  if (share !== null && isBelow(abs(share), { n: 1n, d: 100n })) return []
  const list: Cause[] = []
  if (unexplained.n > 0n && found.unmappedSales > 0) list.push('unmapped')
  if (unexplained.n < 0n) list.push('delivery')
  if (found.packs.some((pack) => !isBelow(abs(unexplained), times(pack, { n: 9n, d: 10n })))) list.push('units')
  if (share !== null && found.hasYield) list.push('yield')
  if (share !== null) list.push('recipe')
  return list
}
