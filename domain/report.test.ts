import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reachOf } from './permissions.ts'
import {
  disputeWindowEndsAt,
  isEditableByShopper,
  isGrade,
  isReadableByClient,
  meanRating,
  overallScore,
  reportCode,
  reportStatuses,
  type ReportStep,
  reportSteps,
  reportStepsWithReason,
  reviewLateness,
} from './report.ts'
import { takeStep } from './step.ts'
import { addHours } from './riyadh-time.ts'

/** Columns: draft submitted in_review revision_requested released disputed locked rejected. */
const allowed: Record<ReportStep, string> = {
  submit: 'submitted . . . . . . .',
  startReview: '. in_review . . . . . .',
  requestRevision: '. . revision_requested . . . . .',
  resubmit: '. . . in_review . . . .',
  release: '. . released . . . . .',
  reject: '. . rejected . . . . .',
  reopen: '. . . . . . . in_review',
  dispute: '. . . . disputed . . .',
  resolveDispute: '. . . . . released . .',
  lock: '. . . . locked . . .',
}

describe.each(Object.entries(allowed) as [ReportStep, string][])('the step %s', (step, row) => {
  const cells = row.split(' ')
  test.each(reportStatuses.map((status, index) => [status, cells[index]!] as const))('from %s: %s', (status, to) => {
    expect(takeStep(reportSteps, step, status)).toBe(to === '.' ? null : to)
  })
})

test('the table above contains every step', () => {
  expect(Object.keys(allowed).toSorted()).toEqual(Object.keys(reportSteps).toSorted())
})

test('the shopper writes, the editor decides, the client disputes', () => {
  const admins = Object.entries(reportSteps).filter(([, step]) => reachOf('admin', step.permission))
  const clients = Object.entries(reportSteps).filter(([, step]) => reachOf('client', step.permission))
  const shoppers = Object.entries(reportSteps).filter(([, step]) => reachOf('mystery_shopper', step.permission))
  expect(admins.map(([name]) => name)).toEqual([
    'startReview',
    'requestRevision',
    'release',
    'reject',
    'reopen',
    'resolveDispute',
    'lock',
  ])
  expect(clients.map(([name]) => name)).toEqual(['dispute'])
  expect(shoppers.map(([name]) => name)).toEqual(['submit', 'resubmit'])
})

test('returning, rejecting, disputing and settling a dispute ask for a reason', () => {
  expect(reportStepsWithReason).toEqual(['requestRevision', 'reject', 'reopen', 'dispute', 'resolveDispute'])
})

test('a client reads a report only from its release on', () => {
  expect(reportStatuses.filter(isReadableByClient)).toEqual(['released', 'disputed', 'locked'])
})

test('a shopper changes answers only in a draft or when asked to revise', () => {
  expect(reportStatuses.filter(isEditableByShopper)).toEqual(['draft', 'revision_requested'])
})

const at = new Date('2026-11-25T10:00:00Z')
test('the dispute window counts whole days from the release', () => {
  expect(disputeWindowEndsAt(at, 7).toISOString()).toBe('2026-12-02T10:00:00.000Z')
})

test.each([
  [23, 24, 72, 'on_time'],
  [24, 24, 72, 'late'],
  [71, 24, 72, 'late'],
  [72, 24, 72, 'escalated'],
  [24, 24, 12, 'escalated'],
] as const)(
  '%i h after the report, with %i h to review and %i h to escalation, it is %s',
  (waited, editor, escalation, is) => {
    expect(reviewLateness(addHours(at, editor), addHours(at, waited), { editor, escalation })).toBe(is)
  },
)

const grades = (...points: [number, number, number, number, number]) => ({
  facts: points[0],
  completeness: points[1],
  objectivity: points[2],
  language: points[3],
  punctuality: points[4],
})

test.each([
  [grades(5, 5, 5, 5, 5), 5],
  [grades(0, 0, 0, 0, 0), 0],
  [grades(5, 4, 4, 4, 4), 4.2],
  [grades(5, 4, 3, 5, 4), 4.2],
  [grades(3, 3, 3, 3, 4), 3.2],
  [grades(1, 0, 0, 0, 0), 0.2],
])('the grade of a report is the mean of its five points: %o is %f', (points, expected) => {
  expect(overallScore(points)).toBe(expected)
})

test.each([
  [0, true],
  [5, true],
  [3, true],
  [6, false],
  [-1, false],
  [2.5, false],
  ['4', false],
  [null, false],
  [Number.NaN, false],
])('a grade is a whole number from 0 to 5: %s is %s', (value, expected) => {
  expect(isGrade(value)).toBe(expected)
})

test.each([
  [[], 0],
  [[4.2], 4.2],
  [[4.2, 4.3], 4.3],
  [[4.4, 4.5], 4.5],
  [[3.3, 3.3, 3.4], 3.3],
  [[1.1, 1.2], 1.2],
])('the rating over %o is %f, half up', (scores, expected) => {
  expect(meanRating(scores)).toBe(expected)
})

test('a rating lies between the lowest and the highest grade', () => {
  const grade = fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(fc.array(grade, { minLength: 1 }), (scores) => {
      const rating = meanRating(scores)
      expect(rating).toBeGreaterThanOrEqual(Math.min(...scores))
      expect(rating).toBeLessThanOrEqual(Math.max(...scores))
    }),
  )
})

test.each([
  [-1, 'on_time'],
  [0, 'late'],
  [48 * 3_600_000 - 1, 'late'],
  [48 * 3_600_000, 'escalated'],
])('%i ms past the 24 hours of an editor the review is %s', (past, lateness) => {
  const due = new Date('2026-11-20T09:00:00Z')
  expect(reviewLateness(due, new Date(due.getTime() + past), { editor: 24, escalation: 72 })).toBe(lateness)
})

test.each([
  [7, 'R-0007'],
  [12345, 'R-12345'],
])('report %i is named %s', (number, code) => {
  expect(reportCode(number)).toBe(code)
})
