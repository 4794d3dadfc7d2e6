import { expect, test } from 'vitest'
import { type DateRiskFacts, dateRiskOf, dateRiskReasonsOf } from './date-risk.ts'
import { addHours } from '../riyadh-time.ts'

const hours48 = { atRisk: 48, client: 48 }
const at = new Date('2026-11-21T09:00:00Z')
const facts = (hours: number, with_: Partial<DateRiskFacts> = {}): DateRiskFacts => ({
  status: 'approved',
  visitAt: addHours(at, hours),
  isOffered: false,
  refusedBy: 0,
  wishedBy: 0,
  bonus: 0,
  takers: null,
  ...with_,
})

test.each([
  [0, {}, 'overdue'],
  [1 / 3600, {}, 'at_risk'],
  [48, {}, 'at_risk'],
  [48 + 1 / 3600, {}, 'watch'],
  [168, {}, 'watch'],
  [168 + 1 / 3600, {}, null],
  [100, { isOffered: true }, null],
  [40, { isOffered: true }, 'at_risk'],
  [168, { takers: 0, isOffered: true }, 'at_risk'],
  [168 + 1 / 3600, { takers: 0 }, 'watch'],
  [336, { takers: 2, isOffered: true }, 'watch'],
  [336 + 1 / 3600, { takers: 0 }, null],
  [200, { takers: 3 }, null],
  [100, { takers: 3, isOffered: true }, null],
  [100, { takers: 0, status: 'assigned' }, null],
  [100, { status: 'pending' }, 'watch'],
  [100, { status: 'assigned' }, null],
  [1, { status: 'assigned' }, null],
  [0, { status: 'assigned' }, 'overdue'],
  [-47, { status: 'in_progress' }, null],
  [-48, { status: 'in_progress' }, 'overdue'],
  [-100, { status: 'completed' }, null],
  [-100, { status: 'cancelled' }, null],
] as const)('%s hours before the visit, %j: %s', (hours, with_, risk) => {
  expect(dateRiskOf(facts(hours, with_), at, hours48)).toBe(risk)
})

const namesOf = (of: DateRiskFacts) => dateRiskReasonsOf(of, at, hours48).map(({ reason, count }) => [reason, count])

test('the reasons say how much time is left, what was tried and what was not', () => {
  expect(namesOf(facts(20, { refusedBy: 2, wishedBy: 1 }))).toEqual([
    ['hours_left', 20],
    ['not_offered', 0],
    ['refused', 2],
    ['no_bonus', 0],
    ['wished', 1],
  ])
  expect(namesOf(facts(100, { status: 'pending' }))).toEqual([
    ['days_left', 4],
    ['not_approved', 0],
  ])
  expect(namesOf(facts(30, { isOffered: true, bonus: 5000 }))).toEqual([['hours_left', 30]])
  expect(namesOf(facts(-1, { status: 'assigned' }))).toEqual([['visit_late', 0]])
  expect(namesOf(facts(-50, { status: 'in_progress' }))).toEqual([['report_late', 0]])
  expect(namesOf(facts(500))).toEqual([])
  expect(namesOf(facts(60, { takers: 0, bonus: 100, isOffered: true }))).toEqual([
    ['days_left', 2],
    ['nobody_may', 0],
  ])
  expect(namesOf(facts(60, { takers: 1, bonus: 100, isOffered: true }))).toEqual([
    ['days_left', 2],
    ['few_may', 1],
  ])
})
