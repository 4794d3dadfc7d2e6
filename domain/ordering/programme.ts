import { type BranchHours, isOpenAt } from '../branch-hours.ts'
import { monthStart } from '../months.ts'
import { monthOfDay, type PlanMonth } from '../plan-allowance.ts'
import { addDays, type Day, daysBetween, weekdayOf } from '../riyadh-time.ts'
import type { Period } from '../subscription.ts'
import { isRamadan } from '../ramadan.ts'

/** Rhythm of a visit programme: visits of each branch in a calendar month or quarter. */
export const cadences = ['month', 'quarter'] as const
export type Cadence = (typeof cadences)[number]
export const programmeStates = ['active', 'paused', 'ended'] as const
export type ProgrammeState = (typeof programmeStates)[number]
/** Maximum visits of a branch in a period. */
export const mostVisitsOf: Record<Cadence, number> = { month: 4, quarter: 12 }

/** Times at which visits may begin, on some days of the week (0 Sunday to 6 Saturday); `HH:MM`, both ends included. */
export type VisitTimes = { weekdays: readonly number[]; from: string; until: string }
/** Days without visits, both ends included. */
export type ClosedDays = { from: Day; until: Day }
export type ProgrammeRule = {
  cadence: Cadence
  visits: number
  times: readonly VisitTimes[]
  /** In place of `times` during Ramadan; null: the same. */
  ramadanTimes: readonly VisitTimes[] | null
  closed: readonly ClosedDays[]
}

const monthsOf: Record<Cadence, number> = { month: 1, quarter: 3 }

/** The period of a day; `until` is the first day after it. */
export function periodOfDay(cadence: Cadence, day: Day): Period {
  const month = Number(day.slice(5, 7)) - 1
  const from = monthStart(day, -(month % monthsOf[cadence]))
  return { from, until: monthStart(from, monthsOf[cadence]) }
}

export const nextPeriod = (cadence: Cadence, { until }: Period): Period => periodOfDay(cadence, until)

/** Times of a day under the rule. */
export const timesOn = (rule: ProgrammeRule, day: Day): readonly VisitTimes[] =>
  (rule.ramadanTimes !== null && isRamadan(day) ? rule.ramadanTimes : rule.times).filter(({ weekdays }) =>
    weekdays.includes(weekdayOf(day)),
  )

const isClosed = ({ closed }: ProgrammeRule, day: Day): boolean =>
  closed.some(({ from, until }) => day >= from && day <= until)

/** Days of a period on which the rule allows visits, from a day on. */
export function openDays(rule: ProgrammeRule, { from, until }: Period, notBefore: Day): Day[] {
  const first = notBefore > from ? notBefore : from
  return Array.from({ length: Math.max(0, daysBetween(first, until)) }, (_, index) => addDays(first, index)).filter(
    (day) => !isClosed(rule, day) && timesOn(rule, day).length > 0,
  )
}

/** Visits of a branch in a period that began before the programme: its share of the days that remain, at least one. */
export function visitsWanted({ visits }: ProgrammeRule, { from, until }: Period, notBefore: Day): number {
  if (notBefore >= until) return 0
  if (notBefore <= from) return visits
  return Math.ceil((visits * daysBetween(notBefore, until)) / daysBetween(from, until))
}

export type DrawnBranch = {
  id: string
  /** Visits to draw. */
  wanted: number
  /** Days with another visit at the branch. */
  taken: readonly Day[]
  /** Opening hours; visits begin within them. */
  hours?: BranchHours
}
export type DrawAim = {
  rule: ProgrammeRule
  period: Period
  notBefore: Day
  branches: readonly DrawnBranch[]
  /** Months of the plan with the rest of their allowance; null: visits beyond the plan are ordered too. */
  months: readonly PlanMonth[] | null
  seed: string
}
export type DrawnVisit = { branchId: string; day: Day; time: string }
/** Visits that found no day: none is open, or the plan's allowance is used. */
export type DrawShortfall = { branchId: string; missing: number; reason: 'no-days' | 'allowance' }
export type Draw = { visits: DrawnVisit[]; shortfalls: DrawShortfall[] }

/** Random numbers below 1 from a text: the same text gives the same row. */
export function randomOf(seed: string): () => number {
  let state = 2_166_136_261
  for (const letter of seed) state = Math.imul(state ^ letter.codePointAt(0)!, 16_777_619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const next = [...items]
  for (let last = next.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[next[last], next[other]] = [next[other]!, next[last]!]
  }
  return next
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const stepMinutes = 15

/** Moments of a day at which a visit may begin, in quarters of an hour from the start of each window. */
function momentsOn(rule: ProgrammeRule, day: Day, hours: BranchHours = {}): string[] {
  const all = timesOn(rule, day).flatMap(({ from, until }) => {
    const [first, last] = [minutesOf(from), minutesOf(until)]
    return Array.from({ length: Math.floor((last - first) / stepMinutes) + 1 }, (_, index) => {
      const minutes = first + index * stepMinutes
      return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    })
  })
  return all.filter((time) => isOpenAt(hours, day, time))
}

/** Remaining visits of the plan's months while a draw takes them. */
function allowanceOf(months: readonly PlanMonth[] | null) {
  const left = new Map(months?.map((month) => [month, month.left]))
  const restOf = (day: Day): number => {
    if (months === null) return Infinity
    const month = monthOfDay(months, day)
    return month === undefined ? 0 : (left.get(month) ?? Infinity)
  }
  const take = (day: Day) => {
    const month = months === null ? undefined : monthOfDay(months, day)
    const rest = month && left.get(month)
    if (month && rest !== null && rest !== undefined) left.set(month, rest - 1)
  }
  return { restOf, take }
}

type Place = { branch: DrawnBranch; days: readonly Day[]; own: Day[]; missing: number; reason: DrawShortfall['reason'] }

/** Least days between two visits of a branch in one period, where its days allow. */
const gapOf = (days: readonly Day[], wanted: number): number =>
  wanted < 2 || days.length === 0
    ? 1
    : Math.max(1, Math.floor((daysBetween(days[0]!, days.at(-1)!) + 1) / (wanted * 3)))

/**
 * Draws days and times at random within the rule: first a visit of every branch, then the second ones. The days of a
 * period are cut into as many parts as a branch has visits, and each visit falls into its own part where that has a
 * day; two visits of a branch never share a day, and each begins while its branch is open. Deterministic for a seed.
 */
export function drawVisits({ rule, period, notBefore, branches, months, seed }: DrawAim): Draw {
  const random = randomOf(seed)
  const possible = openDays(rule, period, notBefore)
  const { restOf, take } = allowanceOf(months)
  const load = new Map<Day, number>()
  const places: Place[] = shuffled(branches, random).map((branch) => ({
    branch,
    days: branch.hours ? possible.filter((day) => momentsOn(rule, day, branch.hours).length > 0) : possible,
    own: [...branch.taken],
    missing: 0,
    reason: 'no-days',
  }))
  const visits: DrawnVisit[] = []
  const chosenOf = (some: readonly Day[]): Day => {
    const [one, other] = [some[Math.floor(random() * some.length)]!, some[Math.floor(random() * some.length)]!]
    return (load.get(other) ?? 0) < (load.get(one) ?? 0) ? other : one
  }
  const rounds = Math.max(0, ...branches.map(({ wanted }) => wanted))
  for (let round = 0; round < rounds; round += 1)
    for (const place of places) {
      const { days } = place
      const { wanted, hours } = place.branch
      if (round >= wanted) continue
      const part = days.slice(
        Math.floor((round * days.length) / wanted),
        Math.floor(((round + 1) * days.length) / wanted),
      )
      const gap = gapOf(days, wanted)
      const apart = (day: Day, least: number) => place.own.every((other) => Math.abs(daysBetween(other, day)) >= least)
      const free = (some: readonly Day[], least: number) => some.filter((day) => restOf(day) > 0 && apart(day, least))
      const open = [free(part, gap), free(part, 1), free(days, gap), free(days, 1)].find((some) => some.length > 0)
      if (!open) {
        place.missing += 1
        if (days.some((day) => apart(day, 1))) place.reason = 'allowance'
        continue
      }
      const day = chosenOf(open)
      const moments = momentsOn(rule, day, hours)
      place.own.push(day)
      take(day)
      load.set(day, (load.get(day) ?? 0) + 1)
      visits.push({ branchId: place.branch.id, day, time: moments[Math.floor(random() * moments.length)]! })
    }
  return {
    visits,
    shortfalls: places
      .filter(({ missing }) => missing > 0)
      .map(({ branch, missing, reason }) => ({ branchId: branch.id, missing, reason })),
  }
}
