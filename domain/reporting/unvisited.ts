import { type Day, daysBetween } from '../riyadh-time.ts'
import { longestWithoutVisit } from './morning.ts'

/** Whole days since the last counted visit of any type; null: never visited. */
export const daysUnvisited = (visitedOn: Day | null, today: Day): number | null =>
  visitedOn === null ? null : daysBetween(visitedOn, today)

/** Whether a branch has waited too long for a visit; a branch that was never visited always has. */
export const isUnvisited = (visitedOn: Day | null, today: Day): boolean =>
  (daysUnvisited(visitedOn, today) ?? Number.POSITIVE_INFINITY) > longestWithoutVisit

type Waiting = { name: string; days: number | null }
/** Never visited first, then by days, the longest first. */
export const byWaiting = (a: Waiting, b: Waiting): number =>
  (b.days ?? Number.MAX_SAFE_INTEGER) - (a.days ?? Number.MAX_SAFE_INTEGER) || a.name.localeCompare(b.name)
