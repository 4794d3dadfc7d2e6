import { describe, expect, test } from 'vitest'
import { type Declared, valuesIn, wordingFits, wordingProblems } from './wording.ts'

const declared: Declared = {
  subject: { allowed: ['name', 'branch'], required: [] },
  body: { allowed: ['name', 'branch', 'link'], required: ['link'] },
}
const good = {
  subjectEn: 'Visit of {branch}',
  subjectAr: 'زيارة {branch}',
  bodyEn: 'Hello {name},\n\nSee it:\n{link}',
  bodyAr: 'مرحبًا {name}،\n\n{link}',
}

test('accepts texts with declared variables in both languages', () => {
  expect(wordingProblems(good, declared)).toEqual({})
  expect(wordingFits({ ...good, bellEn: '{gone}' }, declared)).toBe(true)
})

describe('refuses', () => {
  test.each([
    [
      'an undeclared variable, by name',
      { subjectEn: '{price}' },
      { subjectEn: { why: 'unknown', names: ['{price}'] } },
    ],
    [
      'code in braces',
      { subjectAr: '{{7*7}} {constructor}' },
      { subjectAr: { why: 'unknown', names: ['{', '{7*7}', '}', '{constructor}'] } },
    ],
    ['a single brace', { subjectEn: 'Half { of it' }, { subjectEn: { why: 'unknown', names: ['{ of it'] } }],
    ['a missing variable, by name', { bodyAr: 'مرحبًا {name}' }, { bodyAr: { why: 'missing', names: ['{link}'] } }],
    ['an empty text', { bodyEn: '  ' }, { bodyEn: { why: 'empty' } }],
    ['a subject of two lines', { subjectEn: 'One\nTwo' }, { subjectEn: { why: 'lines' } }],
    ['a text that is too long', { subjectEn: 'x'.repeat(201) }, { subjectEn: { why: 'long' } }],
  ])('%s', (_, change, problems) => {
    expect(wordingProblems({ ...good, ...change }, declared)).toEqual(problems)
  })
})

test('finds the values of variables in a text made from a pattern', () => {
  const pattern = 'Invoice {number}: {amount} (VAT).\nPay {number}:\n{link}'
  expect(valuesIn(pattern, 'Invoice INV-1: SAR 5.00 (VAT).\nPay INV-1:\nhttps://x.example/?a=b')).toEqual({
    number: 'INV-1',
    amount: 'SAR 5.00',
    link: 'https://x.example/?a=b',
  })
  expect(valuesIn(pattern, 'Invoice INV-1: SAR 5.00 (VAT).\nPay INV-2:\nx')).toBeNull()
  expect(valuesIn(pattern, 'Another text')).toBeNull()
})
