import { expect, test } from 'vitest'
import { auditConfirms, higher, levelsOfRepeat, outcomeOfAudit, outcomeOfVisit } from './action-repeats.ts'

test('a repetition has one priority more', () => {
  expect((['low', 'medium', 'high', 'critical'] as const).map(higher)).toEqual([
    'medium',
    'high',
    'critical',
    'critical',
  ])
})

test.each([
  ['done', null, false, '2026-06-01', 'confirm'],
  ['verified', 'self', false, '2026-06-01', 'confirm'],
  ['verified', 'visit', false, '2026-06-01', 'none'],
  ['verified', 'audit', false, '2026-06-01', 'none'],
  ['verified', 'audit', true, '2026-06-01', 'repeat'],
  ['done', null, true, '2026-06-01', 'reopen'],
  ['verified', 'self', true, '2026-06-01', 'reopen'],
  ['verified', 'visit', true, '2026-06-01', 'repeat'],
  ['verified', 'review', true, '2026-06-29', 'repeat'],
  ['verified', 'visit', true, '2026-06-30', 'repeat'],
  ['verified', 'visit', true, '2026-07-01', 'none'],
  ['open', null, true, '2026-06-01', 'none'],
  ['cancelled', null, true, '2026-06-01', 'none'],
] as const)('%s, verified by %s, failed %s on %s: %s', (status, verification, failed, day, outcome) => {
  expect(outcomeOfVisit({ status, verification, doneOn: '2026-01-01' }, { day, failed })).toBe(outcome)
})

test.each([
  ['done', null, false, true, 'confirm'],
  ['done', null, false, false, 'none'],
  ['verified', 'self', false, true, 'confirm'],
  ['verified', 'self', false, false, 'none'],
  ['done', null, true, false, 'reopen'],
  ['verified', 'self', true, true, 'reopen'],
  ['verified', 'audit', true, false, 'repeat'],
  ['reopened', null, false, true, 'none'],
] as const)(
  'own audit: %s, verified by %s, failed %s, confirms %s: %s',
  (status, verification, failed, confirms, outcome) => {
    const audit = { day: '2026-06-01', failed, confirms }
    expect(outcomeOfAudit({ status, verification, doneOn: '2026-01-01' }, audit)).toBe(outcome)
  },
)

test.each([
  [false, false, false, true],
  [true, false, false, false],
  [false, true, false, false],
  [false, false, true, false],
])('self-audit %s, owner %s, finisher %s: confirms %s', (isSelf, isOwner, isFinisher, confirms) => {
  expect(auditConfirms({ isSelf, isOwner, isFinisher })).toBe(confirms)
})

test('the third time goes to the node above too', () => {
  expect([0, 1, 2].map(levelsOfRepeat)).toEqual([1, 2, 2])
})
