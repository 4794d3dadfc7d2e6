import type { Halalas } from './money.ts'

export const subscriptionTiers = ['free', 'basic', 'professional', 'enterprise'] as const
export type SubscriptionTier = (typeof subscriptionTiers)[number]

export type Plan = {
  /** Per month, before VAT; null: on request. */
  monthlyPrice: Halalas | null
}

export const plans = {
  free: { monthlyPrice: 0 },
  basic: { monthlyPrice: 99_900 },
  professional: { monthlyPrice: 249_900 },
  enterprise: { monthlyPrice: null },
} as const satisfies Record<SubscriptionTier, Plan>

/** The tiers that are sold on the plans page, in its order. */
export const soldTiers = ['basic', 'professional', 'enterprise'] as const satisfies readonly SubscriptionTier[]
export const mostPopularTier = 'professional' satisfies SubscriptionTier
export const moneyBackDays = 30
