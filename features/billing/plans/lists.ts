import { href } from 'react-router'
import type { SubscriptionTier } from '#/domain/plans.ts'
import type { EndReason, SubscriptionState } from '#/domain/subscription.ts'

/** The plans that are bought on the page; the largest is by quotation. */
export const orderedTiers = ['basic', 'professional'] as const satisfies readonly SubscriptionTier[]
export type OrderedTier = (typeof orderedTiers)[number]

export const planPage = href('/client/invoices/plan')
export const deskPath = href('/admin/invoices/plans')

/** What a plan's state is called: of those that ended also why. */
export const stateWord = ({ state, endedWhy }: { state: SubscriptionState; endedWhy: EndReason | null }) =>
  state === 'ended' ? (`ended_${endedWhy ?? 'cancelled'}` as const) : (`state_${state}` as const)
