import { describe, expect, test } from 'vitest'
import { type Rational, rational, roundHalfUp, times } from '#/domain/rational.ts'
import { missing, suggestedPacks, varianceOf } from './stock.ts'

const kilos = (value: number): Rational => times(rational(value), { n: 1000n, d: 1n })
const carton = { content: kilos(11), minimum: 1n, multiple: 1n }

describe('suggestion', () => {
  const daily = { dailyUse: kilos(31), leadDays: 2, daysToNextDelivery: 3, safetyDays: 1, onOrder: kilos(0) }

  test('31 kg a day for 2 + 3 + 1 days, 71.5 on hand: 114.5 kg are 11 cartons', () => {
    const need = { ...daily, onHand: kilos(71.5) }
    expect(missing(need)).toEqual(kilos(114.5))
    expect(suggestedPacks(need, carton)).toBe(11n)
  })

  test.each([
    ['up to par', { par: kilos(50), onHand: kilos(12), onOrder: kilos(11) }, 3n],
    ['enough on order', { par: kilos(50), onHand: kilos(12), onOrder: kilos(38) }, 0n],
    ['more on hand than par', { par: kilos(50), onHand: kilos(80), onOrder: kilos(0) }, 0n],
    ['a gram below par', { par: kilos(50), onHand: kilos(49.999), onOrder: kilos(0) }, 1n],
  ])('%s', (_, need, packs) => {
    expect(suggestedPacks(need, carton)).toBe(packs)
  })
})

describe('variance', () => {
  test('88 + 198 - 71.5 used, 376 x 0.55 in theory, 3.3 wasted: 4.4 kg are 66.00 riyals and 2.13 %', () => {
    const { actual, unexplained, share } = varianceOf({
      opening: kilos(88),
      received: kilos(198),
      transfers: kilos(0),
      closing: kilos(71.5),
      theoretical: times(rational(376), kilos(0.55)),
      waste: kilos(3.3),
    })
    expect(actual).toEqual(kilos(214.5))
    expect(unexplained).toEqual(kilos(4.4))
    expect(roundHalfUp(times(unexplained, rational(1.5)), 0)).toBe(6600)
    expect(roundHalfUp(times(share!, rational(100)), 2)).toBe(2.13)
  })

  test('a delivery booked later and a transfer change the result, and without sales there is no share', () => {
    const before = { opening: kilos(10), received: kilos(0), closing: kilos(4), theoretical: kilos(0), waste: kilos(0) }
    expect(varianceOf({ ...before, transfers: kilos(-2) })).toMatchObject({ unexplained: kilos(4), share: null })
    expect(varianceOf({ ...before, received: kilos(5), transfers: kilos(-2) }).unexplained).toEqual(kilos(9))
    expect(varianceOf({ ...before, transfers: kilos(0), closing: kilos(12) }).unexplained).toEqual(kilos(-2))
  })
})
