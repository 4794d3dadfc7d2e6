import type { Day } from '#/domain/riyadh-time.ts'
import { type Cooling, coolingState } from './cooling.ts'
import { type DailyState } from './state.ts'
import { coolingsOf, type DailyValues } from './values.ts'

/** The current report of a shift of the branch, with what it has of the cooling. `dueAt`: ISO. */
export type ReportWithCooling = { day: Day; shift: string; dueAt: string; state: DailyState; values: DailyValues }
type Held = { key: string; cooling: Cooling; report: ReportWithCooling }

/** Each batch as the latest report has it: that one has taken it over. */
function lastHolders(reports: readonly ReportWithCooling[]): Map<string, Held> {
  const held = new Map<string, Held>()
  for (const report of reports.toSorted((a, b) => a.dueAt.localeCompare(b.dueAt)))
    for (const { key, cooling } of coolingsOf(report.values)) held.set(key, { key, cooling, report })
  return held
}

export type CarriedCooling = { key: string; cooling: Cooling }

/**
 * Batches that a report takes over, with their readings and the shift in which they began: those that still cool in an
 * earlier report which handed them over, was submitted, or is of an earlier day. `reports` are those of the branch around
 * it, later ones too, so that a batch which one of them took over stays there.
 */
export function carriedCoolings(
  reports: readonly ReportWithCooling[],
  of: Pick<ReportWithCooling, 'day' | 'dueAt'>,
): CarriedCooling[] {
  return [...lastHolders(reports).values()]
    .filter(
      ({ cooling, report }) =>
        report.dueAt < of.dueAt &&
        coolingState(cooling).result === 'running' &&
        (cooling.handedOver === true || report.state !== 'draft' || report.day < of.day),
    )
    .map(({ key, cooling: { item, start, middle, end, from }, report: { day, shift } }) => ({
      key,
      cooling: { item, start, ...(middle && { middle }), ...(end && { end }), from: from ?? { day, shift } },
    }))
    .toSorted((a, b) => a.cooling.start.at.localeCompare(b.cooling.start.at))
}

/** Whether a later report has taken a batch over, so that its readings count there. */
export const isTakenOver = (reports: readonly ReportWithCooling[], key: string, dueAt: string): boolean =>
  (lastHolders(reports).get(key)?.report.dueAt ?? dueAt) > dueAt

/**
 * Whether an earlier report has the batch with other food or another first reading. One that was removed there meanwhile
 * contradicts nothing: what a phone measured stays.
 */
export const contradicts = (
  reports: readonly ReportWithCooling[],
  key: string,
  cooling: Cooling,
  dueAt: string,
): boolean =>
  reports.some(({ values, dueAt: due }) => {
    const earlier = due < dueAt ? (values[key] as Cooling | null | undefined) : null
    if (!earlier) return false
    const { item, start } = earlier
    return item !== cooling.item || start.at !== cooling.start.at || start.degrees !== cooling.start.degrees
  })
