import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rank } from './reporting/ranking.ts'
import {
  addSums,
  correlation,
  differenceOfMeans,
  fewestForMargin,
  intervalOf,
  lineThrough,
  marginOfMean,
  mean,
  studentT,
  type Sums,
  toldSpread,
  twoSidedP,
  variance,
} from './statistics.ts'
import { fewestForTrend, trendOf } from './reporting/trend.ts'

const sums = (values: readonly number[]): Sums => ({
  n: values.length,
  sum: values.reduce((a, b) => a + b, 0),
  squares: values.reduce((a, b) => a + b * b, 0),
})
const scores = (minLength: number) =>
  fc.array(
    fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
    { minLength, maxLength: 40 },
  )

describe('how far a mean may be off', () => {
  test.each([
    ['two visits, which gave 71.1 % ± 153.3', [59, 83.2], { kind: 'few' }],
    ['four visits', [70, 71, 72, 73], { kind: 'few' }],
    ['five of the same', [85, 85, 85, 85, 85], { kind: 'same' }],
    ['five that vary little', [80, 81, 82, 83, 84], { kind: 'margin', margin: expect.closeTo(1.963, 3) }],
    [
      'a margin beyond the best score',
      [59, 100, 100, 100, 100],
      { kind: 'range', low: expect.closeTo(69.033, 2), high: 100 },
    ],
    ['a margin below nothing', [0, 0, 0, 0, 80], { kind: 'range', low: 0, high: expect.closeTo(60.42, 1) }],
  ])('%s', (_, values, told) => {
    expect(toldSpread(intervalOf(sums(values))!)).toEqual(told)
  })
  test('is never told of fewer than five, and never leaves the scale', () => {
    fc.assert(
      fc.property(scores(1), (values) => {
        const interval = intervalOf(sums(values))!
        const told = toldSpread(interval)
        if (values.length < fewestForMargin) expect(told).toEqual({ kind: 'few' })
        if (told.kind === 'range') expect([told.low >= 0, told.high <= 100]).toEqual([true, true])
        if (told.kind === 'margin')
          expect([interval.mean - told.margin >= 0, interval.mean + told.margin <= 100]).toEqual([true, true])
      }),
    )
  })
})

describe('mean, variance and margin', () => {
  test('worked by hand', () => {
    expect(mean([2, 4, 4, 4, 5, 5, 7, 9])).toBe(5)
    expect(variance([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(32 / 7, 12)
    expect(variance([80])).toBeNull()
    expect(marginOfMean([80])).toBeNull()
    expect(marginOfMean([85, 85, 85])).toBe(0)
    expect(marginOfMean([80, 90])).toBeCloseTo(12.706_204_736 * 5, 5)
  })
  test('Student t is the one of the printed tables', () => {
    const table: [number, number][] = [
      [1, 12.706],
      [2, 4.303],
      [3, 3.182],
      [4, 2.776],
      [5, 2.571],
      [9, 2.262],
      [10, 2.228],
      [20, 2.086],
      [30, 2.042],
      [60, 2],
      [120, 1.98],
      [100_000, 1.96],
    ]
    for (const [freedom, t] of table) expect(studentT(freedom)).toBeCloseTo(t, 3)
    expect(twoSidedP(2.228_138_85, 10)).toBeCloseTo(0.05, 7)
    expect(twoSidedP(0, 7)).toBeCloseTo(1, 10)
  })
  test('sums tell the same as the values, whatever parts they come in', () => {
    fc.assert(
      fc.property(scores(2), scores(1), (a, b) => {
        const interval = intervalOf(addSums([sums(a), sums(b)]))!
        expect(interval.mean).toBeCloseTo(mean([...a, ...b]), 8)
        const n = a.length + b.length
        if (n < fewestForMargin) expect(interval.spread).toBeNull()
        else expect(interval.spread!.margin).toBeCloseTo(marginOfMean([...a, ...b])!, 3)
      }),
    )
    expect(intervalOf(sums([]))).toBeNull()
    expect(intervalOf(sums([70]))).toEqual({ n: 1, mean: 70, spread: null })
  })
})

describe('the difference of two means', () => {
  test("is Welch's: the worked example of the two spreads", () => {
    const a = [27.5, 21, 19, 23.6, 17, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19, 21.7, 21.4]
    const b = [27.1, 22, 20.8, 23.4, 23.4, 23.5, 25.8, 22, 24.8, 20.2, 21.9, 22.1, 22.9, 30.5, 24.4]
    const { difference, margin, significant } = differenceOfMeans(sums(a), sums(b))!
    expect(difference).toBeCloseTo(-2.833, 2)
    // t = -2.8526 with 27.887 degrees of freedom.
    expect(Math.abs(difference) / (margin / studentT(27.887))).toBeCloseTo(2.8526, 1)
    expect(significant).toBe(true)
  })
  test('turns its sign when the two change places, and one visit tells nothing', () => {
    fc.assert(
      fc.property(scores(2), scores(2), (a, b) => {
        const [forth, back] = [differenceOfMeans(sums(a), sums(b))!, differenceOfMeans(sums(b), sums(a))!]
        expect(forth.difference).toBeCloseTo(-back.difference, 8)
        expect(forth.margin).toBeCloseTo(back.margin, 6)
      }),
    )
    expect(differenceOfMeans(sums([80]), sums([70, 75]))).toBeNull()
  })
})

describe('a line and a correlation', () => {
  test('the t-test of the slope, worked by hand', () => {
    const points = [1, 2, 3, 4, 5].map((x, index) => ({ x, y: [2, 4, 5, 4, 5][index]! }))
    const line = lineThrough(points)!
    expect(line.slope).toBeCloseTo(0.6, 12)
    expect(line.intercept).toBeCloseTo(2.2, 12)
    expect(line.p!).toBeCloseTo(0.124, 3)
    expect(correlation(points)).toBeCloseTo(0.774_597, 6)
  })
  test('nothing is said where x does not vary', () => {
    expect(
      lineThrough([
        { x: 1, y: 2 },
        { x: 1, y: 3 },
      ]),
    ).toBeNull()
    expect(
      correlation([
        { x: 1, y: 2 },
        { x: 1, y: 3 },
      ]),
    ).toBeNull()
  })
})

describe('a trend', () => {
  test('the exact shares of Mann and Kendall: five values in order are 1 of 60 on either side', () => {
    expect(trendOf([1, 2, 3, 4, 5])).toMatchObject({ s: 10, slope: 1, direction: 'up' })
    expect(trendOf([1, 2, 3, 4, 5])!.p).toBeCloseTo(2 / 120, 12)
    // Kendall's table: n = 10, S = 33 gives 0.0011 on one side.
    const ten = [2, 1, 4, 3, 6, 5, 8, 10, 7, 9]
    const { s, p } = trendOf(ten)!
    expect(s).toBe(33)
    expect(p / 2).toBeCloseTo(0.0011, 4)
    expect(trendOf([5, 4, 3, 2, 1])!.direction).toBe('down')
  })
  test('four values are too few, equal ones have none, one outlier makes none', () => {
    expect(trendOf([1, 2, 3, 4])).toBeNull()
    expect(trendOf([80, 80, 80, 80, 80, 80])).toMatchObject({ p: 1, slope: 0, direction: 'none' })
    expect(trendOf([85, 84, 86, 85, 84, 86, 59])!.direction).toBe('none')
  })
  test('turned around, it is the same trend the other way', () => {
    fc.assert(
      fc.property(scores(fewestForTrend), (values) => {
        const [forth, back] = [trendOf(values)!, trendOf(values.toReversed())!]
        expect(forth.s + back.s).toBe(0)
        expect(forth.p).toBeCloseTo(back.p, 10)
        expect(forth.p).toBeGreaterThanOrEqual(0)
        expect(forth.p).toBeLessThanOrEqual(1)
      }),
    )
  })
  test('where nothing happens, about one in twenty is called a trend and not more', () => {
    let seed = 7
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
    const found = Array.from({ length: 2000 }, () => trendOf(Array.from({ length: 12 }, random))!.direction)
    const share = found.filter((direction) => direction !== 'none').length / found.length
    expect(share).toBeGreaterThan(0.02)
    expect(share).toBeLessThan(0.065)
  })
})

describe('a ranking', () => {
  const of = (values: readonly number[]) => ({ values })
  const ranksOf = (...lists: number[][]) =>
    rank(lists.map(of), ({ values }) => sums(values)).ranked.map(({ rank: place }) => place)
  test('equal within the margin shares the rank; the next rank counts all before', () => {
    expect(ranksOf([90, 91, 92, 90], [91, 90, 89, 92], [60, 61, 62, 61])).toEqual([1, 1, 3])
  })
  test('one or two visits take no place', () => {
    const { ranked, unranked } = rank([of([99]), of([80, 81, 82])], ({ values }) => sums(values))
    expect([ranked.length, unranked.length]).toEqual([1, 1])
    expect(ranked[0]!.tied).toBe(false)
  })
  test('a better mean never stands behind a worse one, and a shared place is never a told difference from its best', () => {
    fc.assert(
      fc.property(fc.array(scores(3), { minLength: 1, maxLength: 8 }), (lists) => {
        const { ranked } = rank(lists.map(of), ({ values }) => sums(values))
        for (const [index, entry] of ranked.entries()) {
          const before = ranked[index - 1]
          if (before) expect(before.rank).toBeLessThanOrEqual(entry.rank)
          const best = ranked.find(({ rank: place }) => place === entry.rank)!
          if (best !== entry)
            expect(differenceOfMeans(sums(best.item.values), sums(entry.item.values))!.significant).toBe(false)
        }
      }),
    )
  })
})
