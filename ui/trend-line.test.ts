import { expect, test } from 'vitest'
import { roundTop } from './trend-line.tsx'

test.each([
  [[], 1],
  [[0], 1],
  [[1], 1],
  [[3], 4],
  [[4, 9], 10],
  [[11], 20],
  [[41, 7], 50],
  [[51], 80],
  [[1634.5], 2000],
  [[99_999], 100_000],
])('the top of the scale of %j is %i', (values, top) => {
  expect(roundTop(values)).toBe(top)
})
