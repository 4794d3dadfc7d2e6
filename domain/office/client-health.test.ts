import { describe, expect, test } from 'vitest'
import { type HealthFacts, healthOf, healthReasonsOf } from './client-health.ts'

const fine: HealthFacts = {
  approval: 'approved',
  overdue: 0,
  overdueDays: 0,
  criticalOpen: 0,
  idleDays: 3,
  change: 1.2,
  planEndsIn: null,
  isPlanPaused: false,
}

describe('health of a client', () => {
  test.each<[Partial<HealthFacts>, string[], string]>([
    [{}, [], 'good'],
    [{ overdue: 1, overdueDays: 1 }, ['overdue'], 'watch'],
    [{ overdue: 1, overdueDays: 29 }, ['overdue'], 'watch'],
    [{ overdue: 1, overdueDays: 30 }, ['long-overdue'], 'risk'],
    [{ overdue: 0, overdueDays: 90 }, [], 'good'],
    [{ criticalOpen: 1 }, ['critical-open'], 'risk'],
    [{ idleDays: 59 }, [], 'good'],
    [{ idleDays: 60 }, ['no-visit'], 'watch'],
    [{ idleDays: 120 }, ['no-visit-long'], 'risk'],
    [{ change: null }, [], 'good'],
    [{ change: -4.99 }, [], 'good'],
    [{ change: -5 }, ['falling'], 'watch'],
    [{ change: -10 }, ['falling-fast'], 'risk'],
    [{ planEndsIn: 31 }, [], 'good'],
    [{ planEndsIn: 30 }, ['plan-ending'], 'watch'],
    [{ planEndsIn: 2, isPlanPaused: true }, ['plan-unpaid'], 'risk'],
    [{ approval: 'pending' }, ['approval-waiting'], 'watch'],
    [{ approval: 'pending', idleDays: 200, criticalOpen: 1 }, ['approval-waiting'], 'watch'],
    [{ approval: 'suspended', idleDays: 200, isPlanPaused: true }, [], 'good'],
    [{ approval: 'suspended', overdue: 100, overdueDays: 40 }, ['long-overdue'], 'risk'],
    [{ overdue: 100, overdueDays: 3, change: -12, idleDays: 70 }, ['falling-fast', 'overdue', 'no-visit'], 'risk'],
  ])('follows from its reasons: %j', (given, reasons, health) => {
    const found = healthReasonsOf({ ...fine, ...given })
    expect(found).toEqual(reasons)
    expect(healthOf(found)).toBe(health)
  })
})
