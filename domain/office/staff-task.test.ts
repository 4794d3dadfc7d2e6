import { expect, it, test } from 'vitest'
import fc from 'fast-check'
import { addDays, daysBetween } from '../riyadh-time.ts'
import { takeStep } from '../step.ts'
import {
  isStaffTaskOverdue,
  monthDayOf,
  nextDue,
  stepBetween,
  staffTaskRhythms,
  staffTaskStatuses,
  type StaffTaskStatus,
  type StaffTaskStep,
  staffTaskStepNames,
  staffTaskSteps,
} from './staff-task.ts'

const allowed: [StaffTaskStep, StaffTaskStatus, StaffTaskStatus][] = [
  ['start', 'todo', 'doing'],
  ['putBack', 'doing', 'todo'],
  ['finish', 'todo', 'done'],
  ['finish', 'doing', 'done'],
  ['cancel', 'todo', 'cancelled'],
  ['cancel', 'doing', 'cancelled'],
  ['reopen', 'done', 'todo'],
  ['reopen', 'cancelled', 'todo'],
]
const everyMove = staffTaskStepNames.flatMap((step) => staffTaskStatuses.map((from) => [step, from] as const))

test.each(everyMove)('%s from %s leads where the table says, or nowhere', (step, from) => {
  const expected = allowed.find(([name, before]) => name === step && before === from)?.[2] ?? null
  expect(takeStep(staffTaskSteps, step, from)).toBe(expected)
})

test.each(staffTaskStatuses.flatMap((from) => staffTaskStatuses.map((to) => [from, to] as const)))(
  'from the column %s to %s',
  (from, to) => {
    const step = stepBetween(from, to)
    expect(step).toBe(allowed.find(([, before, after]) => before === from && after === to)?.[0] ?? null)
  },
)

test.each([
  ['daily', '2026-11-21', '2026-11-21', '2026-11-22'],
  ['daily', '2026-12-31', '2026-12-31', '2027-01-01'],
  ['daily', '2026-11-01', '2026-11-21', '2026-11-21'],
  ['weekly', '2026-11-21', '2026-11-21', '2026-11-28'],
  ['weekly', '2026-11-28', '2026-11-21', '2026-12-05'],
  ['weekly', '2026-11-01', '2026-11-15', '2026-11-15'],
  ['weekly', '2026-11-01', '2026-11-16', '2026-11-22'],
  ['monthly', '2026-11-21', '2026-11-21', '2026-12-21'],
  ['monthly', '2026-12-31', '2026-12-31', '2027-01-31'],
  ['monthly', '2027-01-31', '2027-01-31', '2027-02-28'],
  ['monthly', '2028-01-30', '2028-01-30', '2028-02-29'],
  ['monthly', '2026-01-31', '2026-06-30', '2026-06-30'],
] as const)('%s, due on %s and done on %s, is due next on %s', (rhythm, due, today, next) => {
  expect(nextDue(rhythm, due, today)).toBe(next)
})

it('comes back to its day after a short month', () => {
  expect(nextDue('monthly', '2027-02-28', '2027-02-28', 31)).toBe('2027-03-31')
  expect(nextDue('monthly', '2027-03-31', '2027-03-31', 31)).toBe('2027-04-30')
  expect(nextDue('monthly', '2027-02-28', '2027-02-28', 29)).toBe('2027-03-29')
})

it('is always later than what is done, and never in the past', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days))
  fc.assert(
    fc.property(fc.constantFrom(...staffTaskRhythms), day, day, (rhythm, due, today) => {
      const next = nextDue(rhythm, due, today)
      expect(next > due && next >= today).toBe(true)
      const most = { daily: 1, weekly: 7, monthly: 31 }[rhythm]
      expect(daysBetween(due > today ? due : today, next)).toBeLessThanOrEqual(most)
      if (rhythm === 'monthly') expect(monthDayOf(next)).toBeLessThanOrEqual(monthDayOf(due))
    }),
  )
})

test.each([
  ['todo', '2026-11-20', true],
  ['doing', '2026-11-20', true],
  ['todo', '2026-11-21', false],
  ['done', '2026-11-20', false],
  ['cancelled', '2026-11-20', false],
  ['todo', null, false],
] as const)('%s and due on %s: overdue is %s', (status, dueOn, overdue) => {
  expect(isStaffTaskOverdue({ status, dueOn }, '2026-11-21')).toBe(overdue)
})
