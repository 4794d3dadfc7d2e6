import { describe, expect, test } from 'vitest'
import { type Rational, rational, ratio } from '../rational.ts'
import type { OwnUnit } from './book.ts'
import { toBase, toGrams, unitNamed, unitProblem } from './units.ts'

const r = (n: number, d = 1): Rational => ratio(BigInt(n), BigInt(d))
const own = (name: string, content: Rational, of: string, ar: string | null = null): OwnUnit => ({
  name,
  names: { en: name, ar },
  content,
  of,
})
const item = (of: Partial<Parameters<typeof toBase>[0]> = {}) => ({
  base: 'g' as const,
  units: [],
  density: null,
  pieceWeight: null,
  ...of,
})

test.each<[string, Rational]>([
  ['kg', r(1000)],
  ['mg', r(1, 1000)],
  ['lb', r(45_359_237, 100_000)],
  ['oz', ratio(28_349_523_125n, 1_000_000_000n)],
])('a %s in grams is exact', (unit, grams) => {
  expect(toBase(item(), r(1), unit)).toEqual({ base: grams })
})

test.each<[string, Rational]>([
  ['l', r(1000)],
  ['us-gal', r(3_785_411_784, 1_000_000)],
  ['us-cup', r(2_365_882_365, 10_000_000)],
  ['us-tbsp', ratio(1_478_676_478_125n, 100_000_000_000n)],
  ['us-tsp', ratio(492_892_159_375n, 100_000_000_000n)],
  ['metric-cup', r(250)],
  ['tbsp', r(15)],
  ['tsp', r(5)],
])('a %s in millilitres is exact', (unit, ml) => {
  expect(toBase(item({ base: 'ml' }), r(1), unit)).toEqual({ base: ml })
})

test('16 US cups are one US gallon', () => {
  const oil = item({ base: 'ml' })
  expect(toBase(oil, r(16), 'us-cup')).toEqual(toBase(oil, r(1), 'us-gal'))
})

describe('own units', () => {
  const units = [own('carton', r(12), 'bottle', 'كرتون'), own('bottle', r(3, 2), 'l', 'قارورة')]
  test('are resolved through each other, in any order', () => {
    expect(toBase(item({ base: 'ml', units }), r(2), 'carton')).toEqual({ base: r(36_000) })
    expect(toBase(item({ base: 'ml', units }), r(1), 'Carton')).toEqual({ base: r(18_000) })
  })
  test('need no bridge within their dimension, and the bridge of the ingredient beyond it', () => {
    expect(toBase(item({ units }), r(1), 'bottle')).toEqual({ needs: 'density' })
    expect(toBase(item({ units, density: r(92, 100) }), r(1), 'bottle')).toEqual({ base: r(1380) })
  })
  test('a unit that the ingredient does not have is asked for', () => {
    expect(toBase(item({ units }), r(1), 'sack')).toEqual({ needs: 'unit', unit: 'sack' })
  })
})

test.each<[string, Partial<Parameters<typeof toBase>[0]>, string, object]>([
  ['pieces of eggs in grams', { pieceWeight: r(55) }, 'piece', { base: r(55) }],
  ['pieces without their weight', {}, 'piece', { needs: 'pieceWeight' }],
  ['millilitres without density', {}, 'ml', { needs: 'density' }],
  ['grams of a counted item', { base: 'piece', pieceWeight: r(50) }, 'g', { base: r(1, 50) }],
  [
    'pieces of a liquid: the weight is asked for first',
    { base: 'ml', density: r(1) },
    'piece',
    { needs: 'pieceWeight' },
  ],
  ['pieces of a liquid', { base: 'ml', density: r(4, 5), pieceWeight: r(40) }, 'piece', { base: r(50) }],
])('%s', (_, of, unit, expected) => {
  expect(toBase(item(of), r(1), unit)).toEqual(expected)
})

test('the weight of a quantity is asked for in the same way', () => {
  expect(toGrams(item({ base: 'ml', density: r(92, 100) }), r(1), 'l')).toEqual({ grams: r(920) })
  expect(toGrams(item({ base: 'ml' }), r(1), 'l')).toEqual({ needs: 'density' })
})

test.each<[string, OwnUnit[], object | null]>([
  ['a tree', [own('carton', r(12), 'bottle'), own('bottle', r(1), 'l')], null],
  ['a circle of two', [own('a', r(2), 'b'), own('b', r(3), 'a')], { problem: 'circle', path: ['a', 'b', 'a'] }],
  ['a unit of itself', [own('a', r(2), 'a')], { problem: 'circle', path: ['a', 'a'] }],
  ['two definitions', [own('Box', r(2), 'kg'), own('box', r(3), 'kg')], { problem: 'twice', unit: 'box' }],
  ['a standard name', [own('كيلو', r(2), 'kg')], { problem: 'standard', unit: 'كيلو' }],
  ['no content', [own('box', r(0), 'kg')], { problem: 'content', unit: 'box' }],
  ['an unknown unit', [own('box', r(2), 'tin')], { problem: 'unknown', unit: 'box', of: 'tin' }],
])('%s of own units', (_, units, expected) => {
  expect(unitProblem(units)).toEqual(expected)
})

test.each<[string, unknown]>([
  ['KG', 'kg'],
  ['كيلو', 'kg'],
  ['لتر', 'l'],
  ['حبة', 'piece'],
  ['pcs.', 'piece'],
  ['كرتون', 'carton'],
  ['CARTON', 'carton'],
  ['cup', { question: 'cup' }],
  ['كوب', { question: 'cup' }],
  ['US cup', 'us-cup'],
  ['metric cup', 'metric-cup'],
  ['metric-cup', 'metric-cup'],
  ['bunch', null],
])('%s is read as a unit', (typed, expected) => {
  expect(unitNamed(typed, [own('carton', r(12), 'kg', 'كرتون')])).toEqual(expected)
})

test('a third of a cup stays a third', () => {
  expect(toBase(item({ base: 'ml' }), ratio(1n, 3n), 'metric-cup')).toEqual({ base: r(250, 3) })
  expect(toBase(item({ base: 'ml' }), rational(0.0625), 'us-tsp')).toEqual({
    base: ratio(492_892_159_375n, 1_600_000_000_000n),
  })
})
