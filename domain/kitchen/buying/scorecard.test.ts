import { expect, test } from 'vitest'
import { type Rational, ratio, toNumber } from '../../rational.ts'
import { type Delivered, type ScorecardFacts, scorecard, weights } from './scorecard.ts'

const many = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)
const whole = (value: number): Rational => ratio(BigInt(value), 1n)
const order = (isWhole: boolean, isOnTime: boolean) => ({ isWhole, isOnTime })
const delivery = (value: number, refused: number): Delivered => ({ value: whole(value), refused: whole(refused) })
const price = (quantity: number, first: number, last: number) => ({
  quantity: whole(quantity),
  first: whole(first),
  last: whole(last),
})
const facts = (of: Partial<ScorecardFacts> = {}): ScorecardFacts => ({
  orders: many(5, order(true, true)),
  prices: [price(20, 16500, 16500)],
  deliveries: many(5, delivery(1000, 0)),
  invoices: many(5, { isClean: true }),
  ...of,
})
const points = (given: ReturnType<typeof scorecard>) =>
  (['onTime', 'price', 'rejects', 'invoices'] as const).map((name) => {
    const got = given[name].points
    return got && toNumber(got)
  })

test('the weights are those of the design and add up to 100', () => {
  expect(weights).toEqual({ onTime: 40, price: 25, rejects: 20, invoices: 15 })
})

test.each<[string, ScorecardFacts, (number | null)[], number | null]>([
  ['nothing wrong', facts(), [40, 25, 20, 15], 100],
  ['no case', { orders: [], prices: [], deliveries: [], invoices: [] }, [null, null, null, null], null],
  ['four orders are too few', facts({ orders: many(4, order(false, false)) }), [null, 25, 20, 15], 100],
  [
    'four of five orders whole and on time',
    facts({ orders: [...many(4, order(true, true)), order(true, false)] }),
    [32, 25, 20, 15],
    92,
  ],
  [
    'short and late alike',
    facts({ orders: [...many(3, order(true, true)), order(false, true), order(false, false)] }),
    [24, 25, 20, 15],
    84,
  ],
  ['prices 5 % up', facts({ prices: [price(20, 100, 105)] }), [40, 12.5, 20, 15], 88],
  ['prices 40 % up', facts({ prices: [price(20, 100, 140)] }), [40, 0, 20, 15], 75],
  ['prices down', facts({ prices: [price(20, 100, 90)] }), [40, 25, 20, 15], 100],
  ['a tenth refused', facts({ deliveries: many(5, delivery(1000, 100)) }), [40, 25, 0, 15], 80],
  ['2 % refused', facts({ deliveries: [...many(4, delivery(1000, 0)), delivery(1000, 100)] }), [40, 25, 16, 15], 96],
  [
    'three of five invoices clean',
    facts({ invoices: [...many(3, { isClean: true }), ...many(2, { isClean: false })] }),
    [40, 25, 20, 9],
    94,
  ],
  ['deliveries without a value', facts({ deliveries: many(5, delivery(0, 0)) }), [40, 25, null, 15], 100],
  [
    'only invoices',
    { orders: [], prices: [], deliveries: [], invoices: many(6, { isClean: false }) },
    [null, null, null, 0],
    0,
  ],
])('%s', (_, given, wanted, score) => {
  const card = scorecard(given)
  expect(points(card)).toEqual(wanted)
  expect(card.score).toBe(score)
})

test('drift weighs prices by what was bought', () => {
  const { price: part } = scorecard(facts({ prices: [price(90, 100, 110), price(10, 100, 100)] }))
  expect(toNumber(part.value!)).toBeCloseTo(0.09, 10)
  expect(toNumber(part.points!)).toBeCloseTo(2.5, 10)
})
