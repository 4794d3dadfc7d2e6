import type { Lang } from './text.ts'

/** A calendar day in Riyadh, `YYYY-MM-DD`. */
export type Day = string

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** Asia/Riyadh is UTC+3 all year, without summer time. */
const offsetMs = 3 * hourMs

const months = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ar: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
} as const satisfies Record<Lang, readonly string[]>

/** Date whose UTC fields equal the time in Riyadh. */
const wall = (at: Date): Date => new Date(at.getTime() + offsetMs)

/** Accepts years 1900 to 2199 (why: moments around the years 0 and 9999 have no text that the database reads). */
const wallTimes = /^(?:19|20|21)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/

/** Parses a time in Riyadh, `2026-11-25T07:30` with or without seconds; null when it does not exist. */
export const fromRiyadh = (wallTime: string): Date | null => {
  if (!wallTimes.test(wallTime)) return null
  const full = wallTime.length === 16 ? `${wallTime}:00` : wallTime
  const at = new Date(`${full}.000Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 19) !== full) return null
  return new Date(at.getTime() - offsetMs)
}

/** Formats a moment as time in Riyadh, `2026-11-25T07:30`. */
export const toRiyadh = (at: Date): string => wall(at).toISOString().slice(0, 16)

/** Business day of a moment. */
export const riyadhDay = (at: Date): Day => wall(at).toISOString().slice(0, 10)

const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / dayMs

export const isDay = (text: string): text is Day =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && fromRiyadh(`${text}T00:00`) !== null

export const startOfDay = (day: Day): Date => new Date(dayNumber(day) * dayMs - offsetMs)

/** First moment after the day: compare with `<`. */
export const endOfDay = (day: Day): Date => new Date(startOfDay(day).getTime() + dayMs)

export const addDays = (day: Day, days: number): Day =>
  new Date((dayNumber(day) + days) * dayMs).toISOString().slice(0, 10)

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (day: Day): number => (((dayNumber(day) + 4) % 7) + 7) % 7

/** Same day of the month so many months later, or that month's last day if shorter. */
export const addMonths = (day: Day, months: number): Day => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(date, last)))
    .toISOString()
    .slice(0, 10)
}

/** Calendar days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from)

export const addHours = (at: Date, hours: number): Date => new Date(at.getTime() + hours * hourMs)

export const addMinutes = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minuteMs)

/** '5 Mar 2026' or '5 مارس 2026'. */
export const formatDate = (at: Date, lang: Lang): string => {
  const local = wall(at)
  return `${local.getUTCDate()} ${months[lang][local.getUTCMonth()]} ${local.getUTCFullYear()}`
}

/** 'Mar 2026' or 'مارس 2026' of a month written `2026-03`. */
export const monthName = (month: string, lang: Lang): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return `${months[lang][number - 1] ?? ''} ${year}`
}

/** '2:30 PM' or '2:30 م'. */
export const formatTime = (at: Date, lang: Lang): string => {
  const local = wall(at)
  const hour = local.getUTCHours()
  const half = lang === 'ar' ? (hour < 12 ? 'ص' : 'م') : hour < 12 ? 'AM' : 'PM'
  return `${hour % 12 || 12}:${String(local.getUTCMinutes()).padStart(2, '0')} ${half}`
}

/** '5 Mar 2026, 2:30 PM' or '5 مارس 2026، 2:30 م'. */
export const formatDateTime = (at: Date, lang: Lang): string =>
  `${formatDate(at, lang)}${lang === 'ar' ? '،' : ','} ${formatTime(at, lang)}`

export const formatDay = (day: Day, lang: Lang): string => formatDate(startOfDay(day), lang)

/** First day of a period shown beside its last: '5 Mar', or '5 Mar 2025' in another year. */
export const formatFirstDay = (from: Day, until: Day, lang: Lang): string => {
  const whole = formatDay(from, lang)
  return from.slice(0, 4) === until.slice(0, 4) ? whole.slice(0, -5) : whole
}
