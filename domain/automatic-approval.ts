/** When an order is approved by a rule and not by an administrator. */
export const approvalRules = ['off', 'by-plan', 'trusted', 'by-plan-or-trusted'] as const
export type ApprovalRule = (typeof approvalRules)[number]

export type ApprovalFacts = {
  /** The plan includes the visit. */
  withinPlan: boolean
  /** Visits of the client whose reports were released. */
  released: number
  /** An invoice of the client is past its day. */
  hasOverdue: boolean
}

/** Why the rule approves an order, or null when an administrator has to look at it. An overdue invoice always waits for a person. */
export function approvalReason(
  { when, trustedVisits }: { when: ApprovalRule; trustedVisits: number },
  { withinPlan, released, hasOverdue }: ApprovalFacts,
): 'plan' | 'trusted' | null {
  if (when === 'off' || hasOverdue) return null
  if (when !== 'trusted' && withinPlan) return 'plan'
  return when !== 'by-plan' && released >= trustedVisits ? 'trusted' : null
}
