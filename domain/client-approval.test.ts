import { describe, expect, test } from 'vitest'
import {
  clientApprovalStatuses,
  type ClientApprovalStep,
  clientApprovalSteps,
  clientApprovalStepsWithReason,
} from './client-approval.ts'
import { reachOf } from './permissions.ts'
import { takeStep } from './step.ts'

/** Columns: pending approved rejected suspended. */
const allowed: Record<ClientApprovalStep, string> = {
  approve: 'approved . . .',
  reject: 'rejected . . .',
  suspend: 'suspended suspended . .',
  reinstate: '. . approved approved',
}

describe.each(Object.entries(allowed) as [ClientApprovalStep, string][])('the step %s', (step, row) => {
  const cells = row.split(' ')
  test.each(clientApprovalStatuses.map((status, index) => [status, cells[index]!] as const))(
    'from %s: %s',
    (status, to) => {
      expect(takeStep(clientApprovalSteps, step, status)).toBe(to === '.' ? null : to)
    },
  )
})

test('only an admin decides about clients', () => {
  for (const step of Object.values(clientApprovalSteps)) {
    expect(reachOf('admin', step.permission)).toBe('all')
    for (const other of ['client', 'freelancer', 'mystery_shopper'] as const)
      expect(reachOf(other, step.permission)).toBeNull()
  }
})

test('a refusal is always explained', () => {
  expect(clientApprovalStepsWithReason).toEqual(['reject', 'suspend'])
})
