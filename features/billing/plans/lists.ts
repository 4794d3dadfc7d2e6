import { href } from 'react-router'
import type { SubscriptionTier } from '#/domain/plans.ts'
import type { EndReason, SubscriptionState } from '#/domain/subscription.ts'

/** The plans that are bought on the page; the largest is by quotation. */
export const orderedTiers = ['basic', 'professional'] as const satisfies readonly SubscriptionTier[]
export type OrderedTier = (typeof orderedTiers)[number]

export const planPage = href('/client/invoices/plan')
export const deskPath = href('/admin/invoices/plans')

/** What the office's list can be narrowed to. */
export const deskStates = ['all', 'active', 'changing', 'unpaid', 'waiting', 'ended'] as const
export type DeskState = (typeof deskStates)[number]
export const deskSorts = ['client', 'tier', 'price', 'since', 'until'] as const
export type DeskSort = (typeof deskSorts)[number]
export const deskPageSize = 25

/** What the address of the office's list asks for; null is everything. */
export type DeskQuery = {
  q: string
  state: DeskState
  tier: Exclude<SubscriptionTier, 'free'> | null
  sort: DeskSort
  descending: boolean
  page: number
}

/** What a plan's state is called: of those that ended also why. */
export const stateWord = ({ state, endedWhy }: { state: SubscriptionState; endedWhy: EndReason | null }) =>
  state === 'ended' ? (`ended_${endedWhy ?? 'cancelled'}` as const) : (`state_${state}` as const)
