import { type DutySchedule, type HolidayPolicy, nextDueMoments } from '#/domain/operations/duties/due-days.ts'
import { readRule } from '#/domain/operations/duties/rule-text.ts'
import type { Day } from '#/domain/riyadh-time.ts'

/** A stored duty, as far as its days go. Times are `10:00` or `10:00:00`. */
export type StoredSchedule = {
  rule: string | null
  after_days: number | null
  first_day: Day
  due_time: string
  ramadan_time: string | null
  policy: string
  except_days: readonly Day[]
}

/** Furthest day, counted from today, for which dates are shown. */
const furthest = 4000

const minutes = (time: string): string => time.slice(0, 5)

/** The schedule of a rule; a duty that comes back after it was done is due once, on its first day. */
export function scheduleOf(duty: StoredSchedule): DutySchedule {
  const read = readRule(duty.rule ?? 'FREQ=DAILY;COUNT=1', duty.first_day)
  if ('problem' in read) throw new Error(`a stored rule is ${read.problem}`)
  return {
    rule: read.rule,
    first: duty.first_day,
    except: new Set(duty.except_days),
    policy: duty.policy as HolidayPolicy,
    time: minutes(duty.due_time),
    ramadanTime: duty.ramadan_time === null ? null : minutes(duty.ramadan_time),
  }
}

export const nextDates = (duty: StoredSchedule, holidays: ReadonlySet<Day>, from: Day, count: number) =>
  nextDueMoments(scheduleOf(duty), holidays, { from, count, within: furthest })
