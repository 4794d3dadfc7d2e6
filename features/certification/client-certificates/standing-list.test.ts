import { expect, test } from 'vitest'
import { readList } from '#/domain/list.ts'
import { ownCertificateList } from './own-list.ts'
import { countShown, holdsOne, listed, type BranchStanding, situationOf } from './standing-list.ts'

const everything = readList(ownCertificateList, new URLSearchParams())
const certificate = (
  state: NonNullable<BranchStanding['certificate']>['state'],
  expiresAt = '2027-03-01T00:00:00Z',
) => ({
  id: `c-${state}`,
  publicId: 'f'.repeat(32),
  number: `ITQ-${state.toUpperCase()}`,
  level: 'gold' as const,
  state,
  reasonClass: null,
  stateChangedAt: '2026-03-01T00:00:00Z',
  expiresAt,
  version: 1,
  suspendingReportId: null,
})
const branch = (name: string, more: Partial<BranchStanding> = {}): BranchStanding => ({
  branchId: name,
  branchName: name,
  names: { en: name, ar: name },
  city: null,
  eligibility: { level: null, counted: [], mean: null, missing: [], next: null },
  risk: 'none',
  margin: null,
  application: null,
  certificate: null,
  ...more,
})
const meetsRule = { level: 'gold' as const, counted: [], mean: 88, missing: [], next: null }
const applied = { id: 'a', createdAt: '2026-11-01T00:00:00Z' }

const suspended = branch('Suspended', { certificate: certificate('suspended'), risk: 'critical-failure' })
const fading = branch('Fading', { certificate: certificate('valid'), risk: 'mean-below' })
const ending = branch('Ending', {
  certificate: certificate('expires-soon', '2026-12-01T00:00:00Z'),
  risk: 'expires-soon',
})
const good = branch('Good', { certificate: certificate('valid'), eligibility: meetsRule })
const eligible = branch('Eligible', { eligibility: meetsRule })
const waiting = branch('Waiting', { eligibility: meetsRule, application: applied })
const missing = branch('Missing')
const ended = branch('Ended', { certificate: certificate('expired'), eligibility: meetsRule })
const revoked = branch('Revoked', { certificate: certificate('revoked') })
const all = [good, missing, revoked, waiting, eligible, ended, fading, suspended, ending]

test('standing of a branch follows from its certificate, visits and application', () => {
  expect(all.map(situationOf)).toEqual([
    'good',
    'missing',
    'missing',
    'waiting',
    'eligible',
    'eligible',
    'at-risk',
    'suspended',
    'at-risk',
  ])
})

test('what has ended is no longer held', () => {
  expect(all.filter(holdsOne)).toEqual([good, fading, suspended, ending])
})

test('the list starts with branches that need a decision, earliest end first', () => {
  expect(listed(all, everything).map(({ branchName }) => branchName)).toEqual([
    'Suspended',
    'Ending',
    'Fading',
    'Eligible',
    'Ended',
    'Waiting',
    'Good',
    'Missing',
    'Revoked',
  ])
})

test('every branch is counted in one place, and what needs attention is among what is held', () => {
  expect(countShown(all)).toEqual({ attention: 3, held: 4, eligible: 2, waiting: 1, missing: 2 })
})

test('each figure above the list is the length of the list that it leads to', () => {
  const counts = countShown(all)
  for (const show of ['attention', 'held', 'eligible', 'waiting', 'missing'] as const)
    expect(listed(all, { ...everything, show })).toHaveLength(counts[show])
})

test('a state narrows the list to the newest certificate of a branch', () => {
  expect(listed(all, { ...everything, state: 'revoked' })).toEqual([revoked])
  expect(listed(all, { ...everything, state: 'none' })).toHaveLength(3)
})

test('a search finds a branch by its name as it is spoken, and by the number', () => {
  const cafe = branch('مقهى الأصالة')
  expect(listed([cafe, good], { ...everything, q: 'الاصاله' })).toEqual([cafe])
  expect(listed(all, { ...everything, q: 'itq-revoked' })).toEqual([revoked])
})

test('branches without a mean are last in both directions', () => {
  const [low, high] = [
    branch('Low', { eligibility: { ...meetsRule, mean: 81 } }),
    branch('High', { eligibility: meetsRule }),
  ]
  const names = (descending: boolean) =>
    listed([missing, low, high], { ...everything, sort: 'mean', descending }).map(({ branchName }) => branchName)
  expect(names(false)).toEqual(['Low', 'High', 'Missing'])
  expect(names(true)).toEqual(['High', 'Low', 'Missing'])
})
