import { type MysteryType, mysteryTypes } from '../evaluation.ts'
import { type Halalas, timesFraction } from '../money.ts'
import type { IncludedVisits } from '../plan-allowance.ts'
import { plans } from '../plans.ts'

/** What a visitor asks the page of plans: branches, visits per branch and month, and their type. */
export type PlanQuestion = { branches: number; visits: number; type: MysteryType }

/** Visits per branch and month that can be chosen. */
export const visitChoices = [1, 2, 3, 4] as const
export const mostBranches = 500
export const usualQuestion: PlanQuestion = { branches: 5, visits: 2, type: 'full_service' }

const within = (typed: string | null, usual: number, most: number): number => {
  const value = /^\d{1,6}$/.test(typed ?? '') ? Number(typed) : usual
  return Math.min(most, Math.max(1, value))
}

/** The question in an address; what is missing or unreadable is the usual one, what is too large the largest. */
export function questionIn(params: Pick<URLSearchParams, 'get'>, branches = usualQuestion.branches): PlanQuestion {
  return {
    branches: within(params.get('branches'), branches, mostBranches),
    visits: within(params.get('visits'), usualQuestion.visits, visitChoices.length),
    type: mysteryTypes.find((type) => type === params.get('type')) ?? usualQuestion.type,
  }
}

export const questionSearch = ({ branches, visits, type }: PlanQuestion): string =>
  `?branches=${branches}&visits=${visits}&type=${type}`

/** Plans with a price, which a calculation can compare. */
const pricedTiers = ['basic', 'professional'] as const
export type PricedTier = (typeof pricedTiers)[number]

/** A way to pay for a month's visits, before VAT: with a plan or without, and visits beyond it at the single price. */
export type PlanWay = { plan: PricedTier | null; singles: number; net: Halalas; perVisit: Halalas }

export type PlanAnswer = {
  /** Visits in a month. */
  count: number
  /** Cheapest first; of equals the one without a plan or with the smaller plan. */
  ways: readonly [PlanWay, ...PlanWay[]]
  /** What the cheapest way costs less than single visits. */
  saving: Halalas
  /**
   * Whether Enterprise is worth asking for: visits beyond the largest priced plan would cost more than that plan once
   * more.
   */
  forEnterprise: boolean
}

export type PlanPrices = { single: Record<MysteryType, Halalas>; included: IncludedVisits }

/** Compares the ways to pay for the visits of a month. */
export function answerPlan({ branches, visits, type }: PlanQuestion, { single, included }: PlanPrices): PlanAnswer {
  const count = branches * visits
  const price = single[type]
  const wayWith = (plan: PricedTier | null): PlanWay => {
    const covered = plan === null ? 0 : (included[plan] ?? count)
    const singles = Math.max(0, count - covered)
    const net = (plan === null ? 0 : plans[plan].monthlyPrice) + singles * price
    return { plan, singles, net, perVisit: timesFraction(net, 1n, BigInt(count)) }
  }
  const alone = wayWith(null)
  const [first = alone, ...others] = [alone, ...pricedTiers.map((tier) => wayWith(tier))].toSorted(
    (one, other) => one.net - other.net,
  )
  const beyond = wayWith('professional').singles * price
  return {
    count,
    ways: [first, ...others],
    saving: alone.net - first.net,
    forEnterprise: beyond > plans.professional.monthlyPrice,
  }
}

/** Rows and columns of the price map. */
export const mapBranches = [1, 2, 3, 5, 8, 12, 20, 30] as const
