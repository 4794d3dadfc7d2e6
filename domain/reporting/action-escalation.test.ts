import { expect, test } from 'vitest'
import { addHours, fromRiyadh } from '../riyadh-time.ts'
import { criticalDueAt, criticalLevel, lateDays, levelAfterDays } from './action-escalation.ts'

const none = new Set<string>()

test.each([
  [-1, 0],
  [0, 1],
  [1, 2],
  [2, 2],
  [3, 3],
  [6, 3],
  [7, 4],
  [30, 4],
])('%i days after the due day is level %i', (days, level) => {
  expect(levelAfterDays(days)).toBe(level)
})

test('medium and low priority count working days, Sunday to Thursday without holidays', () => {
  // Thursday to the next Sunday
  expect(lateDays('high', '2026-11-26', '2026-11-29', none)).toBe(3)
  expect(lateDays('medium', '2026-11-26', '2026-11-29', none)).toBe(1)
  expect(lateDays('low', '2026-11-26', '2026-11-28', none)).toBe(0)
  expect(lateDays('medium', '2026-11-26', '2026-11-29', new Set(['2026-11-29']))).toBe(0)
  expect(lateDays('low', '2026-11-29', '2026-11-26', none)).toBe(-3)
})

test('a critical action is due in the evening, at least four hours after it was opened', () => {
  const at = (time: string) => fromRiyadh(`2026-11-29T${time}`)!
  expect(criticalDueAt('2026-11-29', at('09:00'))).toEqual(at('18:00'))
  expect(criticalDueAt('2026-11-29', at('16:00'))).toEqual(at('20:00'))
  const due = at('18:00')
  expect(criticalLevel(due, at('17:59'))).toBe(0)
  expect(criticalLevel(due, due)).toBe(3)
  expect(criticalLevel(due, at('21:59'))).toBe(3)
  expect(criticalLevel(due, addHours(due, 4))).toBe(4)
})
