import { expect, test } from 'vitest'
import { pageNumber } from './page-number.ts'

test.each([
  [null, 1],
  ['', 1],
  ['0', 1],
  ['-3', 1],
  ['x', 1],
  ['NaN', 1],
  ['2', 2],
  ['2.9', 2],
  ['1e400', 100_000],
  ['Infinity', 100_000],
  ['99999999999999999999', 100_000],
])('%s asks for page %i', (text, page) => {
  expect(pageNumber(text)).toBe(page)
  expect(pageNumber(text, 3)).toBe(Math.min(page, 3))
})
