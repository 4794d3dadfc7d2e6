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

/** Tiers sold on the plans page, in its order. */
export const soldTiers = ['basic', 'professional', 'enterprise'] as const satisfies readonly SubscriptionTier[]
export const mostPopularTier = 'professional' satisfies SubscriptionTier
export const moneyBackDays = 30

const all = ['free', 'basic', 'professional', 'enterprise'] as const
const larger = ['professional', 'enterprise'] as const
const largest = ['enterprise'] as const

/** Plan contents beside visits, with the plans that have them; only existing services. Source of the public table. */
export const planContents = {
  reports: all,
  dashboard: all,
  summary: larger,
  analytics: larger,
  certificates: larger,
  questionnaires: largest,
  api: largest,
  support: all,
  telephone: larger,
  manager: largest,
  training: largest,
  agreement: largest,
} as const satisfies Record<string, readonly SubscriptionTier[]>
export type PlanContent = keyof typeof planContents
export const planContentNames = Object.keys(planContents) as PlanContent[]

/** Contents enforced by verbs; the others are services by people. */
export const planFeatures = [
  'summary',
  'analytics',
  'certificates',
  'questionnaires',
  'api',
] as const satisfies readonly PlanContent[]
export type PlanFeature = (typeof planFeatures)[number]
export const isPlanFeature = (name: unknown): name is PlanFeature => planFeatures.some((feature) => feature === name)

export const planHas = (tier: SubscriptionTier, content: PlanContent): boolean =>
  planContents[content].some((one) => one === tier)

/** Smallest plan with a content: the target of its upgrade link. */
export const smallestWith = (content: PlanContent): (typeof soldTiers)[number] =>
  soldTiers.find((tier) => planHas(tier, content)) ?? 'enterprise'

/** Contents that a plan adds to the one before it. */
export const addedBy = (tier: (typeof soldTiers)[number]): PlanContent[] => {
  const before = soldTiers[soldTiers.indexOf(tier) - 1] ?? null
  return planContentNames.filter((content) => planHas(tier, content) && !(before && planHas(before, content)))
}
