import type { Step } from '../step.ts'

export const shopperApprovals = ['pending', 'approved', 'rejected'] as const
export type ShopperApproval = (typeof shopperApprovals)[number]

/** Steps of a shopper's approval. Blocking is separate: it also ends an approved shopper's sign-ins. */
export const shopperApprovalSteps = {
  approve: { from: ['pending', 'rejected'], to: 'approved', permission: 'shoppers.approve' },
  reject: { from: ['pending', 'approved'], to: 'rejected', permission: 'shoppers.approve' },
} as const satisfies Record<string, Step<ShopperApproval>>
export type ShopperApprovalStep = keyof typeof shopperApprovalSteps
