import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowanceLeft, type PlanMonth, quoteVisits, visitsWithinPlan } from './plan-allowance.ts'

test.each([
  [10, 9, 1],
  [10, 10, 0],
  [10, 11, 0],
  [30, 0, 30],
  [null, 1000, null],
  [0, 0, 0],
])('of %j included visits with %i taken %j are left', (included, taken, left) =>
  expect(allowanceLeft(included, taken)).toBe(left),
)

const november = { from: '2026-11-05', until: '2026-12-05' }
const december = { from: '2026-12-05', until: '2027-01-05' }
const visit = (id: string, day: string, price = 50_000) => ({ id, day, price })

test.each<[string, PlanMonth[], { free: number; charged: number; net: number }]>([
  ['no plan', [], { free: 0, charged: 3, net: 130_000 }],
  [
    'one left in the first month, none in the next',
    [
      { period: november, left: 1 },
      { period: december, left: 0 },
    ],
    { free: 1, charged: 2, net: 80_000 },
  ],
  [
    'one left in each',
    [
      { period: november, left: 1 },
      { period: december, left: 1 },
    ],
    { free: 2, charged: 1, net: 30_000 },
  ],
  [
    'without a limit',
    [
      { period: november, left: null },
      { period: december, left: null },
    ],
    { free: 3, charged: 0, net: 0 },
  ],
  ['a plan that ends with the first month', [{ period: november, left: 30 }], { free: 2, charged: 1, net: 50_000 }],
])('three visits with %s', (_, months, quote) => {
  const visits = [visit('late', '2026-12-05'), visit('second', '2026-12-04', 30_000), visit('first', '2026-11-20')]
  expect(quoteVisits(visits, months)).toEqual(quote)
})

test('the earliest visits of a month are within the plan', () => {
  const visits = [visit('b', '2026-11-21'), visit('a', '2026-11-20'), visit('c', '2026-11-22')]
  expect(visitsWithinPlan(visits, [{ period: november, left: 2 }])).toEqual(new Set(['a', 'b']))
})

test('law: ordered one by one in the order of their days, visits cost what they cost together', () => {
  const anyVisits = fc.array(
    fc.record({ day: fc.integer({ min: 1, max: 28 }), price: fc.integer({ min: 0, max: 100_000 }) }),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(anyVisits, fc.option(fc.integer({ min: 0, max: 20 })), (list, left) => {
      const period = { from: '2026-11-01', until: '2026-12-01' }
      const visits = list
        .map(({ day, price }, index) => visit(String(index), `2026-11-${String(day).padStart(2, '0')}`, price))
        .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
      let rest = left
      let net = 0
      for (const one of visits) {
        const quote = quoteVisits([one], [{ period, left: rest }])
        net += quote.net
        if (rest !== null) rest -= quote.free
      }
      expect(quoteVisits(visits, [{ period, left }]).net).toBe(net)
    }),
  )
})
