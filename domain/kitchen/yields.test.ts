import { expect, test } from 'vitest'
import { ratio, rational } from '../rational.ts'
import { asPurchased, edible, offeredYields, yieldProblem, yieldsOf } from './yields.ts'

const half = { trim: ratio(1n, 2n), cooking: rational(2.5) }

test('what is bought follows from the basis', () => {
  const q = rational(100)
  expect(asPurchased(q, 'ap', half)).toEqual({ quantity: q })
  expect(asPurchased(q, 'ep', half)).toEqual({ quantity: rational(200) })
  expect(asPurchased(q, 'cooked', half)).toEqual({ quantity: rational(80) })
  expect(asPurchased(q, 'ep', null)).toEqual({ needs: 'preparation' })
  expect(asPurchased(q, 'cooked', { trim: rational(1), cooking: null })).toEqual({ needs: 'cooking' })
})

test('energy counts what is edible', () => {
  expect(edible(rational(100), 'ap', half)).toEqual({ quantity: rational(50) })
  expect(edible(rational(100), 'cooked', half)).toEqual({ quantity: rational(40) })
  expect(edible(rational(100), 'ap', null)).toEqual({ quantity: rational(100) })
})

test.each<[number, number | null, string | null]>([
  [0.88, null, null],
  [1, 6, null],
  [0, null, 'trim'],
  [1.01, null, 'trim'],
  [1, 0, 'cooking'],
  [1, 6.1, 'cooking'],
])('a trim of %s with a cooking yield of %s', (trim, cooking, problem) => {
  expect(yieldProblem(rational(trim), cooking === null ? null : rational(cooking))).toBe(problem)
})

test('several tests are summed, so that a large one counts for more', () => {
  const tests = [
    { purchased: rational(1000), trimmed: rational(900), cooked: rational(1800) },
    { purchased: rational(9000), trimmed: rational(7200), cooked: null },
  ]
  expect(yieldsOf(tests)).toEqual({ trim: ratio(81n, 100n), cooking: rational(2) })
})

const weighed = (purchased: number, trimmed: number, cooked: number | null = null) => ({
  purchased: rational(purchased),
  trimmed: rational(trimmed),
  cooked: cooked === null ? null : rational(cooked),
})

test.each([
  ['no tests offer nothing', [], null],
  ['one test offers its share', [weighed(1000, 880)], { trim: ratio(22n, 25n), cooking: rational(2), differs: true }],
  [
    'the share in force does not differ',
    [weighed(10, 9)],
    { trim: ratio(9n, 10n), cooking: rational(2), differs: false },
  ],
  [
    'tests that cooked offer a cooking yield',
    [weighed(10, 9, 27), weighed(10, 9)],
    { trim: ratio(9n, 10n), cooking: rational(3), differs: true },
  ],
])('%s', (_, tests, offered) => {
  expect(offeredYields(tests, { trim: ratio(9n, 10n), cooking: rational(2) })).toEqual(offered)
})
