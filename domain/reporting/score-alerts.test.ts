import { expect, test } from 'vitest'
import { alertOf, alertState, usualBounds } from './score-alerts.ts'

test.each([
  ['a failed critical question comes before the score', 59, ['Q1'], usualBounds, 'critical'],
  ['a failed critical question without bounds', 99, ['Q1'], { low: null, high: null }, 'critical'],
  ['just below the low bound', 69.99, [], usualBounds, 'low'],
  ['the low bound itself', 70, [], usualBounds, null],
  ['between the bounds', 80, [], usualBounds, null],
  ['just below the high bound', 94.99, [], usualBounds, null],
  ['the high bound itself', 95, [], usualBounds, 'high'],
  ['a low score without a low bound', 10, [], { low: null, high: 95 }, null],
  ['a high score without a high bound', 100, [], { low: 70, high: null }, null],
  ['no score', null, [], usualBounds, null],
] as const)('%s', (_name, final, criticalFailed, bounds, kind) => {
  expect(alertOf({ final, criticalFailed: [...criticalFailed] }, bounds)?.kind ?? null).toBe(kind)
})

test('an alert names the bound that its score passed', () => {
  const of = (final: number) => alertOf({ final, criticalFailed: [] }, { low: 72.5, high: 91 })?.bound
  expect([of(60), of(91), of(80)]).toEqual([72.5, 91, undefined])
})

test.each([
  [{ acknowledged: false, closed: false, actions: 0, unfinished: 0 }, 'new'],
  [{ acknowledged: true, closed: false, actions: 0, unfinished: 0 }, 'acknowledged'],
  [{ acknowledged: false, closed: false, actions: 1, unfinished: 1 }, 'action'],
  [{ acknowledged: true, closed: true, actions: 2, unfinished: 1 }, 'action'],
  [{ acknowledged: false, closed: false, actions: 2, unfinished: 0 }, 'closed'],
  [{ acknowledged: true, closed: true, actions: 0, unfinished: 0 }, 'closed'],
] as const)('%o is %s', (handling, state) => {
  expect(alertState(handling)).toBe(state)
})
