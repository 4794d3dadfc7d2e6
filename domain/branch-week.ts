import { type BranchHours, dayText, readDay, type Span, type Weekday, weekdays } from './branch-hours.ts'
import { latinDigits } from './digits.ts'
import { fold } from './fold.ts'
import type { Lang } from './text.ts'

const dayNames: Record<Weekday, readonly string[]> = {
  0: ['sun', 'sunday', 'الأحد', 'أحد'],
  1: ['mon', 'monday', 'الاثنين', 'الإثنين', 'اثنين'],
  2: ['tue', 'tues', 'tuesday', 'الثلاثاء', 'ثلاثاء'],
  3: ['wed', 'wednesday', 'الأربعاء', 'أربعاء'],
  4: ['thu', 'thur', 'thurs', 'thursday', 'الخميس', 'خميس'],
  5: ['fri', 'friday', 'الجمعة', 'جمعة'],
  6: ['sat', 'saturday', 'السبت', 'سبت'],
}
const shortNames: Record<Lang, readonly string[]> = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
}
const ramadan = new Set(['ramadan', 'رمضان'])
const everyDay = new Set(['daily', 'every day', 'all days', 'everyday', 'يوميا', 'كل يوم', 'كل الايام'])
const days = new Map(
  Object.entries(dayNames).flatMap(([day, names]) => names.map((name) => [fold(name), Number(day)] as const)),
)

/** Days of a text such as `Sun-Thu`, `الجمعة والسبت` or nothing for every day; null when unreadable. */
function readDays(typed: string): Weekday[] | null {
  const text = fold(typed)
    .replace(/[:.]/g, ' ')
    .replace(/\b(?:to|until|till|through)\b|(?:^|\s)(?:الي|حتي)(?=\s)|[–—]/g, '-')
    .replace(/\b(?:from|and)\b|(?:^|\s)من(?=\s)|[&,،+]/g, ' ')
    .replace(/\s+و(?=\S)/g, ' ')
    .replace(/\s*-\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
  if (text === '' || everyDay.has(text)) return [...weekdays]
  const found: Weekday[] = []
  for (const part of text.split(' ')) {
    const [from, until = from, ...more] = part.split('-').map((name) => days.get(name))
    if (from === undefined || until === undefined || more.length > 0) return null
    for (let day = from; ; day = (day + 1) % 7) {
      found.push(String(day) as Weekday)
      if (day === until) break
    }
  }
  return found
}

/** Times of half a day as `HH:MM`, and a day without an end. */
const clockTimes = (text: string): string =>
  text
    .replace(/24\s*(?:\/\s*7|hours|hrs|h\b|ساعة)/g, '00:00-24:00')
    .replace(
      /(\d{1,2})(?::(\d{2}))?\s*(am|pm|a\.m\.?|p\.m\.?|صباحًا|صباحا|مساءً|مساء|ص|م)(?![\p{L}])/gu,
      (_, hour, minute, half) => {
        const isLate = /^(?:p|م)/.test(half)
        return `${(Number(hour) % 12) + (isLate ? 12 : 0)}:${minute ?? '00'}`
      },
    )

const closed = 'closed|مغلق'
const segment = new RegExp(`^(\\D*?)\\s*(\\d.*|${closed})$`, 's')

/**
 * Hours of a week as people write them in one cell: `Sun-Thu 10:00-02:00; Fri 13:00-02:00; Sat closed`. Hours without a
 * day count for every day, later parts replace earlier ones; `Ramadan 17:00-03:00` counts in that month. Null when
 * unreadable.
 */
export function readWeek(typed: string): BranchHours | null {
  const hours: Partial<Record<Weekday | 'ramadan', readonly Span[]>> = {}
  const parts = clockTimes(latinDigits(typed).toLowerCase())
    .split(/[;؛|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  for (const part of parts) {
    const found = segment.exec(part)
    const which =
      found && (ramadan.has(fold(found[1]!).replace(':', '').trim()) ? (['ramadan'] as const) : readDays(found[1]!))
    const spans = found && readDay(found[2]!)
    if (!which || !spans || spans === 'unknown') return null
    for (const day of which) hours[day] = spans
  }
  return hours
}

/** Hours of a week in one cell, as `readWeek` reads them; days of the same hours together. */
export function weekText(hours: BranchHours, lang: Lang): string {
  const runs: { from: number; until: number; text: string }[] = []
  for (const day of weekdays) {
    const text = dayText(hours[day])
    const last = runs.at(-1)
    if (last?.text === text) last.until = Number(day)
    else runs.push({ from: Number(day), until: Number(day), text })
  }
  const name = (day: number) => shortNames[lang][day]!
  const spansText = (text: string) => (text === 'closed' && lang === 'ar' ? 'مغلق' : text)
  const week = runs
    .filter(({ text }) => text !== '')
    .map(
      ({ from, until, text }) => `${from === until ? name(from) : `${name(from)}-${name(until)}`} ${spansText(text)}`,
    )
  if (hours.ramadan) week.push(`${lang === 'ar' ? 'رمضان' : 'Ramadan'} ${spansText(dayText(hours.ramadan))}`)
  return week.join('; ')
}
