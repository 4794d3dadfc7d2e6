import { type BranchHours, isOpenAt } from '../branch-hours.ts'
import { addHours, riyadhDay, toRiyadh } from '../riyadh-time.ts'

/** Whether a visit begins while its branch is closed; unknown hours count as open. */
export const isOutsideHours = (hours: BranchHours, at: Date): boolean =>
  !isOpenAt(hours, riyadhDay(at), toRiyadh(at).slice(11, 16))

/** Whether a visit lies ahead, but so soon that a shopper may not be found. A past one is refused, not warned about. */
export const isSoonAhead = (at: Date, leadHours: number, now: Date): boolean =>
  at > now && at < addHours(now, leadHours)
