import type { BadgeTone } from './evaluation.ts'
import type { Step, StepName } from './step.ts'

export const clientApprovalStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const
export type ClientApprovalStatus = (typeof clientApprovalStatuses)[number]

/** Steps of a client's account; a rejected or suspended one can always return. */
export const clientApprovalSteps = {
  ask: { from: ['pending'], to: 'pending', permission: 'clients.approve' },
  approve: { from: ['pending'], to: 'approved', permission: 'clients.approve' },
  reject: { from: ['pending'], to: 'rejected', permission: 'clients.approve' },
  suspend: { from: ['pending', 'approved'], to: 'suspended', permission: 'clients.approve' },
  reinstate: { from: ['rejected', 'suspended'], to: 'approved', permission: 'clients.approve' },
} as const satisfies Record<string, Step<ClientApprovalStatus>>

export type ClientApprovalStep = StepName<typeof clientApprovalSteps>

/** Steps with a text that the client receives: a reason, or a question. */
export const clientApprovalStepsWithReason: readonly ClientApprovalStep[] = ['ask', 'reject', 'suspend']

/** Queues of the approval page: accounts by state, and those that wait for the client's answer. */
export const approvalQueues = ['pending', 'asked', 'approved', 'rejected', 'suspended'] as const
export type ApprovalQueue = (typeof approvalQueues)[number]

/** Queue of an account: a pending one with an unanswered question waits for the client. */
export const approvalQueueOf = ({
  approval,
  question,
  answer,
}: {
  approval: ClientApprovalStatus
  question: string | null
  answer: string | null
}): ApprovalQueue => (approval === 'pending' && question !== null && answer === null ? 'asked' : approval)

/** Whether a client may answer: an open question, or a refusal, after which the account waits for our team again. */
export const mayAnswer = (account: {
  approval: ClientApprovalStatus
  question: string | null
  answer: string | null
}): boolean => account.approval === 'rejected' || approvalQueueOf(account) === 'asked'

/** Papers that a client sends for the approval of its account. */
export const clientPaperKinds = ['registration', 'vat', 'municipal', 'other'] as const
export type ClientPaperKind = (typeof clientPaperKinds)[number]
/** Papers of a request for a new owner, which our team keeps beside them: a signed letter, an extract of the registration. */
export const claimPaperKinds = ['letter', 'extract'] as const
export type ClaimPaperKind = (typeof claimPaperKinds)[number]

export const clientApprovalTone = {
  pending: 'grey',
  approved: 'green',
  rejected: 'red',
  suspended: 'yellow-deep',
} as const satisfies Record<ClientApprovalStatus, BadgeTone>
