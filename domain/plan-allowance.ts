import { type Halalas, sumHalalas } from './money.ts'
import type { SubscriptionTier } from './plans.ts'
import type { Day } from './riyadh-time.ts'
import type { Period } from './subscription.ts'

/** Visits included in a plan's month; null: unlimited. */
export type IncludedVisits = Record<SubscriptionTier, number | null>

/** Visits left in a month; null: unlimited. */
export const allowanceLeft = (included: number | null, taken: number): number | null =>
  included === null ? null : Math.max(0, included - taken)

/** `isOutsidePlans`: an audit, which no plan includes. */
export type PricedVisit = { id: string; day: Day; price: Halalas; isOutsidePlans?: boolean }
/** A month of a plan and the rest of its allowance. */
export type PlanMonth = { period: Period; left: number | null }

export const monthOfDay = <M extends PlanMonth>(months: readonly M[], day: Day): M | undefined =>
  months.find(({ period }) => day >= period.from && day < period.until)

/**
 * Finds the visits covered by the plan: by day, while the allowance of each visit's month lasts. Shared by order form,
 * order and invoice.
 */
export function visitsWithinPlan(visits: readonly PricedVisit[], months: readonly PlanMonth[]): ReadonlySet<string> {
  const left = new Map(months.map((month) => [month, month.left]))
  const within = new Set<string>()
  const inPlans = visits.filter(({ isOutsidePlans }) => !isOutsidePlans)
  for (const { id, day } of inPlans.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) {
    const month = monthOfDay(months, day)
    const rest = month && left.get(month)
    if (!month || rest === undefined || rest === 0) continue
    if (rest !== null) left.set(month, rest - 1)
    within.add(id)
  }
  return within
}

export type VisitQuote = { free: number; charged: number; net: Halalas }

/** Prices visits beyond the plan, before VAT: covered ones 0, the others their price. */
export function quoteVisits(visits: readonly PricedVisit[], months: readonly PlanMonth[]): VisitQuote {
  const within = visitsWithinPlan(visits, months)
  const charged = visits.filter(({ id }) => !within.has(id))
  return { free: within.size, charged: charged.length, net: sumHalalas(charged.map(({ price }) => price)) }
}
