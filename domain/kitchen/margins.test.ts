import { describe, expect, test } from 'vitest'
import { plus, type Rational, rational, ratio, times } from '../rational.ts'
import { fraction, minus, percent, percentOf, rounded, zero } from './figures.ts'
import {
  breakEven,
  type ChannelTerms,
  floorPrice,
  labourCost,
  marginAt,
  noTerms,
  priceAtTarget,
  priceThatKeeps,
  type Sale,
  stepped,
  targetPrice,
  upTo,
  weightedMean,
} from './margins.ts'

/** Food cost of the mandi of the worked checks, three sub-recipes deep. */
const mandi = ratio(181423463n, 182160n)
const costs = (packaging = zero, labour: Rational | null = null, food = mandi) => ({ food, packaging, labour })
const sale = (given: Partial<Sale> = {}): Sale => ({
  costs: costs(),
  terms: noTerms,
  isRegistered: true,
  promotion: zero,
  ...given,
})
const app = (base: ChannelTerms['base']): ChannelTerms => ({
  commission: percent('25'),
  base,
  payment: percent('2.5'),
  fixed: zero,
})
const dineIn = marginAt(rational(3900), sale())
const delivery = sale({ costs: costs(rational(95)), terms: app('gross') })
const riyals = (value: Rational | null) => value && rounded(value) / 100
const shown = (value: Rational | null) => value && rounded(value, 2)

describe('worked checks of margins', () => {
  test('K9: price 39.00 in the house', () => {
    expect(dineIn.net).toEqual(ratio(78000n, 23n))
    expect(dineIn.vat).toEqual(ratio(11700n, 23n))
    expect(shown(dineIn.foodPercent)).toBe(29.37)
    expect(shown(percentOf(mandi, rational(3900)))).toBe(25.54)
    expect(dineIn.margin).toEqual(ratio(436336537n, 182160n))
    expect(riyals(dineIn.margin)).toBe(23.95)
  })

  test('K10: with six minutes of work', () => {
    const labour = labourCost(rational(6), rational(2400))
    expect(labour).toEqual(rational(240))
    const found = marginAt(rational(3900), sale({ costs: costs(zero, labour) }))
    expect(shown(found.primePercent)).toBe(36.44)
    expect(found.prime).toEqual(ratio(225141863n, 182160n))
    expect(riyals(found.prime)).toBe(12.36)
    expect(found.margin).toEqual(minus(dineIn.margin, rational(240)))
  })

  test('K11: delivery at 45.00, commission on the menu price', () => {
    const found = marginAt(rational(4500), delivery)
    expect(found.commission).toEqual(rational(1125))
    expect(found.payment).toEqual(ratio(225n, 2n))
    expect(found.margin).toEqual(ratio(288648337n, 182160n))
    expect(riyals(found.margin)).toBe(15.85)
  })

  test('K12: the same, commission on the net price', () => {
    const found = marginAt(rational(4500), { ...delivery, terms: app('net') })
    expect(found.commission).toEqual(ratio(22500n, 23n))
    expect(found.margin).toEqual(ratio(315378337n, 182160n))
    expect(riyals(found.margin)).toBe(17.31)
  })

  test('K13: floor, and the price that keeps the margin of the house', () => {
    const floor = floorPrice(delivery)!
    expect(floor).toEqual(ratio(198728663n, 108306n))
    expect(riyals(floor)).toBe(18.35)
    expect(marginAt(floor, delivery).margin).toEqual(zero)
    const same = priceThatKeeps(dineIn.margin, delivery)!
    expect(same).toEqual(ratio(3207400n, 547n))
    expect(upTo(same, rational(50))).toEqual(rational(5900))
  })

  test.each([
    ['up', 50, 3850, 29.75, false],
    ['up', 100, 3900, 29.37, false],
    ['nearest', 100, 3800, 30.14, true],
  ] as const)('K14: target 30 %%, %s to %i', (direction, step, price, food, misses) => {
    expect(priceAtTarget(mandi, percent('30'), true)).toEqual(ratio(181423463n, 47520n))
    const found = targetPrice(mandi, percent('30'), true, { step: rational(step), direction })!
    expect([found.price, shown(found.foodPercent), found.misses]).toEqual([rational(price), food, misses])
  })

  test('K15: chicken +8 %, food cost of the same price', () => {
    const dearer = plus(mandi, rational(66))
    expect(dearer).toEqual(ratio(193446023n, 182160n))
    expect(shown(marginAt(rational(3900), sale({ costs: costs(zero, null, dearer) })).foodPercent)).toBe(31.31)
  })

  test('K17: break-even of two channels', () => {
    const sold = [
      { value: dineIn.margin, units: rational(1860) },
      { value: marginAt(rational(4500), delivery).margin, units: rational(940) },
    ]
    const mean = weightedMean(sold)!
    expect(mean).toEqual(ratio(2707288489n, 1275120n))
    const found = breakEven(rational(5_400_000), mean, rational(3000))!
    expect(shown(found.exact)).toBe(2543.37)
    expect(found.portions).toBe(2544n)
    expect(found.sales).toEqual(rational(2544 * 3000))
  })

  test('K18: a house that is not registered bears VAT and keeps the whole price', () => {
    const gross = times(mandi, fraction('1.15'))
    expect(gross).toEqual(ratio(181423463n, 158400n))
    const found = marginAt(rational(3900), sale({ costs: costs(zero, null, gross), isRegistered: false }))
    expect(found.net).toEqual(rational(3900))
    expect(found.vat).toEqual(zero)
    expect(shown(found.foodPercent)).toBe(29.37)
    expect(found.margin).toEqual(ratio(436336537n, 158400n))
    expect(riyals(found.margin)).toBe(27.55)
  })
})

describe('edges', () => {
  test.each([
    ['gross', '60', '30', true, null],
    ['gross', '60', '26.96', true, null],
    ['net', '60', '0', false, 9.96 / 0.31],
    ['net', '60', '2', true, 9.96 / (100 / 115 - (0.6 * 100) / 115 - 0.02)],
  ] as const)('floor of %s %s and %s', (base, commission, payment, isRegistered, floor) => {
    const terms = { commission: percent(commission), base, payment: percent(payment), fixed: zero }
    const found = floorPrice(sale({ terms, isRegistered, costs: costs(zero, null, rational(996)) }))
    expect(found === null).toBe(floor === null)
    if (found && floor) expect(rounded(found) / 100).toBeCloseTo(floor, 2)
  })

  test('VAT on the fees of a house that is not registered is a cost, and its floor leaves nothing', () => {
    const terms = { ...app('gross'), fixed: rational(200) }
    const house = sale({ terms, isRegistered: false, promotion: rational(300) })
    const found = marginAt(rational(4500), house)
    expect(found.commission).toEqual(fraction('1293.75'))
    expect(found.fixed).toEqual(rational(230))
    expect(found.promotion).toEqual(rational(300))
    expect(marginAt(floorPrice(house)!, house).margin).toEqual(zero)
  })

  test('a promotion takes VAT with it', () => {
    const found = marginAt(rational(3900), sale({ promotion: rational(1150) }))
    expect(found.promotion).toEqual(rational(1000))
    expect(found.margin).toEqual(minus(dineIn.margin, rational(1000)))
  })

  test('a price of nothing has no percentage', () => {
    const found = marginAt(zero, sale())
    expect([found.foodPercent, found.productPercent, found.primePercent]).toEqual([null, null, null])
  })

  test('a target needs a cost and a share', () => {
    const step = { step: rational(50), direction: 'up' } as const
    expect(targetPrice(zero, percent('30'), true, step)).toBeNull()
    expect(targetPrice(mandi, zero, true, step)).toBeNull()
    expect(stepped(rational(10), { step: rational(100), direction: 'nearest' })).toEqual(rational(100))
    expect(upTo(rational(3850), rational(50))).toEqual(rational(3850))
  })

  test('a portion that leaves nothing never pays fixed costs', () => {
    expect(breakEven(rational(100), zero, rational(1))).toBeNull()
    expect(breakEven(rational(100), rational(-5), rational(1))).toBeNull()
    expect(breakEven(zero, rational(5), rational(1))?.portions).toBe(0n)
    expect(weightedMean([])).toBeNull()
  })

  test('figures round half up at the edge, also below nothing', () => {
    expect(rounded(ratio(5n, 10n))).toBe(1)
    expect(rounded(ratio(-5n, 10n))).toBe(-1)
    expect(rounded(ratio(-1n, 10n))).toBe(0)
    expect(rounded(ratio(-12345n, 1000n), 2)).toBe(-12.35)
  })
})
