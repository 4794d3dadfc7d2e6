import type { Halalas } from '#/domain/money.ts'
import type { Text } from '#/domain/text.ts'
import { planWords } from '#/messages/subscriptions.ts'
import type { SoldTier } from './hold.server.ts'

/** Tax documents are bilingual, Arabic first. */
const both = ({ ar, en }: Text): string => `${ar} | ${en}`

/** Text of an invoice line for a month of a plan. */
export const lineName = (tier: SoldTier): string => both(planWords[`line_${tier}`])

/** Deduction on an invoice for the unused part of the previous plan, with its reason. */
export const restOf = (tier: SoldTier, amount: Halalas) => ({ amount, reason: both(planWords[`rest_${tier}`]) })

export const planReasons = {
  givenUp: both(planWords.reason_givenUp),
  paused: both(planWords.reason_paused),
  moneyBack: both(planWords.reason_moneyBack),
} as const
