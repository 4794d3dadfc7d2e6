import { expect, test } from 'vitest'
import { isLate, isOpen, levelAfter, missedAt, taskSteps, taskStates } from './task.ts'

const at = (text: string): Date => new Date(text)

test.each([
  [-1, 0],
  [0, 1],
  [1, 2],
  [2, 2],
  [3, 3],
  [6, 3],
  [7, 4],
  [30, 4],
])('%i days after the due day: level %i', (days, level) => expect(levelAfter(days)).toBe(level))

test('a task is missed as the next one falls due, at the latest after eight days', () => {
  const due = at('2027-01-04T07:00:00Z')
  expect(missedAt(due, at('2027-01-05T07:00:00Z'))).toEqual(at('2027-01-05T07:00:00Z'))
  expect(missedAt(due, at('2027-02-04T07:00:00Z'))).toEqual(at('2027-01-12T07:00:00Z'))
  expect(missedAt(due, null)).toEqual(at('2027-01-12T07:00:00Z'))
  // an earlier task that was moved behind the next one
  expect(missedAt(due, at('2027-01-04T07:00:00Z'))).toEqual(at('2027-01-12T07:00:00Z'))
})

test('an open task is late after its due time, a done one when it was done after it', () => {
  const dueAt = at('2027-01-04T07:00:00Z')
  const after = at('2027-01-04T07:00:01Z')
  expect(isLate({ state: 'todo', dueAt, doneAt: null }, dueAt)).toBe(false)
  expect(isLate({ state: 'doing', dueAt, doneAt: null }, after)).toBe(true)
  expect(isLate({ state: 'done', dueAt, doneAt: dueAt }, after)).toBe(false)
  expect(isLate({ state: 'done', dueAt, doneAt: after }, after)).toBe(true)
  expect(isLate({ state: 'missed', dueAt, doneAt: null }, after)).toBe(false)
})

test('what ended stays as it is', () => {
  const from = new Set(Object.values(taskSteps).flatMap(({ from: states }): readonly string[] => states))
  for (const state of taskStates) expect(from.has(state)).toBe(isOpen(state))
})
