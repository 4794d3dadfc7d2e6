import { latinDigits } from '../digits.ts'
import { type EvaluationType, evaluationTypes } from '../evaluation.ts'
import { fold } from '../fold.ts'
import { addDays, type Day, daysBetween, endOfDay, fromRiyadh, isDay, riyadhDay, weekdayOf } from '../riyadh-time.ts'
import { orderHorizonDays } from '../visit-risk.ts'

/** Maximum visits of one order. */
export const mostOrdered = 500

/** How the days of an order are given: one day for all, a period that spreads them, or a sheet. */
export const orderWays = ['day', 'spread', 'sheet'] as const
export type OrderWay = (typeof orderWays)[number]

/** Reasons for which a line of an order is left out. */
export const orderProblems = [
  'branch-missing',
  'branch-unknown',
  'branch-unclear',
  'day-unreadable',
  'time-unreadable',
  'type-unknown',
  'past',
  'too-far',
  'same-day',
  'closed-days',
] as const
export type OrderProblem = (typeof orderProblems)[number]

export type KnownBranch = { id: string; name: string; nameAr?: string | null; location: string; hours?: unknown }

/** A line of an order before it is checked against the calendar and earlier visits. */
export type WishedVisit = {
  /** Number of the line, from 1. */
  line: number
  branchId: string | null
  /** Branch as typed, or its name. */
  named: string
  at: Date | null
  type: EvaluationType
  problem: OrderProblem | null
}

/** A time of day `HH:MM`; null when unreadable. */
export function timeOf(typed: string): string | null {
  const found = /^(\d{1,2})[:.](\d{2})$/.exec(latinDigits(typed).trim())
  if (!found) return null
  const [hour, minute] = [Number(found[1]), Number(found[2])]
  return hour < 24 && minute < 60 ? `${String(hour).padStart(2, '0')}:${found[2]}` : null
}

/** A day as 2026-11-30, 30/11/2026 or 30-11-2026; null when unreadable. */
export function dayOf(typed: string): Day | null {
  const text = latinDigits(typed).trim()
  const turned = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  const day = turned
    ? `${turned[3]}-${turned[2]!.padStart(2, '0')}-${turned[1]!.padStart(2, '0')}`
    : text.replaceAll('/', '-')
  return isDay(day) ? day : null
}

/** Days of a period on these weekdays, 0 Sunday to 6 Saturday; both ends included. */
export const allowedDays = (from: Day, until: Day, weekdays: readonly number[]): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, index) => addDays(from, index)).filter((day) =>
    weekdays.includes(weekdayOf(day)),
  )

/**
 * Spreads one visit of each branch over the days: evenly, in the branches' order. A branch with a visit on its day
 * takes the next free day, and so does one that is closed; null when it has none.
 */
export function spreadOver(
  branchIds: readonly string[],
  days: readonly Day[],
  taken: ReadonlyMap<string, ReadonlySet<Day>>,
  isOpen: (branchId: string, day: Day) => boolean = () => true,
): (Day | null)[] {
  return branchIds.map((id, index) => {
    if (days.length === 0) return null
    const first = Math.floor((index * days.length) / branchIds.length)
    const order = [...days.slice(first), ...days.slice(0, first)]
    return order.find((day) => !taken.get(id)?.has(day) && isOpen(id, day)) ?? null
  })
}

const cellsOf = (line: string): string[] =>
  line.split(line.includes('\t') ? '\t' : /[;؛]/.test(line) ? /[;؛]/ : /[,،]/).map((cell) => cell.trim())

const typeWords: Record<string, EvaluationType> = Object.fromEntries(
  [
    ...evaluationTypes.map((type) => [type, type] as const),
    ['full service', 'full_service'] as const,
    ['full', 'full_service'] as const,
    ['تقييم شامل', 'full_service'] as const,
    ['شامل', 'full_service'] as const,
    ['تقييم أساسي', 'basic'] as const,
    ['أساسي', 'basic'] as const,
  ].map(([word, type]) => [fold(word), type]),
)

/** The branch of this name, or of this name and location written as `name, location`. */
function branchOf(typed: string, branches: readonly KnownBranch[]): KnownBranch | OrderProblem {
  const wanted = fold(typed)
  if (!wanted) return 'branch-missing'
  const byName = branches.filter(({ name, nameAr }) => fold(name) === wanted || fold(nameAr ?? '') === wanted)
  const found =
    byName.length > 0 ? byName : branches.filter(({ name, location }) => fold(`${name}, ${location}`) === wanted)
  if (found.length > 1) return 'branch-unclear'
  return found[0] ?? 'branch-unknown'
}

/** A first line that names the columns has no readable day. */
const isHeading = (cells: readonly string[]): boolean =>
  ['branch', 'branch name', 'الفرع', 'اسم الفرع'].some((word) => fold(word) === fold(cells[0] ?? ''))

/**
 * Reads a pasted sheet: branch, day, and optionally time and type, separated by tabs, semicolons or commas. Missing
 * times and types take the usual ones.
 */
export function readSheet(
  typed: string,
  branches: readonly KnownBranch[],
  usual: { time: string; type: EvaluationType },
): WishedVisit[] {
  return typed
    .split(/\r?\n/)
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, line }) => ({ line, cells: cellsOf(text) }))
    .filter(({ cells }, index) => index > 0 || !isHeading(cells))
    .map(({ line, cells: [name = '', date = '', hour = '', kind = ''] }) => {
      const branch = branchOf(name, branches)
      const day = dayOf(date.slice(0, 10).trim() === date.trim() ? date : date.split(/[ T]/)[0]!)
      const time = hour || date.split(/[ T]/)[1] || usual.time
      const type = kind ? (typeWords[fold(kind)] ?? null) : usual.type
      const clock = timeOf(time)
      const known = typeof branch === 'string' ? null : branch
      const problem =
        (typeof branch === 'string' ? branch : null) ??
        (day ? null : 'day-unreadable') ??
        (clock ? null : 'time-unreadable') ??
        (type ? null : 'type-unknown')
      return {
        line,
        branchId: known?.id ?? null,
        named: known?.name ?? name,
        at: day && clock ? fromRiyadh(`${day}T${clock}`) : null,
        type: type ?? usual.type,
        problem,
      }
    })
}

/** Checks the moments of an order: not past, not too far ahead, one visit a day at a branch. The earlier line wins. */
export function judgeVisits(
  wished: readonly WishedVisit[],
  { at, taken }: { at: Date; taken: ReadonlyMap<string, ReadonlySet<Day>> },
): WishedVisit[] {
  const last = endOfDay(addDays(riyadhDay(at), orderHorizonDays))
  const days = new Set<string>()
  return wished.map((visit) => {
    if (visit.problem || !visit.branchId) return visit
    if (!visit.at) return { ...visit, problem: 'day-unreadable' }
    if (visit.at <= at) return { ...visit, problem: 'past' }
    if (visit.at >= last) return { ...visit, problem: 'too-far' }
    const day = riyadhDay(visit.at)
    const key = `${visit.branchId} ${day}`
    if (days.has(key) || taken.get(visit.branchId)?.has(day)) return { ...visit, problem: 'same-day' }
    days.add(key)
    return visit
  })
}
