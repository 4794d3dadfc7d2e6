import { expect, test } from 'vitest'
import { evaluationStatuses } from './evaluation.ts'
import { addHours } from './riyadh-time.ts'
import { riskOf } from './visit-risk.ts'

const hours48 = { atRisk: 48, client: 48 }
const visitAt = new Date('2026-11-21T12:00:00Z')
const secondsBefore = (hours: number, seconds: number): Date =>
  new Date(addHours(visitAt, -hours).getTime() - seconds * 1000)

test.each([
  ['pending', -1, 'overdue'],
  ['approved', 0, 'overdue'],
  ['assigned', 0, 'overdue'],
  ['pending', 48, 'at_risk'],
  ['approved', 1, 'at_risk'],
  ['approved', 49, null],
  ['assigned', 1, null],
  ['in_progress', -47, null],
  ['in_progress', -48, 'overdue'],
  ['completed', -1000, null],
  ['cancelled', -1000, null],
] as const)('%s, %s hours before the visit: %s', (status, hours, risk) => {
  expect(riskOf(status, visitAt, addHours(visitAt, -hours), hours48)).toBe(risk)
})

test('a second more than 48 hours is no risk yet, the minute itself is overdue', () => {
  expect(riskOf('pending', visitAt, secondsBefore(48, 1), hours48)).toBe(null)
  expect(riskOf('pending', visitAt, secondsBefore(0, 1), hours48)).toBe('at_risk')
  expect(riskOf('pending', visitAt, visitAt, hours48)).toBe('overdue')
})

test('every status has an answer at any time', () => {
  for (const status of evaluationStatuses)
    for (const hours of [-1000, -24, -1, 0, 1, 48, 1000])
      expect([null, 'overdue', 'at_risk']).toContain(riskOf(status, visitAt, addHours(visitAt, hours), hours48))
})
