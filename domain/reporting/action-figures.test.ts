import { expect, test } from 'vitest'
import { shareOf } from './action-figures.ts'

test.each([
  [31, 40, 7750],
  [5, 36, 1389],
  [0, 7, 0],
  [7, 7, 10_000],
  [1, 3, 3333],
  [2, 3, 6667],
  [1, 800, 13],
])('%i of %i is %i hundredths of a per cent', (part, of, hundredths) => {
  expect(shareOf(part, of)).toEqual({ part, of, hundredths })
})

test('nothing has no share', () => {
  expect(shareOf(0, 0)).toEqual({ part: 0, of: 0, hundredths: null })
})
