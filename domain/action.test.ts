import { describe, expect, test } from 'vitest'
import {
  correctiveActionDueOn,
  correctiveActionStatuses,
  correctiveActionSteps,
  isOverdue,
  priorityOf,
} from './corrective-action.ts'
import { stepsFrom } from './step.ts'

describe('the steps of an action', () => {
  test('the whole table: from each status only what it allows', () => {
    expect(
      Object.fromEntries(correctiveActionStatuses.map((status) => [status, stepsFrom(correctiveActionSteps, status)])),
    ).toEqual({
      open: ['start', 'cancel'],
      in_progress: ['finish', 'cancel'],
      done: ['verify', 'reopen'],
      verified: ['reopen'],
      reopened: ['start', 'cancel'],
      cancelled: [],
    })
  })
})

test('the priority sets the day: critical the same day, high 3, medium 7, low 14', () => {
  expect(correctiveActionDueOn('critical', '2026-11-28')).toBe('2026-11-28')
  expect(correctiveActionDueOn('high', '2026-11-28')).toBe('2026-12-01')
  expect(correctiveActionDueOn('medium', '2026-11-28')).toBe('2026-12-05')
  expect(correctiveActionDueOn('low', '2026-12-25')).toBe('2027-01-08')
})

test('overdue begins the day after, and never for what is done', () => {
  expect(isOverdue({ status: 'open', dueOn: '2026-11-21' }, '2026-11-21')).toBe(false)
  expect(isOverdue({ status: 'open', dueOn: '2026-11-21' }, '2026-11-22')).toBe(true)
  expect(isOverdue({ status: 'reopened', dueOn: '2026-11-21' }, '2026-11-22')).toBe(true)
  expect(isOverdue({ status: 'done', dueOn: '2026-11-21' }, '2026-11-22')).toBe(false)
  expect(isOverdue({ status: 'verified', dueOn: '2026-11-21' }, '2026-11-22')).toBe(false)
})

test('a finding suggests its own priority', () => {
  const finding = { failed: true, critical: false, major: false, lost: 0.4 }
  expect(priorityOf({ ...finding, critical: true })).toBe('critical')
  expect(priorityOf({ ...finding, major: true })).toBe('high')
  expect(priorityOf(finding)).toBe('medium')
  expect(priorityOf({ ...finding, failed: false })).toBe('low')
  expect(priorityOf({ ...finding, failed: false, critical: true, lost: 3 })).toBe('medium')
})
