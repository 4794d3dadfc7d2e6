import { expect, test } from 'vitest'
import { branchColumnsOf, nameFor, namesOfBranch, otherName } from './branch-names.ts'
import { commercialNumber, licenceNumber } from './branch-numbers.ts'

test.each([
  ['1010123456', '1010123456'],
  ['7001234567', '7001234567'],
  ['٤٠٣٠ ١٢٣٤٥٦', '4030123456'],
  ['8010123456', null],
  ['101012345', null],
  ['10101234567', null],
  ['CR10101234', null],
])('the commercial registration %s is %s', (typed, expected) => expect(commercialNumber(typed)).toBe(expected))

test.each([
  ['42035678901', '42035678901'],
  ['4203-5678-901', '42035678901'],
  ['1234', null],
  ['A1234567', null],
])('the licence %s is %s', (typed, expected) => expect(licenceNumber(typed)).toBe(expected))

test.each([
  [
    { name: 'Olaya', nameAr: null },
    { en: 'Olaya', ar: null },
  ],
  [
    { name: 'Olaya', nameAr: 'العليا' },
    { en: 'Olaya', ar: 'العليا' },
  ],
  [
    { name: 'العليا', nameAr: null },
    { en: null, ar: 'العليا' },
  ],
  [
    { name: 'العليا', nameAr: 'العليا' },
    { en: null, ar: 'العليا' },
  ],
])('a branch stored as %j is named %j', (stored, names) => {
  expect(namesOfBranch(stored)).toEqual(names)
  expect(namesOfBranch({ name: branchColumnsOf(names).name, nameAr: branchColumnsOf(names).name_ar })).toEqual(names)
})

test('a reader gets the own language, and the other only where it differs', () => {
  expect(nameFor({ en: 'Olaya', ar: 'العليا' }, 'ar')).toBe('العليا')
  expect(nameFor({ en: 'Olaya', ar: null }, 'ar')).toBe('Olaya')
  expect(otherName({ en: 'Olaya', ar: 'العليا' }, 'ar')).toBe('Olaya')
  expect(otherName({ en: 'Olaya', ar: null }, 'ar')).toBeNull()
  expect(otherName({ en: 'Olaya', ar: null }, 'en')).toBeNull()
})
