import { describe, expect, test } from 'vitest'
import { type Rational, rational, ratio } from '../rational.ts'
import { percent, rounded } from './figures.ts'
import { alertOf, byMonthlyChange, changePercent, monthlyChange, monthlySum, portionsAMonth } from './moves.ts'

describe('what moved', () => {
  test('K15: chicken +8 % costs 1,848.00 a month on the dish, 2,263.80 with the platter', () => {
    const dish = monthlyChange(rational(66), rational(2800))
    const platter = monthlyChange(rational(132), rational(315))
    expect(dish).toEqual(rational(184_800))
    expect(platter).toEqual(rational(41_580))
    const moved = [
      { recipeId: 'platter', monthly: platter },
      { recipeId: 'mandi', monthly: dish },
    ]
    expect(monthlySum(moved)).toEqual(rational(226_380))
    expect(byMonthlyChange(moved).map(({ recipeId }) => recipeId)).toEqual(['mandi', 'platter'])
    expect(changePercent(rational(18_975), rational(20_493))).toEqual(rational(8))
  })

  test('K16: pepper +50 %, three levels down, costs 78.75 a month', () => {
    expect(monthlyChange(ratio(45n, 16n), rational(2800))).toEqual(rational(7875))
  })

  test('a month of 28 days', () => {
    expect(portionsAMonth(rational(336))).toEqual(rational(365))
    expect(rounded(portionsAMonth(rational(2578)))).toBe(2801)
  })

  test('dishes without known sales come last, and add nothing', () => {
    const rows = [
      { recipeId: 'unknown', monthly: monthlyChange(rational(500), null) },
      { recipeId: 'cheaper', monthly: rational(-9000) },
      { recipeId: 'dearer', monthly: rational(100) },
    ]
    expect(byMonthlyChange(rows).map(({ recipeId }) => recipeId)).toEqual(['cheaper', 'dearer', 'unknown'])
    expect(monthlySum(rows)).toEqual(rational(-8900))
    expect(monthlyChange(rational(5), rational(0))).toBeNull()
  })

  test.each<[string, Rational | null, string | null, Rational | null, string | null]>([
    ['500.00 a month is not told at once', rational(50_000), '29', null, null],
    ['a halala more is', rational(50_001), '29', null, 'monthly'],
    ['two points above the target are not', null, '32', null, null],
    ['more than two are', null, '32.01', null, 'target'],
    ['a loss in a channel comes first', rational(60_000), '40', rational(-1), 'channel-loss'],
    ['a margin of nothing is none', null, null, rational(0), null],
    ['a saving is not', rational(-90_000), '20', rational(9), null],
  ])('%s', (_case, monthly, food, lowestMargin, alert) => {
    const foodPercent = food === null ? null : rational(Number(food))
    expect(alertOf({ monthly, foodPercent, target: percent('30'), lowestMargin })).toBe(alert)
  })
})
