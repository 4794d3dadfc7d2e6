// Exact costs of a large kitchen: every recipe of the book is costed again, as after a change of all prices.
import { ratio, rational } from '#/domain/rational.ts'
import type { Book, BookIngredient, BookLine, BookRecipe } from '#/domain/kitchen/book.ts'
import { costsOf } from '#/domain/kitchen/cost.ts'

const recipes = 5_000
const lines = 12
const levels = 5
const ingredients = 1_000
const times = 5

/** Figures that differ from row to row without a clock or chance. */
const spread = (seed: number, most: number): number => 1 + ((seed * 7_919 + 104_729) % most)

const ingredient = (at: number): BookIngredient => ({
  id: `i${at}`,
  names: { en: `Ingredient ${at}`, ar: null },
  base: at % 3 === 0 ? 'ml' : 'g',
  units: [{ name: 'carton', names: { en: 'carton', ar: null }, content: rational(spread(at, 24)), of: 'kg' }],
  density: rational(0.8 + spread(at, 40) / 100),
  pieceWeight: null,
  preparations: [
    { id: 'p', names: { en: 'diced', ar: null }, trim: rational(spread(at, 49) / 100 + 0.5), cooking: null },
  ],
  price: {
    id: `p${at}`,
    net: ratio(BigInt(spread(at, 20_000)) * 100n, 115n * 100n * BigInt(spread(at + 1, 25))),
    from: '2026-01-01',
    source: 'typed',
  },
  allergens: {},
  nutrients: {},
  isSalt: false,
  isPackaging: false,
})

/** A fifth of the recipes on each level; each above the lowest has two lines of recipes one level below. */
function recipe(at: number): BookRecipe {
  const perLevel = recipes / levels
  const level = Math.floor(at / perLevel)
  return {
    id: `r${at}`,
    versionId: `v${at}`,
    names: { en: `Recipe ${at}`, ar: null },
    kind: 'prep',
    output: { quantity: rational(spread(at, 60) * 50 + 200), unit: 'g' },
    portions: rational(spread(at, 20)),
    allowance: ratio(BigInt(at % 4), 100n),
    crossContact: [],
    labourMinutes: null,
    lines: Array.from({ length: lines }, (_, place): BookLine => {
      const seed = at * lines + place
      const isInner = level > 0 && place < 2
      return {
        id: `l${seed}`,
        of: isInner
          ? { recipeId: `r${(level - 1) * perLevel + (seed % perLevel)}` }
          : { ingredientId: `i${seed % ingredients}` },
        quantity: rational(spread(seed, 180) * 5),
        unit: 'g',
        basis: !isInner && place % 2 === 0 ? 'ep' : 'ap',
        preparationId: !isInner && place % 2 === 0 ? 'p' : null,
        scaling: { rule: 'linear' },
        optional: false,
      }
    }),
  }
}

/** Times in milliseconds of costing the whole book, and the digits of its longest denominator. */
export function measureKitchen(): { milliseconds: number[]; bits: number; open: number } {
  const book: Book = {
    ingredients: new Map(Array.from({ length: ingredients }, (_, at) => [`i${at}`, ingredient(at)])),
    recipes: new Map(Array.from({ length: recipes }, (_, at) => [`r${at}`, recipe(at)])),
  }
  let costs = costsOf(book)
  const milliseconds = Array.from({ length: times }, () => {
    const from = performance.now()
    costs = costsOf(book)
    return performance.now() - from
  })
  const all = [...costs.values()]
  return {
    milliseconds: milliseconds.toSorted((a, b) => a - b),
    bits: Math.max(...all.map(({ batch }) => batch.d.toString(2).length)),
    open: all.filter(({ open }) => open.length > 0).length,
  }
}

export const describeKitchen = ({ milliseconds, bits, open }: ReturnType<typeof measureKitchen>): string =>
  [
    '',
    `${recipes.toLocaleString('en')} recipes of ${lines} lines on ${levels} levels with ${ingredients.toLocaleString('en')} ingredients, all costed exactly, ${times} times: median ${milliseconds[Math.floor(times / 2)]!.toFixed(0)} ms, slowest ${milliseconds.at(-1)!.toFixed(0)} ms (aim 1,000 ms). Longest denominator ${bits} bits, ${open} recipes with open lines.`,
    '',
  ].join('\n')
