import { expect, test } from 'vitest'
import { readAmount, readCount, readDecimal } from './typed.ts'

test.each([
  ['3710.75', 371_075],
  ['3,710.75', 371_075],
  ['٣٧١٠٫٧٥', 371_075],
  ['٣٬٧١٠٫٧٥', 371_075],
  ['0', 0],
  ['7.5', 750],
  ['3.710,75', null],
  ['3,71', null],
  ['3.710', null],
  ['12,34,567', null],
  ['-5', null],
  ['five', null],
  ['', null],
])('the amount %s is %s', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})

test('an adjustment may be negative', () => {
  expect(readAmount('-35.00', true)).toBe(-3500)
  expect(readAmount('−٣٥', true)).toBe(-3500)
})

test.each([
  ['12', 12],
  ['١٢', 12],
  ['-3', null],
  ['1.5', null],
  ['', null],
])('the count %s is %s', (typed, count) => {
  expect(readCount(typed)).toBe(count)
})

test.each([
  ['7.5', 7.5],
  ['٧٫٥', 7.5],
  ['7.55', null],
  ['-18', null],
])('the decimal %s is %s', (typed, value) => {
  expect(readDecimal(typed, 1)).toBe(value)
})
test('degrees may be negative', () => expect(readDecimal('-18.5', 1, true)).toBe(-18.5))
