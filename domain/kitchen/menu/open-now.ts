import { type BranchHours, isOpenAt, minutesOfSpan, spansOn } from '#/domain/branch-hours.ts'
import { addDays, addMinutes, type Day, fromRiyadh, riyadhDay, toRiyadh } from '#/domain/riyadh-time.ts'

const moment = (day: Day, minutes: number): Date => addMinutes(fromRiyadh(`${day}T00:00`)!, minutes)

/** Spans of the day before, of this day and of the next, as moments. */
function spansAround(hours: BranchHours, at: Date): [opens: Date, closes: Date][] {
  const today = riyadhDay(at)
  return [addDays(today, -1), today, addDays(today, 1)].flatMap((day) =>
    (spansOn(hours, day) ?? []).map((span): [Date, Date] => {
      const [from, until] = minutesOfSpan(span)
      return [moment(day, from), moment(day, until)]
    }),
  )
}

export type OpenState = { isOpen: true; until: Date } | { isOpen: false; from: Date | null } | null

/** Whether a branch is open, until when, or when it opens until tomorrow. Null: its hours of the day are not known. */
export function openState(hours: BranchHours, at: Date): OpenState {
  const spans = spansAround(hours, at)
  const open = spans.find(([opens, closes]) => opens <= at && at < closes)
  if (open) {
    // spans that touch, as around midnight, are one
    let until = open[1]
    for (const [opens, closes] of spans) if (opens <= until && closes > until) until = closes
    return { isOpen: true, until }
  }
  if (isOpenAt(hours, riyadhDay(at), toRiyadh(at).slice(11, 16))) return null
  return { isOpen: false, from: spans.map(([opens]) => opens).find((opens) => opens > at) ?? null }
}

/** Unknown hours: a business day ends at five in the morning. */
const usualEndMinutes = 5 * 60

/**
 * The end of the business day in which a dish ran out: the last closing of the day that the moment belongs to. Between
 * midnight and a closing after it the day is that of the evening before.
 */
export function closingAfter(hours: BranchHours, at: Date): Date {
  const state = openState(hours, at)
  const today = riyadhDay(at)
  const ofDay = (day: Day) => (spansOn(hours, day) ?? []).map((span) => moment(day, minutesOfSpan(span)[1]))
  const evening = ofDay(addDays(today, -1)).find((closes) => state?.isOpen && +closes === +state.until)
  if (evening) return evening
  const last = ofDay(today).toSorted((a, b) => +b - +a)[0]
  if (last && last > at) return last
  if (state && !state.isOpen && state.from) {
    const next = riyadhDay(state.from)
    return ofDay(next).toSorted((a, b) => +b - +a)[0] ?? moment(addDays(next, 1), usualEndMinutes)
  }
  const sameMorning = moment(today, usualEndMinutes)
  return sameMorning > at ? sameMorning : moment(addDays(today, 1), usualEndMinutes)
}
