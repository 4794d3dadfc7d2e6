import { describe, expect, test } from 'vitest'
import { rational, ratio } from '../rational.ts'
import { rounded } from './figures.ts'
import { engineer, type SoldItem, usualRules } from './engineering.ts'

const item = (id: string, sold: number, margin: number, days = 28): SoldItem => ({
  id,
  sold: rational(sold),
  margin: rational(margin),
  days,
})
const mains = [
  item('grill', 640, 3850),
  { ...item('mandi', 1860, 0), margin: ratio(436336537n, 182160n) },
  item('kabsa', 1190, 1990),
  item('lamb', 420, 3240),
  item('hammour', 180, 4200),
  item('saleeg', 310, 1880),
]
const rules = { days: 28, ...usualRules }

describe('menu engineering', () => {
  test('the worked check: mains of a house, 4,600 portions', () => {
    const found = engineer(mains, rules)
    if (found.kind !== 'placed') throw new Error(found.kind)
    expect(rounded(found.popularFrom.share, 4)).toBe(11.6667)
    expect(rounded(found.popularFrom.portions, 2)).toBe(536.67)
    expect(rounded(found.sold)).toBe(4600)
    expect(rounded(found.meanMargin)).toBe(2606)
    expect(found.items.map(({ id, share, itemClass }) => [id, rounded(share, 2), itemClass])).toEqual([
      ['grill', 13.91, 'star'],
      ['mandi', 40.43, 'popular'],
      ['kabsa', 25.87, 'popular'],
      ['lamb', 9.13, 'profitable'],
      ['hammour', 3.91, 'profitable'],
      ['saleeg', 6.74, 'weak'],
    ])
  })

  test('items sold under half the period are left out and named; half counts', () => {
    const found = engineer([...mains, item('new', 900, 9000, 13), item('half', 900, 2000, 14)], rules)
    expect(found.leftOut.map(({ id }) => id)).toEqual(['new'])
    expect(found.kind === 'placed' && found.items.map(({ id }) => id)).toContain('half')
    expect(rounded(found.sold)).toBe(5500)
  })

  test.each([
    ['days', mains, { ...rules, days: 27 }],
    ['portions', [item('a', 50, 1), item('b', 49, 2)], rules],
    ['items', [item('a', 500, 1)], rules],
    ['portions', [], rules],
  ])('too few %s', (why, items, given) => {
    expect(engineer(items, given)).toMatchObject({ kind: 'too-few', why })
  })

  test('both limits belong to the upper class', () => {
    const found = engineer([item('a', 100, 1000), item('b', 100, 1000)], { ...rules, popularity: rational(1) })
    expect(found.kind === 'placed' && found.items.map(({ itemClass }) => itemClass)).toEqual(['star', 'star'])
  })

  test('an item that was only given back counts nowhere', () => {
    expect(engineer([...mains, item('back', -3, 500)], rules).leftOut.map(({ id }) => id)).toEqual(['back'])
  })
})
