import type { Halalas } from './money.ts'

export const subscriptionTiers = ['free', 'basic', 'professional', 'enterprise'] as const
export type SubscriptionTier = (typeof subscriptionTiers)[number]

export type Plan = {
  /** Per month, before VAT; null: on request. */
  monthlyPrice: Halalas | null
  /** Evaluations within the monthly price; null: unlimited. */
  evaluationsPerMonth: number | null
}

export const plans = {
  free: { monthlyPrice: 0, evaluationsPerMonth: 0 },
  basic: { monthlyPrice: 99_900, evaluationsPerMonth: 10 },
  professional: { monthlyPrice: 249_900, evaluationsPerMonth: 30 },
  enterprise: { monthlyPrice: null, evaluationsPerMonth: null },
} as const satisfies Record<SubscriptionTier, Plan>

/** The tiers that are sold on the plans page, in its order. */
export const soldTiers = ['basic', 'professional', 'enterprise'] as const satisfies readonly SubscriptionTier[]
export const mostPopularTier = 'professional' satisfies SubscriptionTier
export const moneyBackDays = 30
