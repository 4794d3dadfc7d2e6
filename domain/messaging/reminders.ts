import { addHours, addMinutes, fromRiyadh, riyadhDay, toRiyadh } from '../riyadh-time.ts'

/** Between these hours in Riyadh people are reminded; a reminder may wait for the morning, never wake anybody. */
const decentFrom = 8
const decentUntil = 21
const remindedHoursBefore = 24
/** A reminder that comes later than this before the visit is of no use any more. */
const tooLateHours = 1
export const reportDueSoonHours = 2

const hourInRiyadh = (at: Date): number => Number(toRiyadh(at).slice(11, 13))
const onThatDay = (at: Date, hour: number): Date =>
  fromRiyadh(`${riyadhDay(at)}T${String(hour).padStart(2, '0')}:00`) ?? at

/** When a shopper is reminded of a visit: a day before, in the evening before or the morning after when that is at night. */
export function visitRemindedAt(visitAt: Date): Date {
  const dayBefore = addHours(visitAt, -remindedHoursBefore)
  if (hourInRiyadh(dayBefore) < decentFrom) return onThatDay(dayBefore, decentFrom)
  return hourInRiyadh(dayBefore) >= decentUntil ? onThatDay(dayBefore, decentUntil) : dayBefore
}

/** Which visits could be due for a reminder at a moment: all that lie nearer than this. */
export const farthestReminded = (at: Date): Date => addMinutes(addHours(at, remindedHoursBefore + 24 - decentUntil), 1)

type Assigned = { visitAt: Date; assignedAt: Date | null }

/**
 * Whether it is the time to remind somebody: the moment has come, nobody sleeps, the visit is not upon them, and they have not
 * only just been told of it. After an outage this is still true, later.
 */
export function isReminded({ visitAt, assignedAt }: Assigned, at: Date): boolean {
  const due = visitRemindedAt(visitAt)
  const hour = hourInRiyadh(at)
  const isDecent = hour >= decentFrom && (hour < decentUntil || at.getTime() - due.getTime() < 3_600_000)
  return at >= due && isDecent && addHours(at, tooLateHours) <= visitAt && (assignedAt === null || assignedAt < due)
}
