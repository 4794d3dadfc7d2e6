import type { BadgeTone } from './evaluation.ts'
import type { Step, StepName } from './step.ts'

export const clientApprovalStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const
export type ClientApprovalStatus = (typeof clientApprovalStatuses)[number]

/** Steps of a client's account; a rejected or suspended one can always return. */
export const clientApprovalSteps = {
  approve: { from: ['pending'], to: 'approved', permission: 'clients.approve' },
  reject: { from: ['pending'], to: 'rejected', permission: 'clients.approve' },
  suspend: { from: ['pending', 'approved'], to: 'suspended', permission: 'clients.approve' },
  reinstate: { from: ['rejected', 'suspended'], to: 'approved', permission: 'clients.approve' },
} as const satisfies Record<string, Step<ClientApprovalStatus>>

export type ClientApprovalStep = StepName<typeof clientApprovalSteps>

/** Steps with a reason that the client receives. */
export const clientApprovalStepsWithReason: readonly ClientApprovalStep[] = ['reject', 'suspend']

export const clientApprovalTone = {
  pending: 'grey',
  approved: 'green',
  rejected: 'red',
  suspended: 'yellow-deep',
} as const satisfies Record<ClientApprovalStatus, BadgeTone>
