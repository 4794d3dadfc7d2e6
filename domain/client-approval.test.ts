import { describe, expect, test } from 'vitest'
import {
  approvalQueueOf,
  mayAnswer,
  clientApprovalStatuses,
  type ClientApprovalStep,
  clientApprovalSteps,
  clientApprovalStepsWithReason,
} from './client-approval.ts'
import { reachOf } from './permissions.ts'
import { takeStep } from './step.ts'

/** Columns: pending approved rejected suspended. */
const allowed: Record<ClientApprovalStep, string> = {
  ask: 'pending . . .',
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

test('a refusal and a question always have a text', () => {
  expect(clientApprovalStepsWithReason).toEqual(['ask', 'reject', 'suspend'])
})

test.each([
  ['pending', null, null, 'pending'],
  ['pending', 'which licence?', null, 'asked'],
  ['pending', 'which licence?', 'this one', 'pending'],
  ['approved', 'which licence?', null, 'approved'],
  ['suspended', null, null, 'suspended'],
  ['rejected', null, null, 'rejected'],
  ['pending', null, 'here is the licence', 'pending'],
] as const)(
  'an account in %s with the question %s and the answer %s is in the queue %s, and is answered there or not',
  (approval, question, answer, queue) => {
    expect(approvalQueueOf({ approval, question, answer })).toBe(queue)
    expect(mayAnswer({ approval, question, answer })).toBe(queue === 'asked' || queue === 'rejected')
  },
)
