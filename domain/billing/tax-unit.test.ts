import { expect, test } from 'vitest'
import {
  branchFits,
  daysLeft,
  faultReason,
  isLate,
  mayRenew,
  rehearsalDocuments,
  reminderDue,
  waitAfter,
} from './tax-unit.ts'

test('waits grow, and never beyond an hour', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 1000].map((faults) => waitAfter(faults) / 60_000)).toEqual([
    0, 1, 2, 4, 8, 16, 32, 60, 60, 60,
  ])
})

test('a document is late from 20 hours on', () => {
  const issued = new Date('2026-11-20T00:00:00Z')
  expect(isLate(issued, new Date('2026-11-20T19:59:59Z'))).toBe(false)
  expect(isLate(issued, new Date('2026-11-20T20:00:00Z'))).toBe(true)
})

test.each([
  [91, null],
  [31, null],
  [30, 30],
  [15, 30],
  [14, 14],
  [7, 7],
  [2, 3],
  [1, 1],
  [0, 0],
  [-5, 0],
])('with %i days left the reminder is that of %s', (left, reminder) => expect(reminderDue(left)).toBe(reminder))

test('a certificate may be renewed in its last 90 days, and after its end', () => {
  const ends = new Date('2027-01-31T12:00:00Z')
  expect(daysLeft(ends, new Date('2027-01-01T12:00:00Z'))).toBe(30)
  expect(mayRenew(ends, new Date('2026-10-30T00:00:00Z'))).toBe(false)
  expect(mayRenew(ends, new Date('2026-11-15T00:00:00Z'))).toBe(true)
  expect(mayRenew(ends, new Date('2027-02-15T00:00:00Z'))).toBe(true)
})

test('a member of a VAT group is named by ten digits', () => {
  expect(branchFits('310122393500003', 'Riyadh')).toBe(true)
  expect(branchFits('310122393510003', 'Riyadh')).toBe(false)
  expect(branchFits('310122393510003', '3101223935')).toBe(true)
})

test.each([
  [null, [], 'no-answer'],
  [400, ['Invalid-OTP'], 'otp'],
  [400, ['Missing-ComplianceSteps'], 'refused'],
  [401, [], 'credentials'],
  [406, [], 'version'],
  [413, [], 'too-large'],
  [429, [], 'busy'],
  [503, [], 'down'],
  [200, [], 'odd-answer'],
  [404, [], 'refused'],
] as const)('%s with %j is %s', (status, codes, reason) => expect(faultReason(status, codes)).toBe(reason))

test('six documents, each form and kind once, the invoice before its notes', () => {
  expect(rehearsalDocuments.map(({ name, form, kind }) => name === `${form}-${kind}`)).toEqual(Array(6).fill(true))
  expect(new Set(rehearsalDocuments.map(({ name }) => name)).size).toBe(6)
})
