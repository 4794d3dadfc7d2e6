import { addDays, addMonths, type Day, startOfDay } from '#/domain/riyadh-time.ts'

const umAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'Asia/Riyadh',
})
type Hijri = { year: number; month: number; day: number }

export function hijriOf(day: Day): Hijri {
  const parts = new Map(
    umAlQura.formatToParts(startOfDay(day)).map(({ type, value }) => [type, Number.parseInt(value, 10)]),
  )
  return { year: parts.get('year') ?? 0, month: parts.get('month') ?? 0, day: parts.get('day') ?? 0 }
}

/** Ramadan, and the days of both feasts: they move through the year, and so does the business. */
export const isMovingFeast = ({ month, day }: Hijri): boolean =>
  month === 9 || (month === 10 && day <= 4) || (month === 12 && day >= 9 && day <= 13)

/** The same Hijri date a year before. */
function yearBefore(day: Day, hijri: Hijri): Day | null {
  for (let back = 350; back <= 359; back += 1) {
    const before = addDays(day, -back)
    const { month, day: date } = hijriOf(before)
    if (month === hijri.month && date === hijri.day) return before
  }
  return null
}

/** Days with which a day is compared: four same weekdays, the month before, and last year's same weekday or Hijri date. */
export function comparisonDays(day: Day): { weekdays: Day[]; month: Day; year: Day } {
  const hijri = hijriOf(day)
  return {
    weekdays: [1, 2, 3, 4].map((weeks) => addDays(day, -7 * weeks)),
    month: addMonths(day, -1),
    year: (isMovingFeast(hijri) ? yearBefore(day, hijri) : null) ?? addDays(day, -364),
  }
}
