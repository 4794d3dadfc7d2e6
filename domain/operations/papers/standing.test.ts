import { expect, test } from 'vitest'
import { toNumber } from '../../rational.ts'
import { addDays } from '../../riyadh-time.ts'
import { hijriDay } from './hijri.ts'
import { paperDateProblems, typedDayProblem } from './paper-dates.ts'
import { readersAt, reminderStages, stageDue } from './reminders.ts'
import { type PaperFacts, paperOn, standingOn } from './standing.ts'

const today = '2026-11-23'
const paper = (of: Partial<PaperFacts> = {}): PaperFacts => ({
  id: 'a',
  startsOn: '2025-12-01',
  expiresOn: null,
  renewalStartedOn: null,
  isRejected: false,
  ...of,
})
const dated = { proof: 'paper', rhythm: { months: 12 }, lead: 60 } as const
const checked = { proof: 'check', rhythm: { days: 90 }, lead: 7 } as const
const left = (days: number, of: Partial<PaperFacts> = {}) => paper({ expiresOn: addDays(today, days), ...of })

test.each([
  ['no paper', dated, [], 'missing', 0],
  ['without an end', dated, [paper()], 'valid', 1],
  ['61 days left', dated, [left(61)], 'valid', 1],
  ['60 days left', dated, [left(60)], 'expiring', 1],
  ['8 days left', dated, [left(8)], 'expiring', 1],
  ['7 days left', dated, [left(7)], 'expiring', 0.5],
  ['the last day', dated, [left(0)], 'expiring', 0.5],
  ['the day after', dated, [left(-1)], 'expired', 0],
  ['7 days left, renewal started', dated, [left(7, { renewalStartedOn: today })], 'renewing', 1],
  ['expired, renewal started', dated, [left(-1, { renewalStartedOn: '2026-11-01' })], 'expired', 0],
  ['refused', dated, [left(100, { isRejected: true })], 'rejected', 0],
  ['refused beside an accepted one', dated, [left(300, { isRejected: true }), left(100, { id: 'b' })], 'valid', 1],
  ['renewed: the later end counts', dated, [left(-5), left(360, { id: 'b', startsOn: '2026-11-20' })], 'valid', 1],
  ['of tomorrow', dated, [left(300, { startsOn: '2026-11-24' })], 'missing', 0],
  ['90 of 90 days', checked, [paper({ startsOn: addDays(today, -90) })], 'expiring', 1],
  ['100 of 90 days', checked, [paper({ startsOn: addDays(today, -100) })], 'late', 0.5],
  ['135 of 90 days', checked, [paper({ startsOn: addDays(today, -135) })], 'late', 0.5],
  ['136 of 90 days', checked, [paper({ startsOn: addDays(today, -136) })], 'expired', 0],
  ['never checked', checked, [], 'missing', 0],
] as const)('%s', (_, obligation, papers, state, value) => {
  const standing = standingOn(obligation, papers, today)
  expect([standing.state, toNumber(standing.value)]).toEqual([state, value])
})

test('what was valid on a past day', () => {
  const [old, renewed] = [
    paper({ id: 'old', startsOn: '2025-01-01', expiresOn: '2025-12-31' }),
    paper({ id: 'new', startsOn: '2026-01-10', expiresOn: '2027-01-09' }),
  ]
  expect(paperOn([old, renewed], '2025-06-01')?.id).toBe('old')
  expect(standingOn(dated, [old, renewed], '2026-01-05').state).toBe('expired')
  expect(paperOn([old, renewed], today)?.id).toBe('new')
  expect(paperOn([old, renewed], '2024-12-31')).toBeNull()
})

test.each([
  [60, [60, 30, 7, 0]],
  [90, [60, 30, 7, 0]],
  [30, [30, 7, 0]],
  [15, [7, 0]],
  [3, [3, 0]],
])('a lead of %i days is told at %j', (lead, stages) => expect(reminderStages(lead)).toEqual(stages))

test.each([
  ['not yet', { daysLeft: 61 }, null],
  ['first', { daysLeft: 60 }, 60],
  ['told already', { daysLeft: 45, told: 60 }, null],
  ['next', { daysLeft: 30, told: 60 }, 30],
  ['days missed: only the latest', { daysLeft: 5 }, 7],
  ['renewal started', { daysLeft: 30, told: 60, renewalStarted: true }, null],
  ['renewal started, 7 days left', { daysLeft: 7, told: 60, renewalStarted: true }, 7],
  ['on the day', { daysLeft: 0, told: 7 }, 0],
  ['after the day', { daysLeft: -3, told: 7 }, 0],
  ['after the day, told', { daysLeft: -3, told: 0 }, null],
])('reminder: %s', (_, due, stage) =>
  expect(stageDue({ lead: 60, told: null, renewalStarted: false, ...due })).toBe(stage),
)

test('readers grow with the stage', () =>
  expect([60, 30, 7, 0].map((stage) => readersAt(stage).length)).toEqual([1, 2, 3, 3]))

test.each([
  ['1448-06-05', 'paper-hijri'],
  ['2026-11-31', 'unreadable'],
  ['tomorrow', 'unreadable'],
  ['2026-11-30', null],
])('typed %s', (typed, problem) => expect(typedDayProblem(typed)).toBe(problem))

test.each([
  ['issued tomorrow', { issuedOn: addDays(today, 1) }, { issuedOn: 'paper-future-issue' }],
  ['expiry before issue', { issuedOn: today, expiresOn: addDays(today, -1) }, { expiresOn: 'paper-before-issue' }],
  ['critical, typed differently', { expiresOn: addDays(today, 9), isCritical: true }, { expiresAgain: 'paper-twice' }],
  ['critical, the same', { expiresOn: today, expiresAgain: today, isCritical: true }, {}],
  ['expired already', { issuedOn: '2024-01-01', expiresOn: '2025-01-01' }, {}],
])('days: %s', (_, typed, problems) =>
  expect(
    paperDateProblems({ issuedOn: null, expiresOn: null, expiresAgain: null, isCritical: false, ...typed }, today),
  ).toEqual(problems),
)

test('Hijri days by Umm al-Qura, months in full', () => {
  expect(hijriDay('2026-02-18', 'en')).toBe('1 Ramadan 1447')
  expect(hijriDay('2026-02-18', 'ar')).toBe('1 رمضان 1447')
})
