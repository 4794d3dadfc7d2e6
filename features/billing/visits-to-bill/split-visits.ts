import { monthOfDay, type PlanMonth, type PricedVisit, visitsWithinPlan } from '#/domain/plan-allowance.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { Period } from '#/domain/subscription.ts'

/** Remaining allowance of a plan's month; no period: no plan was active on that day. */
export type Left = { period: Period | null; left: number | null }

/** Plan months of the visits. Calls `read` once per month, and once per day without a plan. */
async function monthsOf(visits: readonly PricedVisit[], read: (day: Day) => Promise<Left>): Promise<PlanMonth[]> {
  const months: PlanMonth[] = []
  for (const day of new Set(visits.map((visit) => visit.day).toSorted())) {
    if (monthOfDay(months, day)) continue
    const { period, left } = await read(day)
    if (period) months.push({ period, left })
  }
  return months
}

/** Visits of an invoice that are within the plan. */
export const billedWithinPlan = async (
  visits: readonly PricedVisit[],
  read: (day: Day) => Promise<Left>,
): Promise<ReadonlySet<string>> => visitsWithinPlan(visits, await monthsOf(visits, read))
