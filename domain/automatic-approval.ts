/** Rules for approving orders automatically. */
export const approvalRules = ['off', 'by-plan', 'trusted', 'by-plan-or-trusted'] as const
export type ApprovalRule = (typeof approvalRules)[number]

export type ApprovalFacts = {
  /** Whether the plan includes the visit. */
  withinPlan: boolean
  /** Released reports of the client. */
  released: number
  /** Whether an invoice of the client is overdue. */
  hasOverdue: boolean
}

/** Reason of an automatic approval, or null when an administrator decides; always null with an overdue invoice. */
export function approvalReason(
  { when, trustedVisits }: { when: ApprovalRule; trustedVisits: number },
  { withinPlan, released, hasOverdue }: ApprovalFacts,
): 'plan' | 'trusted' | null {
  if (when === 'off' || hasOverdue) return null
  if (when !== 'trusted' && withinPlan) return 'plan'
  return when !== 'by-plan' && released >= trustedVisits ? 'trusted' : null
}
