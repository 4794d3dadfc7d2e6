import { expect, test } from 'vitest'
import { type Step, stepsFrom, takeStep } from './step.ts'

const door = {
  open: { from: ['closed'], to: 'opened', permission: 'profile.read' },
  close: { from: ['opened', 'ajar'], to: 'closed', permission: 'profile.read' },
} as const satisfies Record<string, Step>

test('a step leads to its status from each of its own', () => {
  expect(takeStep(door, 'open', 'closed')).toBe('opened')
  expect(takeStep(door, 'close', 'opened')).toBe('closed')
  expect(takeStep(door, 'close', 'ajar')).toBe('closed')
})

test('a step from anywhere else is refused', () => {
  expect(takeStep(door, 'open', 'opened')).toBeNull()
  expect(takeStep(door, 'close', 'closed')).toBeNull()
})

test('the steps from a status are listed in the order of the table', () => {
  expect(stepsFrom(door, 'ajar')).toEqual(['close'])
  expect(stepsFrom(door, 'closed')).toEqual(['open'])
})
