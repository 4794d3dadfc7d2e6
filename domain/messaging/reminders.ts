import { addHours, addMinutes, fromRiyadh, riyadhDay, toRiyadh } from '../riyadh-time.ts'

/** Hours in Riyadh between which reminders are sent; earlier or later ones wait for the morning. */
const decentFrom = 8
const decentUntil = 21
const remindedHoursBefore = 24
/** Hours before a visit after which a reminder is dropped. */
const tooLateHours = 1
export const reportDueSoonHours = 2

const hourInRiyadh = (at: Date): number => Number(toRiyadh(at).slice(11, 13))
const onThatDay = (at: Date, hour: number): Date =>
  fromRiyadh(`${riyadhDay(at)}T${String(hour).padStart(2, '0')}:00`) ?? at

/** Time of a visit's reminder: a day before; at night, the evening before or the morning after. */
export function visitRemindedAt(visitAt: Date): Date {
  const dayBefore = addHours(visitAt, -remindedHoursBefore)
  if (hourInRiyadh(dayBefore) < decentFrom) return onThatDay(dayBefore, decentFrom)
  return hourInRiyadh(dayBefore) >= decentUntil ? onThatDay(dayBefore, decentUntil) : dayBefore
}

/** Upper bound of visit times that can be due for a reminder now. */
export const farthestReminded = (at: Date): Date => addMinutes(addHours(at, remindedHoursBefore + 24 - decentUntil), 1)

type Assigned = { visitAt: Date; assignedAt: Date | null }

/**
 * Whether a reminder is due: its time has come, it is daytime, the visit is not imminent, and the assignment is not
 * fresh. Stays true after an outage.
 */
export function isReminded({ visitAt, assignedAt }: Assigned, at: Date): boolean {
  const due = visitRemindedAt(visitAt)
  const hour = hourInRiyadh(at)
  const isDecent = hour >= decentFrom && (hour < decentUntil || at.getTime() - due.getTime() < 3_600_000)
  return at >= due && isDecent && addHours(at, tooLateHours) <= visitAt && (assignedAt === null || assignedAt < due)
}
