import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#/tests/any-text.ts'
import { plainText, searchText, xmlText } from './plain-text.ts'

test.each([
  ['a\u0000b\u0007c\u001bd\u007fe\u0085f', 'abcdef'],
  ['first\r\nsecond\rthird\n\tfourth', 'first\nsecond\nthird\n\tfourth'],
  ['half \ud83d', 'half \ufffd'],
  ['مطعم «الديرة» 🍽', 'مطعم «الديرة» 🍽'],
])('%j is kept as %j', (typed, kept) => {
  expect(plainText(typed)).toBe(kept)
})

test('a kept text stays as it is, and the database takes every one', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const kept = plainText(text)
      expect(plainText(kept)).toBe(kept)
      expect(kept.isWellFormed()).toBe(true)
      expect(kept).not.toMatch(/\p{Cc}(?<![\t\n])/u)
    }),
    { numRuns: 200 },
  )
})

test('a search is trimmed and cut, and never in the middle of a character', () => {
  expect(searchText(new URLSearchParams({ q: '  Olaya\u0000 ' }))).toBe('Olaya')
  expect(searchText(new URLSearchParams(), 'party')).toBe('')
  expect(searchText(new URLSearchParams({ q: '\u2068INV-\u20602026-\u2060000014\u2069' }))).toBe('INV-2026-000014')
  expect(searchText(new URLSearchParams({ q: `${'x'.repeat(99)}🍽` })).isWellFormed()).toBe(true)
})

test('nothing in a text ends its tag or its attribute', () => {
  expect(xmlText(`<a href="x">Tom & 'Huda'\u0001\uffff</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;Tom &amp; &#39;Huda&#39;&lt;/a&gt;',
  )
})
