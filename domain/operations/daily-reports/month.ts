import { monthStart } from '#/domain/months.ts'
import { addDays, type Day } from '#/domain/riyadh-time.ts'

/** Days of a month, from the first to before the last. */
export type MonthSpan = { month: string; from: Day; to: Day }

/**
 * The month, the one before it and the same one a year ago. A month under way is compared with as many days of the others,
 * so that a half is never held against a whole.
 */
export function comparedSpans(month: string, today: Day): { own: MonthSpan; before: MonthSpan; year: MonthSpan } {
  const first = `${month}-01`
  const isUnderWay = today.slice(0, 7) === month
  const passed = Number(today.slice(8))
  const spanOf = (from: Day): MonthSpan => {
    const next = monthStart(from, 1)
    const end = addDays(from, passed)
    return { month: from.slice(0, 7), from, to: isUnderWay && end < next ? end : next }
  }
  return { own: spanOf(first), before: spanOf(monthStart(first, -1)), year: spanOf(monthStart(first, -12)) }
}

export type MonthSum = { month: string; signed: number; net: number | null; difference: number | null }
type Tally = { business_day: Day; net: number; difference: number }

/** Days with signed reports and their amounts in a span. Halalas; null: none was signed. */
export function sumOfSpan({ month, from, to }: MonthSpan, tallies: readonly Tally[]): MonthSum {
  const found = tallies.filter(({ business_day }) => business_day >= from && business_day < to)
  const sum = (of: (one: Tally) => number) => (found.length === 0 ? null : found.reduce((all, one) => all + of(one), 0))
  return { month, signed: found.length, net: sum(({ net }) => net), difference: sum(({ difference }) => difference) }
}

/** Net sales of one signed day, rounded to the halala; null: none was signed. */
export const netPerDay = ({ net, signed }: Pick<MonthSum, 'net' | 'signed'>): number | null =>
  net === null || signed === 0 ? null : Math.round(net / signed)
