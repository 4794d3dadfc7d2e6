import { monthOfDay, type PlanMonth, type PricedVisit, visitsWithinPlan } from '#/domain/plan-allowance.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { Period } from '#/domain/subscription.ts'

/** What of a plan's month is left; no period: no plan was running on that day. */
export type Left = { period: Period | null; left: number | null }

/** The months of the plan on which visits fall. `read` is asked once for each of them, and once for each day without a plan. */
async function monthsOf(visits: readonly PricedVisit[], read: (day: Day) => Promise<Left>): Promise<PlanMonth[]> {
  const months: PlanMonth[] = []
  for (const day of new Set(visits.map((visit) => visit.day).toSorted())) {
    if (monthOfDay(months, day)) continue
    const { period, left } = await read(day)
    if (period) months.push({ period, left })
  }
  return months
}

/** Which visits of an invoice are within the plan. */
export const billedWithinPlan = async (
  visits: readonly PricedVisit[],
  read: (day: Day) => Promise<Left>,
): Promise<ReadonlySet<string>> => visitsWithinPlan(visits, await monthsOf(visits, read))
