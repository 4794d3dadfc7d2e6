import { describe, expect, test } from 'vitest'
import { ageOn, identityNumber } from './identity.ts'

describe('numbers of identity documents', () => {
  test.each([
    ['national_id', '1000000008', '1000000008'],
    ['national_id', '١٠٠٠٠٠٠٠٠٨', '1000000008'],
    ['national_id', ' 1000 0000 08 ', '1000000008'],
    ['iqama', '2000000006', '2000000006'],
    ['passport', 'a1234567', 'A1234567'],
  ] as const)('%s %s is one', (kind, typed, stored) => expect(identityNumber(kind, typed)).toBe(stored))

  test.each([
    ['national_id', '1000000000', 'its last digit does not fit'],
    ['national_id', '2000000006', 'that is a resident'],
    ['iqama', '1000000008', 'that is a citizen'],
    ['iqama', '2000000007', 'its last digit does not fit'],
    ['national_id', '100000008', 'too short'],
    ['passport', 'ABCDEF', 'no digit'],
    ['passport', 'A12', 'too short'],
    ['passport', '<script>1', 'other signs'],
  ] as const)('%s %s is none: %s', (kind, typed, _why) => expect(identityNumber(kind, typed)).toBeNull())
})

describe('age', () => {
  test.each([
    ['2008-11-21', '2026-11-21', 18],
    ['2008-11-22', '2026-11-21', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('born on %s, on %s: %d', (birth, day, years) => expect(ageOn(birth, day)).toBe(years))
})
