import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from './riyadh-time.ts'
import { changeTakesEffect, isMoneyBack, periodOf, planStep, unusedPart } from './subscription.ts'

test.each([
  ['2026-01-15', '2026-01-14', null],
  ['2026-01-15', '2026-01-15', ['2026-01-15', '2026-02-15']],
  ['2026-01-15', '2026-02-14', ['2026-01-15', '2026-02-15']],
  ['2026-01-15', '2026-02-15', ['2026-02-15', '2026-03-15']],
  ['2026-01-31', '2026-02-27', ['2026-01-31', '2026-02-28']],
  ['2026-01-31', '2026-02-28', ['2026-02-28', '2026-03-31']],
  ['2026-01-31', '2026-03-30', ['2026-02-28', '2026-03-31']],
  ['2026-01-31', '2026-03-31', ['2026-03-31', '2026-04-30']],
  ['2025-12-31', '2026-01-01', ['2025-12-31', '2026-01-31']],
  ['2024-02-29', '2025-02-28', ['2025-02-28', '2025-03-29']],
])('began %s, on %s: %j', (began, day, period) => {
  expect(periodOf(began, day)).toEqual(period && { from: period[0], until: period[1] })
})

const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days))

test('law: every day is in exactly one month, and the months follow without a gap', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 2000 }), (began, later) => {
      const day = addDays(began, later)
      const { from, until } = periodOf(began, day)!
      expect(from <= day && day < until).toBe(true)
      expect(periodOf(began, until)!.from).toBe(until)
      expect(daysBetween(from, until)).toBeGreaterThanOrEqual(28)
      expect(daysBetween(from, until)).toBeLessThanOrEqual(31)
    }),
  )
})

test.each([
  ['basic', 'professional', 'at-once'],
  ['free', 'basic', 'at-once'],
  ['professional', 'basic', 'at-period-end'],
  ['professional', 'free', 'at-period-end'],
  ['basic', 'basic', 'none'],
] as const)('from %s to %s: %s', (from, to, when) => expect(changeTakesEffect(from, to)).toBe(when))

const month = { from: '2026-11-01', until: '2026-12-01' }
test.each([
  ['2026-11-01', 99_900],
  ['2026-11-16', 49_950],
  ['2026-11-30', 3330],
  ['2026-12-01', 0],
  ['2026-12-05', 0],
])('of 999 riyals for November, on %s %i halalas are unused', (on, left) =>
  expect(unusedPart(99_900, month, on)).toBe(left),
)

test.each([
  ['2026-11-01', '2026-11-01', true],
  ['2026-11-01', '2026-12-01', true],
  ['2026-11-01', '2026-12-02', false],
  ['2026-11-01', '2026-10-31', false],
])('first paid on %s, money back on %s: %s', (paid, today, expected) => expect(isMoneyBack(paid, today)).toBe(expected))

const paidUp = { until: '2026-12-01', nextTier: null, unpaidSince: null }
test.each([
  ['2026-11-30', paidUp, 'none'],
  ['2026-12-01', paidUp, 'renew'],
  ['2027-02-01', paidUp, 'renew'],
  ['2026-12-01', { ...paidUp, nextTier: 'basic' }, 'renew'],
  ['2026-11-30', { ...paidUp, nextTier: 'free' }, 'none'],
  ['2026-12-01', { ...paidUp, nextTier: 'free' }, 'end'],
  ['2026-11-07', { ...paidUp, unpaidSince: '2026-11-01' }, 'none'],
  ['2026-11-08', { ...paidUp, unpaidSince: '2026-11-01' }, 'warn'],
  ['2026-11-14', { ...paidUp, unpaidSince: '2026-11-01' }, 'warn'],
  ['2026-11-15', { ...paidUp, unpaidSince: '2026-11-01' }, 'pause'],
  ['2026-12-05', { ...paidUp, nextTier: 'free', unpaidSince: '2026-11-01' }, 'pause'],
] as const)('on %s a plan in %j: %s', (today, standing, step) => expect(planStep(standing, today)).toBe(step))
