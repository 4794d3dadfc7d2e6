import { href } from 'react-router'
import type { SubscriptionTier } from '#/domain/plans.ts'
import type { EndReason, SubscriptionState } from '#/domain/subscription.ts'

/** Plans that can be ordered online; the largest one needs a quotation. */
export const orderedTiers = ['basic', 'professional'] as const satisfies readonly SubscriptionTier[]
export type OrderedTier = (typeof orderedTiers)[number]

export const planPage = href('/client/invoices/plan')
export const officePlansPath = href('/admin/invoices/plans')

/** Label key of a plan's state; for ended ones with the reason. */
export const stateWord = ({ state, endedWhy }: { state: SubscriptionState; endedWhy: EndReason | null }) =>
  state === 'ended' ? (`ended_${endedWhy ?? 'cancelled'}` as const) : (`state_${state}` as const)
