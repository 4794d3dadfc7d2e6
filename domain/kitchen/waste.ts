import { type Rational, rational, ratio } from '../rational.ts'
import type { Book, BookLine, BookRecipe } from './book.ts'
import { costsOf } from './cost.ts'
import type { OpenReason } from './line-amounts.ts'

/** What was thrown away: of an ingredient or a recipe, or in words alone. */
export type Wasted = { of: BookLine['of'] | null; quantity: number; unit: 'kg' | 'l' | 'pc' }
/** Worth of a line in halalas; `at-least` where an inner line of its recipe has no cost. */
export type WasteWorth =
  | { kind: 'known' | 'at-least'; halalas: Rational }
  | { kind: 'open'; reason: OpenReason | 'words' }

/** Pieces of a recipe are those of its output, or its portions. */
function unitOf({ of, unit }: Wasted, { recipes }: Book): string {
  if (unit !== 'pc') return unit
  const recipe = of && 'recipeId' in of ? recipes.get(of.recipeId) : undefined
  return recipe && recipe.output?.unit !== 'piece' ? 'portion' : 'piece'
}

/** The line of a recipe that takes what was thrown away. */
export const wastedLine = (wasted: Wasted, index: number, book: Book): BookLine => ({
  id: String(index),
  of: wasted.of!,
  quantity: rational(wasted.quantity),
  unit: unitOf(wasted, book),
  basis: 'ap',
  preparationId: null,
  scaling: { rule: 'linear' },
  optional: false,
})

const heap = (id: string, lines: BookLine[]): BookRecipe => ({
  id,
  versionId: id,
  names: { en: null, ar: null },
  kind: 'prep',
  output: null,
  portions: rational(1),
  allowance: rational(0),
  crossContact: [],
  labourMinutes: null,
  lines,
})

/**
 * What waste was worth with the prices and recipes of a book, exact, by the lines of each report in their order. Food that
 * was already cooked is worth what its recipe costs.
 */
export function worthOfWaste(book: Book, reports: ReadonlyMap<string, readonly Wasted[]>): Map<string, WasteWorth[]> {
  const heaps = new Map(
    [...reports].map(([key, lines]) => {
      const id = `waste ${key}`
      const named = lines.flatMap((line, index) => (line.of ? [wastedLine(line, index, book)] : []))
      return [id, heap(id, named)]
    }),
  )
  const costs = costsOf({ ...book, recipes: new Map([...book.recipes, ...heaps]) }, heaps.keys())
  return new Map(
    [...reports].map(([key, lines]) => {
      const known = costs.get(`waste ${key}`)!.lines.values()
      const worth = lines.map(({ of }): WasteWorth => {
        if (!of) return { kind: 'open', reason: 'words' }
        const cost = known.next().value
        if (!cost || cost.kind === 'to-taste') return { kind: 'open', reason: 'gone' }
        return 'halalas' in cost ? { ...cost, halalas: ratio(cost.halalas.n, cost.halalas.d) } : cost
      })
      return [key, worth]
    }),
  )
}
