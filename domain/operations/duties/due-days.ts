import { addDays, type Day, weekdayOf } from '../../riyadh-time.ts'
import { isRamadan } from '../../ramadan.ts'
import { occurrences, type Recurrence } from './recurrence.ts'

/** What happens to a duty that falls on a day without work: stays, is left out, moves to the working day before or after. */
export const holidayPolicies = ['keep', 'skip', 'before', 'after'] as const
export type HolidayPolicy = (typeof holidayPolicies)[number]

/** Friday and Saturday, as `weekdayOf` numbers them. */
const weekend: readonly number[] = [5, 6]

/** Sunday to Thursday, without official holidays. */
export const isWorkingDay = (day: Day, holidays: ReadonlySet<Day>): boolean =>
  !weekend.includes(weekdayOf(day)) && !holidays.has(day)

/** Longest run of days without work that is looked across; two feasts with their weekends are shorter. */
const longestRest = 30

function workingDay(day: Day, step: 1 | -1, holidays: ReadonlySet<Day>): Day | null {
  for (let days = 0; days <= longestRest; days += 1) {
    const candidate = addDays(day, step * days)
    if (isWorkingDay(candidate, holidays)) return candidate
  }
  return null
}

/** The day on which a duty is due, null when it is left out. */
export const dueDay = (day: Day, policy: HolidayPolicy, holidays: ReadonlySet<Day>): Day | null => {
  if (policy === 'keep' || isWorkingDay(day, holidays)) return day
  return policy === 'skip' ? null : workingDay(day, policy === 'before' ? -1 : 1, holidays)
}

export type DutySchedule = {
  rule: Recurrence
  first: Day
  /** Days that are left out, as the rule names them or as they were moved to. */
  except: ReadonlySet<Day>
  policy: HolidayPolicy
  /** Local time, `10:00`. */
  time: string
  /** Local time in Ramadan; null: the same. */
  ramadanTime: string | null
}

export type DueMoment = {
  /** Day that the rule names: the key of the instance, which stays when a holiday is added later. */
  occurrence: Day
  day: Day
  time: string
}

/**
 * Due days and times of a duty up to and with a day, in order; two occurrences that move to one day become one. The order
 * of the steps: rule, exceptions, days without work, doubles, time of day, time in Ramadan.
 */
export function* dueMoments(schedule: DutySchedule, holidays: ReadonlySet<Day>): Generator<DueMoment> {
  let last: Day | null = null
  for (const occurrence of occurrences(schedule.rule, schedule.first)) {
    if (schedule.except.has(occurrence)) continue
    const day = dueDay(occurrence, schedule.policy, holidays)
    if (day === null || schedule.except.has(day) || (last !== null && day <= last)) continue
    last = day
    yield { occurrence, day, time: (isRamadan(day) ? schedule.ramadanTime : null) ?? schedule.time }
  }
}

/** The first so many due moments on or after a day; fewer when the rule ends, at most `within` days later. */
export function nextDueMoments(
  schedule: DutySchedule,
  holidays: ReadonlySet<Day>,
  { from, count, within }: { from: Day; count: number; within: number },
): DueMoment[] {
  const end = addDays(from, within)
  const found: DueMoment[] = []
  let looked = 0
  for (const moment of dueMoments(schedule, holidays)) {
    if (moment.occurrence > end || found.length >= count || looked > mostLooked) break
    looked += 1
    if (moment.day >= from) found.push(moment)
  }
  return found
}

/** More than a century of daily duties. */
const mostLooked = 40_000

/** Next due day of a duty that comes back so many days after it was done. */
export const dueAfterDone = (done: Day, days: number, policy: HolidayPolicy, holidays: ReadonlySet<Day>): Day => {
  const day = addDays(done, days)
  return dueDay(day, policy === 'skip' ? 'after' : policy, holidays) ?? day
}
