import { expect, test } from 'vitest'
import { sizeIn } from './file-size.ts'

test.each([
  [0, '0 kb'],
  [400, '0 kb'],
  [1500, '2 kb'],
  [999_400, '999 kb'],
  [999_600, '1.0 mb'],
  [9_940_000, '9.9 mb'],
  [9_960_000, '10 mb'],
  [1_250_000_000, '1.3 gb'],
  [5e15, '5000 tb'],
  [-1, '0 kb'],
])('%d bytes are %s', (bytes, text) => {
  const { unit, amount } = sizeIn(bytes)
  expect(`${amount} ${unit}`).toBe(text)
})
