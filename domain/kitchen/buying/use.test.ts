import { expect, test } from 'vitest'
import { rational } from '../../rational.ts'
import type { Book, BookIngredient, BookLine, BookRecipe } from '../book.ts'
import { countedBase, countUnits, typedEntry } from './count.ts'
import { likelyCauses, Uses } from './use.ts'

const chicken: BookIngredient = {
  id: 'chicken',
  names: { en: 'Chicken', ar: null },
  base: 'g',
  units: [
    { name: 'carton', names: { en: 'carton', ar: null }, content: rational(11), of: 'kg' },
    { name: 'bag', names: { en: 'bag', ar: null }, content: rational(2.5), of: 'kg' },
  ],
  density: null,
  pieceWeight: null,
  preparations: [],
  price: null,
  allergens: {},
  nutrients: {},
  isSalt: false,
  isPackaging: false,
}
const line = (of: BookLine['of'], quantity: number, unit: string): BookLine => ({
  id: 'l',
  of,
  quantity: rational(quantity),
  unit,
  basis: 'ap',
  preparationId: null,
  scaling: { rule: 'linear' },
  optional: false,
})
const recipe = (id: string, portions: number, lines: BookLine[], output: BookRecipe['output'] = null): BookRecipe => ({
  id,
  versionId: id,
  names: { en: id, ar: null },
  kind: 'dish',
  output,
  portions: rational(portions),
  allowance: rational(0),
  crossContact: [],
  labourMinutes: null,
  lines,
})
const book: Book = {
  ingredients: new Map([['chicken', chicken]]),
  recipes: new Map([
    ['base', recipe('base', 1, [line({ ingredientId: 'chicken' }, 2, 'kg')], { quantity: rational(4), unit: 'kg' })],
    [
      'dish',
      recipe('dish', 10, [
        line({ ingredientId: 'chicken' }, 5, 'kg'),
        line({ recipeId: 'base' }, 1, 'kg'),
        line({ ingredientId: 'gone' }, 1, 'kg'),
      ]),
    ],
  ]),
}

test('a portion takes what its lines and the recipes inside it take; an unknown line is said', () => {
  const use = new Uses(book).ofPortion('dish')
  expect(use.of.get('chicken')).toEqual(rational(550))
  expect(use.isOpen).toBe(true)
})

test('several units of a line add up, and zero is counted', () => {
  const entries = [
    { quantity: '6', unit: 'carton' },
    { quantity: '2', unit: 'bag' },
    { quantity: '1/2', unit: 'kg' },
  ]
  expect(countUnits(chicken)).toEqual(['carton', 'bag', 'kg'])
  expect(countedBase(chicken, entries)).toEqual(rational(71_500))
  expect(countedBase(chicken, [{ quantity: '0', unit: 'kg' }])).toEqual(rational(0))
  expect(countedBase(chicken, [{ quantity: '1', unit: 'pallet' }])).toBeNull()
})

test.each([
  ['', null],
  ['٢', { quantity: '2', unit: 'kg' }],
  ['1,5', { quantity: '1.5', unit: 'kg' }],
  ['two', 'wrong'],
  ['-1', 'wrong'],
])('typed %j', (typed, entry) => {
  expect(typedEntry(typed, 'kg')).toEqual(entry)
})

const found = { share: { n: 5n, d: 100n }, unmappedSales: 0, packs: [rational(11_000)], hasYield: false }
test.each([
  ['nothing', { unexplained: rational(0) }, []],
  ['below one per cent', { unexplained: rational(900), share: { n: 9n, d: 1000n } }, []],
  ['more than sold', { unexplained: rational(4400), unmappedSales: 3 }, ['unmapped', 'recipe']],
  ['less than sold', { unexplained: rational(-4400) }, ['delivery', 'recipe']],
  ['a pack', { unexplained: rational(22_000), hasYield: true }, ['units', 'yield', 'recipe']],
])('likely causes: %s', (_, given, causes) => {
  expect(likelyCauses({ ...found, ...given })).toEqual(causes)
})
