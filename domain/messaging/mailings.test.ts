import { describe, expect, test } from 'vitest'
import {
  countMailing,
  leftOutOf,
  mailingDeclared,
  mailingKinds,
  mailingMayBecome,
  mailingRoles,
  mailingStates,
  purposeOfKind,
  type Segment,
  settledSegment,
} from './mailings.ts'
import { suppressionReasons } from './suppressions.ts'

describe('who is left out', () => {
  test.each([
    ['news', true, [], null],
    ['news', false, [], 'no-consent'],
    ['news', true, ['unsubscribed'], 'suppressed'],
    ['news', false, ['staff'], 'suppressed'],
    ['service', false, [], null],
    ['service', false, ['unsubscribed'], null],
    ['service', true, ['complaint'], null],
    ['service', false, ['complaint', 'bounced'], 'suppressed'],
    ['service', true, ['staff'], 'suppressed'],
  ] as const)('%s, consent %s, %j: %s', (purpose, consents, suppressions, expected) => {
    expect(leftOutOf(purpose, { consents, suppressions })).toBe(expected)
  })

  test('every suppression stops news', () => {
    for (const reason of suppressionReasons)
      expect(leftOutOf('news', { consents: true, suppressions: [reason] })).toBe('suppressed')
  })
})

test('a count adds the groups up, and nobody is counted twice', () => {
  const groups = [
    { consents: true, suppressions: [], people: 300 },
    { consents: false, suppressions: [], people: 9 },
    { consents: true, suppressions: ['bounced', 'staff'], people: 2 },
    { consents: false, suppressions: ['unsubscribed'], people: 1 },
  ] as const
  expect(countMailing('news', groups)).toEqual({ receive: 300, leftOut: { 'no-consent': 9, suppressed: 3 } })
  expect(countMailing('service', groups)).toEqual({ receive: 310, leftOut: { 'no-consent': 0, suppressed: 2 } })
})

test.each([
  [['owner'], ['name', 'company']],
  [
    ['owner', 'member'],
    ['name', 'company'],
  ],
  [['owner', 'shopper'], ['name']],
  [['freelancer'], ['name']],
  [[], ['name']],
] as const)('a mailing to %j may name %j', (roles, names) => {
  expect(mailingDeclared({ roles: [...roles] }).body!.allowed).toEqual(names)
})

test('filters about companies end where no role has one', () => {
  const segment: Segment = { roles: ['shopper'], tier: 'basic', companyState: 'approved', city: 'riyadh', since: null }
  expect(settledSegment(segment)).toEqual({ ...segment, tier: null, companyState: null })
  expect(settledSegment({ ...segment, roles: [...mailingRoles] }).tier).toBe('basic')
})

test('a mailing is sent once and ends once', () => {
  const steps = mailingStates.flatMap((from) =>
    mailingStates.filter((to) => mailingMayBecome(from, to)).map((to) => `${from} > ${to}`),
  )
  expect(steps).toEqual(['draft > sending', 'draft > cancelled', 'sending > done', 'sending > cancelled'])
})

test('a test mail has no purpose that could hold it back', () => {
  expect(mailingKinds.map(purposeOfKind)).toEqual(['news', 'service', null])
  expect(purposeOfKind('invoice.issued')).toBe(null)
})
