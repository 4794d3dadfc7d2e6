import { expect, test } from 'vitest'
import { assumedMargin, gapOf } from './gap.ts'

test.each([
  [1, 1, 24.95],
  [3, 3, 14.4],
  [1, 4, 19.72],
])('with %i and %i values a spread of 9 gives a margin of %f', (a, b, margin) => {
  expect(assumedMargin(a, b)).toBeCloseTo(margin, 2)
})

test.each([
  ['inside the assumed margin nothing is shown', [96], [81], false, true],
  ['beyond the assumed margin', [99], [70], true, true],
  ['one value on a side is enough to assume', [96, 95, 97], [81], false, true],
  ['Welch from two values a side', [96, 97, 95], [81, 80, 82], true, false],
  ['wide spreads hide a difference', [96, 60], [81, 50], false, false],
  ['equal values on both sides', [90, 90], [90, 90], false, false],
  ['no spread at all, but apart', [96, 96], [81, 81], true, false],
])('%s', (_, audits, guests, isShown, isAssumed) => {
  expect(gapOf(audits, guests)).toMatchObject({ isShown, isAssumed })
})

test('means, counts and the example of the design', () => {
  const gap = gapOf([98, 94], [78, 84])
  expect(gap).toMatchObject({ audits: { n: 2, mean: 96 }, guests: { n: 2, mean: 81 }, difference: 15 })
  expect(gapOf([], [80])).toBeNull()
  expect(gapOf([80], [])).toBeNull()
})
