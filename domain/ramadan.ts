import { type Day, startOfDay } from './riyadh-time.ts'

const umAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  timeZone: 'Asia/Riyadh',
})
/** Ramadan is the ninth month of the Umm al-Qura calendar. */
const ninth = '9'

/** Answers by day: the calendar of the platform takes microseconds, and waves of visits ask for the same days. */
const known = new Map<Day, boolean>()
const mostKnown = 2000

/** Whether a day lies in Ramadan by the official calendar. */
export function isRamadan(day: Day): boolean {
  const kept = known.get(day)
  if (kept !== undefined) return kept
  const found = umAlQura.formatToParts(startOfDay(day)).some(({ type, value }) => type === 'month' && value === ninth)
  if (known.size >= mostKnown) known.clear()
  known.set(day, found)
  return found
}
