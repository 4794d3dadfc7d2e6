import type { Priority } from '../corrective-action.ts'
import { isWorkingDay } from '../operations/duties/due-days.ts'
import { addDays, addHours, type Day, daysBetween, startOfDay } from '../riyadh-time.ts'

/** Whom a late action is reported to: 1 its owner on the due day, 2 branch managers, 3 managers, 4 owners of the company. */
export const escalationLevels = [1, 2, 3, 4] as const
export type EscalationLevel = (typeof escalationLevels)[number]

/** Days of work after the due day: for medium and low priority Sundays to Thursdays without holidays, else all days. */
export function lateDays(priority: Priority, dueOn: Day, today: Day, holidays: ReadonlySet<Day>): number {
  const days = daysBetween(dueOn, today)
  if (days <= 0 || priority === 'critical' || priority === 'high') return days
  let working = 0
  for (let day = 1; day <= days; day += 1) if (isWorkingDay(addDays(dueOn, day), holidays)) working += 1
  return working
}

/** Level reached so many days after the due day; 0 before it. */
export const levelAfterDays = (days: number): EscalationLevel | 0 =>
  days < 0 ? 0 : days < 1 ? 1 : days < 3 ? 2 : days < 7 ? 3 : 4

/** Local hour at which a critical action is due, and the least time that it is given after it was opened. */
const dueHour = 18
const leastHours = 4
/** Hours after which a late critical action is reported to the owners of the company. */
const rootAfterHours = 4

/** When a critical action is due. */
export const criticalDueAt = (dueOn: Day, openedAt: Date): Date => {
  const [evening, least] = [addHours(startOfDay(dueOn), dueHour), addHours(openedAt, leastHours)]
  return evening.getTime() > least.getTime() ? evening : least
}

/** Level of a critical action: managers at its due hour, the owners of the company four hours later. */
export const criticalLevel = (dueAt: Date, at: Date): EscalationLevel | 0 =>
  at.getTime() < dueAt.getTime() ? 0 : at.getTime() < addHours(dueAt, rootAfterHours).getTime() ? 3 : 4

/** Days after which a done action that waits to be verified is reported one level higher. */
export const verifyEveryDays = 3
