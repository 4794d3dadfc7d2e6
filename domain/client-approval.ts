import type { BadgeTone } from './evaluation.ts'
import type { Step, StepName } from './step.ts'

export const clientApprovalStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const
export type ClientApprovalStatus = (typeof clientApprovalStatuses)[number]

/** How a client's account is let in, kept out, or stopped; a rejected or suspended one can always come back. */
export const clientApprovalSteps = {
  approve: { from: ['pending'], to: 'approved', permission: 'clients.approve' },
  reject: { from: ['pending'], to: 'rejected', permission: 'clients.approve' },
  suspend: { from: ['pending', 'approved'], to: 'suspended', permission: 'clients.approve' },
  reinstate: { from: ['rejected', 'suspended'], to: 'approved', permission: 'clients.approve' },
} as const satisfies Record<string, Step<ClientApprovalStatus>>

export type ClientApprovalStep = StepName<typeof clientApprovalSteps>

/** Steps whose reason the client is told in their language. */
export const clientApprovalStepsWithReason: readonly ClientApprovalStep[] = ['reject', 'suspend']

export const clientApprovalTone = {
  pending: 'grey',
  approved: 'green',
  rejected: 'red',
  suspended: 'yellow-deep',
} as const satisfies Record<ClientApprovalStatus, BadgeTone>
