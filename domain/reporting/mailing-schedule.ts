import { addDays, addMonths, type Day, weekdayOf } from '../riyadh-time.ts'

export const mailingCadences = ['weekly', 'monthly'] as const
export type MailingCadence = (typeof mailingCadences)[number]
/** `day`: of the week, 0 Sunday to 6 Saturday, or of the month, 1 to 28, which every month has. */
export type MailingSchedule = { cadence: MailingCadence; day: number }

export const lastDayOfMonth = 28
export const mostMailings = 20
/** Addresses of one list. */
export const mostAddresses = 20
/** Reports told one by one in a mail; the others are counted. */
export const mostTold = 20

export const isMailingDay = ({ cadence, day }: MailingSchedule): boolean =>
  Number.isInteger(day) && (cadence === 'weekly' ? day >= 0 && day <= 6 : day >= 1 && day <= lastDayOfMonth)

/** The first day of the schedule after a day. */
export function nextMailing({ cadence, day }: MailingSchedule, after: Day): Day {
  if (cadence === 'weekly') return addDays(after, ((day - weekdayOf(after) + 6) % 7) + 1)
  const ofMonth = `${after.slice(0, 8)}${String(day).padStart(2, '0')}`
  return ofMonth > after ? ofMonth : addMonths(ofMonth, 1)
}

export type ReadAddresses = { addresses: string[]; wrong: string[] }
const address = /^[^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@<>"',;.]{2,}$/

/** Addresses typed one a line or with commas between them, without repetitions; letter case does not matter. */
export function addressesIn(typed: string): ReadAddresses {
  const parts = typed
    .split(/[\s,;،؛]+/)
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)
  const all = [...new Set(parts)]
  return {
    addresses: all.filter((part) => part.length <= 254 && address.test(part)),
    wrong: all.filter((part) => part.length > 254 || !address.test(part)),
  }
}
