import { type Halalas, sumHalalas } from './money.ts'
import type { SubscriptionTier } from './plans.ts'
import type { Day } from './riyadh-time.ts'
import type { Period } from './subscription.ts'

/** Visits within the price of a plan's month; null: without a limit. */
export type IncludedVisits = Record<SubscriptionTier, number | null>

/** How many visits of a month are left when so many are taken; null: without a limit. */
export const allowanceLeft = (included: number | null, taken: number): number | null =>
  included === null ? null : Math.max(0, included - taken)

export type PricedVisit = { id: string; day: Day; price: Halalas }
/** A month of a plan and what of its allowance is left. */
export type PlanMonth = { period: Period; left: number | null }

export const monthOfDay = <M extends PlanMonth>(months: readonly M[], day: Day): M | undefined =>
  months.find(({ period }) => day >= period.from && day < period.until)

/**
 * Which visits are within the plan: in the order of their days, as long as the allowance of each visit's own month lasts. The order form,
 * the order itself and the invoice all ask here.
 */
export function visitsWithinPlan(visits: readonly PricedVisit[], months: readonly PlanMonth[]): ReadonlySet<string> {
  const left = new Map(months.map((month) => [month, month.left]))
  const within = new Set<string>()
  for (const { id, day } of visits.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) {
    const month = monthOfDay(months, day)
    const rest = month && left.get(month)
    if (!month || rest === undefined || rest === 0) continue
    if (rest !== null) left.set(month, rest - 1)
    within.add(id)
  }
  return within
}

export type VisitQuote = { free: number; charged: number; net: Halalas }

/** What visits cost on top of the plan, before VAT: those within it nothing, the others their price. */
export function quoteVisits(visits: readonly PricedVisit[], months: readonly PlanMonth[]): VisitQuote {
  const within = visitsWithinPlan(visits, months)
  const charged = visits.filter(({ id }) => !within.has(id))
  return { free: within.size, charged: charged.length, net: sumHalalas(charged.map(({ price }) => price)) }
}
