import { type BranchHours, isOpenAt } from '../branch-hours.ts'
import { riyadhDay, toRiyadh, weekdayOf } from '../riyadh-time.ts'

/** Whether a visit begins while its branch is closed; unknown hours count as open. */
export const isOutsideHours = (hours: BranchHours, at: Date): boolean =>
  !isOpenAt(hours, weekdayOf(riyadhDay(at)), toRiyadh(at).slice(11, 16))
