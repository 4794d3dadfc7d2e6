import { expect, test } from 'vitest'
import { approvalReason } from './automatic-approval.ts'

const plan = { withinPlan: true, released: 0, hasOverdue: false }
const trusted = { withinPlan: false, released: 5, hasOverdue: false }
const nearly = { withinPlan: false, released: 4, hasOverdue: false }

test.each([
  ['off', plan, null],
  ['off', trusted, null],
  ['by-plan', plan, 'plan'],
  ['by-plan', trusted, null],
  ['trusted', plan, null],
  ['trusted', trusted, 'trusted'],
  ['trusted', nearly, null],
  ['by-plan-or-trusted', plan, 'plan'],
  ['by-plan-or-trusted', trusted, 'trusted'],
  ['by-plan-or-trusted', nearly, null],
  ['by-plan-or-trusted', { ...plan, hasOverdue: true }, null],
  ['trusted', { ...trusted, hasOverdue: true }, null],
] as const)('rule %s with %j: %s', (when, facts, reason) => {
  expect(approvalReason({ when, trustedVisits: 5 }, facts)).toBe(reason)
})
