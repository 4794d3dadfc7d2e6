import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { Period } from '#/domain/subscription.ts'

export type Visit = { id: string; day: Day; price: Halalas }
/** What of a plan's month is left; no period: no plan was running on that day. */
export type Left = { period: Period | null; left: number | null }

/**
 * Which visits are within the plan: in the order of their days, as long as the allowance of each visit's own month lasts. `read` is asked
 * once for each month of the plan, and once for each day without one.
 */
export async function visitsWithinPlan(
  visits: readonly Visit[],
  read: (day: Day) => Promise<Left>,
): Promise<ReadonlySet<string>> {
  const months: { period: Period; left: number | null }[] = []
  const without = new Set<Day>()
  const within = new Set<string>()
  for (const { id, day } of visits.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))) {
    if (without.has(day)) continue
    let month = months.find(({ period }) => day >= period.from && day < period.until)
    if (!month) {
      const { period, left } = await read(day)
      if (!period) {
        without.add(day)
        continue
      }
      month = { period, left }
      months.push(month)
    }
    if (month.left === 0) continue
    if (month.left !== null) month.left -= 1
    within.add(id)
  }
  return within
}
