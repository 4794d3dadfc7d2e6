import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isVatNumber, latinDigits, normaliseArabic, normaliseSaudiMobile, splitList } from './digits.ts'

test('Arabic-Indic and Persian digits become 0-9, and nothing else changes', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
  expect(latinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
  expect(latinDigits('فرع ١٢ A-7')).toBe('فرع 12 A-7')
})

test.each([
  ['a, b,c', ['a', 'b', 'c']],
  ['قهوة، حلويات ,مخبوزات', ['قهوة', 'حلويات', 'مخبوزات']],
  [' , ،, ', []],
  ['', []],
  ['one', ['one']],
])('the list %s has the entries %o', (text, entries) => {
  expect(splitList(text)).toEqual(entries)
})

test('no entry of a list is empty or has a comma', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const entry of splitList(text)) expect(entry).toMatch(/^[^,،]+$/)
    }),
  )
})

test.each([
  '0551234567',
  '551234567',
  '+966551234567',
  '966551234567',
  '00966551234567',
  '+966 55 123 4567',
  '+966-55-123-4567',
  '(055) 123 4567',
  '٠٥٥١٢٣٤٥٦٧',
  '+٩٦٦٥٥١٢٣٤٥٦٧',
  '\u2066+966551234567\u2069',
  '+9660551234567',
])('%s is a Saudi mobile number', (typed) => {
  expect(normaliseSaudiMobile(typed)).toBe('+966551234567')
})

test.each(['', '055123456', '05512345678', '0112345678', '+971551234567', '+96655123456', 'phone', '05x1234567'])(
  '%s is no Saudi mobile number',
  (typed) => {
    expect(normaliseSaudiMobile(typed)).toBeNull()
  },
)

test('a normal form stays as it is', () => {
  expect(normaliseSaudiMobile(normaliseSaudiMobile('0551234567')!)).toBe('+966551234567')
})

test.each([
  ['310122393500003', true],
  ['٣١٠١٢٢٣٩٣٥٠٠٠٠٣', true],
  [' 310122393500003 ', true],
  ['210122393500003', false],
  ['310122393500002', false],
  ['31012239350000', false],
  ['3101223935000033', false],
  ['31012239350000a', false],
  ['', false],
])('%s is a VAT number: %s', (typed, expected) => {
  expect(isVatNumber(typed)).toBe(expected)
})

test.each([
  ['أحمد', 'احمد'],
  ['إدارة', 'اداره'],
  ['آفاق', 'افاق'],
  ['مكّة', 'مكه'],
  ['مُسْتَشْفَى', 'مستشفي'],
  ['مطـــعم', 'مطعم'],
  ['مسؤول', 'مسوول'],
  ['شاطئ', 'شاطي'],
  ['  الفرع   ١ ', 'الفرع 1'],
  ['Al Olaya', 'al olaya'],
])('a search for %s looks for %s', (typed, folded) => {
  expect(normaliseArabic(typed)).toBe(folded)
})

test('folding twice is folding once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normaliseArabic(normaliseArabic(text))).toBe(normaliseArabic(text))
    }),
  )
})
