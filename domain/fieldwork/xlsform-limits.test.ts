import { expect, test } from 'vitest'
import { limitsOf } from './xlsform-limits.ts'

test.each<[string, number, [number | null, number | null]]>([
  ['. > 0', 0, [1, null]],
  ['.>0', 2, [0.01, null]],
  ['. >= 18 and . <= 99', 0, [18, 99]],
  ['(. > 0) and (. < 10)', 0, [1, 9]],
  ['((.>=1 and .<=31))', 0, [1, 31]],
  ['0 < . and 5 >= .', 0, [1, 5]],
  ['. ≥ 1 AND . ≤ 5', 0, [1, 5]],
  ['. < 100', 0, [null, 99]],
  ['. <= -2.5', 1, [null, -2.5]],
  ['. > 2.5', 0, [3, null]],
  ['. < -2', 0, [null, -3]],
  ['. = 7', 0, [7, 7]],
  ['. >= ‘0’ and . > 3', 0, [4, null]],
])('%s of a number with %d decimals', (constraint, decimals, [min, max]) => {
  expect(limitsOf(constraint, decimals)).toEqual({ min, max })
})

test.each([
  '. != 3',
  '. >= 0 and . <= 120 or . = -999',
  '. >= ${least}',
  '. > 5 and . < 3',
  "regex(., '^[0-9]+$')",
  '. <= today()',
  '. > 99999999999',
  'not(. > 3)',
])('%s says more than limits', (constraint) => {
  expect(limitsOf(constraint, 0)).toBeNull()
})
