import { expect, test } from 'vitest'
import { ratio } from '../rational.ts'
import { exactText, readExact, readQuantity, readRiyals } from './quantity.ts'

test.each<[string, bigint, bigint, string]>([
  ['1.5', 3n, 2n, '1.5'],
  ['1,5', 3n, 2n, '1.5'],
  ['١٫٥', 3n, 2n, '1.5'],
  ['١٬٥٠٠', 1500n, 1n, '1500'],
  ['1/2', 1n, 2n, '1/2'],
  ['½', 1n, 2n, '1/2'],
  ['1½', 3n, 2n, '3/2'],
  ['1 1/2', 3n, 2n, '3/2'],
  ['٢ ¼', 9n, 4n, '9/4'],
  ['1/3', 1n, 3n, '1/3'],
  ['0.1', 1n, 10n, '0.1'],
  ['\u200f12\u200e', 12n, 1n, '12'],
  ['0', 0n, 1n, '0'],
  ['1,25', 5n, 4n, '1.25'],
])('%s is read exactly', (typed, n, d, text) => {
  expect(readQuantity(typed)).toEqual({ value: { n, d }, text })
  expect(readExact(text)).toEqual(ratio(n, d))
})

test.each([
  ['', 'empty'],
  ['\u200f', 'empty'],
  ['-1', 'negative'],
  ['−2', 'negative'],
  ['1,500', 'comma'],
  ['1.5.0', 'unreadable'],
  ['1/0', 'unreadable'],
  ['abc', 'unreadable'],
  ['1e3', 'unreadable'],
  ['=1+1', 'unreadable'],
  ['1000000000000', 'too-large'],
  ['😀', 'unreadable'],
])('%s is refused', (typed, problem) => {
  expect(readQuantity(typed)).toEqual({ problem })
})

test('an exact text comes back as it is', () => {
  expect(exactText(ratio(22500n, 23n))).toBe('22500/23')
  expect(readExact('22500/23')).toEqual(ratio(22500n, 23n))
  expect(() => readExact('1,5')).toThrow('no quantity')
})

test.each<[string, number | null]>([
  ['57.50', 5750],
  ['57,5', 5750],
  ['٥٧٫٥٠', 5750],
  ['1,500', 150_000],
  ['1,500.25', 150_025],
  ['SAR 11.50', 1150],
  ['11.50 ريال', 1150],
  ['0', 0],
  ['1.234', null],
  ['-1', null],
  ['=1+1', null],
  ['', null],
])('"%s" in riyals is %s halalas', (typed, halalas) => {
  expect(readRiyals(typed)).toBe(halalas)
})
