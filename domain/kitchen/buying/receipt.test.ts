import { describe, expect, test } from 'vitest'
import { ratio } from '../../rational.ts'
import {
  acceptedOf,
  correctionOf,
  decimalOf,
  inStock,
  isPriceAbove,
  limitOf,
  type LineProblem,
  problemsOf,
  type ReceivedLine,
  storedReason,
  takesPaperPrice,
  usualTemperatureLimits,
} from './receipt.ts'

const fine: ReceivedLine = {
  delivered: 20,
  refused: 0,
  reason: null,
  measured: null,
  temperature: null,
  expiresOn: null,
  paper: null,
  agreed: { price: 165, vatMode: 'excluded' },
  takesPrice: null,
  hasPhoto: false,
}
const chilled = { limit: 5, arrivedOn: '2026-11-30' }

describe('problems of a received line', () => {
  const cases: [string, Partial<ReceivedLine>, LineProblem[]][] = [
    ['as ordered', {}, []],
    ['nothing came', { delivered: 0 }, []],
    ['less than nothing', { delivered: -1 }, ['delivered', 'refused']],
    ['four decimals', { delivered: 1.0005 }, ['delivered']],
    ['absurdly many', { delivered: 1e12 }, ['delivered']],
    ['no number', { delivered: Number.NaN }, ['delivered']],
    ['refused without a reason', { refused: 2 }, ['reason']],
    ['more refused than came', { refused: 21, reason: 'wrong' }, ['refused']],
    ['damaged without a photo', { refused: 2, reason: 'damaged' }, ['photo']],
    ['damaged with a photo', { refused: 2, reason: 'damaged', hasPhoto: true }, []],
    ['wrong goods need no photo', { refused: 20, reason: 'wrong' }, []],
    ['at the limit', { temperature: 5 }, []],
    ['above the limit without a photo', { temperature: 5.1 }, ['photo']],
    ['above the limit, sent back with a photo', { temperature: 9, refused: 20, reason: 'warm', hasPhoto: true }, []],
    ['expires today', { expiresOn: '2026-11-30' }, []],
    ['expired and taken', { expiresOn: '2026-11-29' }, ['expired']],
    ['expired and sent back', { expiresOn: '2026-11-29', refused: 20, reason: 'expired' }, []],
    ['weighed', { measured: 217.35 }, []],
    ['weighed nothing', { measured: 0 }, ['measured']],
    ['weighed though all was refused', { measured: 5, refused: 20, reason: 'wrong' }, ['measured']],
    ['dearer, not decided', { paper: { price: 178.2, vatMode: 'excluded' } }, ['price-choice']],
    ['dearer, accepted', { paper: { price: 178.2, vatMode: 'excluded' }, takesPrice: true }, []],
    ['dearer, disputed', { paper: { price: 178.2, vatMode: 'excluded' }, takesPrice: false }, []],
    ['cheaper', { paper: { price: 160, vatMode: 'excluded' } }, []],
  ]
  test.each(cases)('%s', (_, part, problems) => expect(problemsOf({ ...fine, ...part }, chilled)).toEqual(problems))
})

test('limits follow the storage', () => {
  expect(limitOf('chilled', usualTemperatureLimits)).toBe(5)
  expect(limitOf('frozen', usualTemperatureLimits)).toBe(-18)
  expect(limitOf('ambient', usualTemperatureLimits)).toBeNull()
  expect(problemsOf({ ...fine, temperature: -17.9 }, { ...chilled, limit: -18 })).toEqual(['photo'])
  expect(problemsOf({ ...fine, temperature: 30 }, { ...chilled, limit: null })).toEqual([])
})

test('accepted and refused add up to delivered without rounding', () => {
  expect(acceptedOf({ delivered: 2.3, refused: 0.1 })).toBe(2.2)
  expect(acceptedOf({ delivered: 0.3, refused: 0.1 })).toBe(0.2)
})

test('prices are compared without VAT', () => {
  const agreed = { price: 100, vatMode: 'excluded' } as const
  expect(isPriceAbove({ price: 115, vatMode: 'included' }, agreed)).toBe(false)
  expect(isPriceAbove({ price: 115.01, vatMode: 'included' }, agreed)).toBe(true)
  expect(isPriceAbove({ price: 500, vatMode: 'none' }, null)).toBe(false)
})

test('the price on the paper counts when it was accepted, is not above, or nothing was agreed', () => {
  const paper = { price: 178.2, vatMode: 'excluded' } as const
  expect(takesPaperPrice({ ...fine, paper, takesPrice: true })).toBe(true)
  expect(takesPaperPrice({ ...fine, paper, takesPrice: false })).toBe(false)
  expect(takesPaperPrice({ ...fine, paper: { ...paper, price: 160 } })).toBe(true)
  expect(takesPaperPrice({ ...fine, paper, agreed: null })).toBe(true)
  expect(takesPaperPrice({ ...fine, paper, takesPrice: true, refused: 20, reason: 'wrong' })).toBe(false)
})

test('a line of which less came is short', () => {
  expect(storedReason({ ...fine, delivered: 18 }, 20)).toBe('short')
  expect(storedReason(fine, 20)).toBeNull()
  expect(storedReason(fine, null)).toBeNull()
  expect(storedReason({ ...fine, delivered: 18, refused: 1, reason: 'damaged' }, 20)).toBe('damaged')
})

test('what was weighed decides the stock, otherwise the content printed on the pack', () => {
  const carton = { quantity: 11, unit: 'kg' } as const
  expect(inStock({ accepted: 18, measured: null }, carton)).toEqual(ratio(198_000n, 1n))
  expect(inStock({ accepted: 18, measured: 196.35 }, carton)).toEqual(ratio(196_350n, 1n))
  expect(inStock({ accepted: 2.5, measured: null }, { quantity: 0.333, unit: 'l' })).toEqual(ratio(1665n, 2n))
})

describe('a correction is a counter-entry', () => {
  const carton = { quantity: 11, unit: 'kg' } as const
  test('two cartons less', () => {
    const posted = { accepted: 20, refused: 0, measured: null }
    expect(correctionOf(posted, { accepted: 18, refused: 2, measured: null }, carton)).toEqual({
      delivered: 0,
      accepted: -2,
      refused: 2,
      measured: null,
      base: ratio(-22_000n, 1n),
    })
  })
  test('weighed later', () => {
    const posted = { accepted: 20, refused: 0, measured: null }
    expect(correctionOf(posted, { accepted: 20, refused: 0, measured: 218 }, carton)).toEqual({
      delivered: 0,
      accepted: 0,
      refused: 0,
      measured: 218,
      base: ratio(-2000n, 1n),
    })
  })
  test('nothing changed', () => {
    const posted = { accepted: 20, refused: 1, measured: 200 }
    expect(correctionOf(posted, posted, carton)).toBeNull()
  })
})

test('quantities are stored as decimals', () => {
  expect(decimalOf(ratio(-22_000n, 1n))).toBe('-22000.000000')
  expect(decimalOf(ratio(1665n, 2n))).toBe('832.500000')
})
