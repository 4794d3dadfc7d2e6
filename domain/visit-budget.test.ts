import { expect, test } from 'vitest'
import { spendingCapOf } from './visit-budget.ts'

test('a visit has the ceiling of its type', () => {
  expect(spendingCapOf('basic', null)).toBe(40_00)
  expect(spendingCapOf('full_service', null)).toBe(200_00)
})

test('a ceiling of its own wins, and nothing to spend is a ceiling too', () => {
  expect(spendingCapOf('basic', 75_50)).toBe(75_50)
  expect(spendingCapOf('full_service', 0)).toBe(0)
})
