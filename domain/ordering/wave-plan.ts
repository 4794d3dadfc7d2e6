import { apportion } from '../apportion.ts'
import { partsOf } from './wave-day-parts.ts'
import { evenCounts, spreadEvenly } from './wave-spread.ts'
import { type DayPart, dayPartHours, usualTime } from '../day-part.ts'
import { addDays, type Day, daysBetween, fromRiyadh, weekdayOf } from '../riyadh-time.ts'

export type PlanBranch = {
  id: string
  clientId: string
  /** Unit of even spreading: the branches of one client in one city. */
  group: string
  /** Days of the branch's existing visits. */
  taken: readonly Day[]
}
/** Distribution over time: even, half of the visits in the first half, or by weekly shares. */
export type WavePace = { kind: 'even' } | { kind: 'halves' } | { kind: 'weeks'; shares: readonly number[] }
export type WaveAim = {
  branches: readonly PlanBranch[]
  visitsPerBranch: number
  /** Total number of visits, equal per branch up to one; null: `visitsPerBranch` each. */
  total: number | null
  from: Day
  until: Day
  /** 0 Sunday to 6 Saturday. */
  weekdays: readonly number[]
  /** Per cent of the visits by part of the day; empty: any time. */
  quotas: readonly { part: DayPart; percent: number }[]
  /** Minimum days between two visits of a branch. */
  gapDays: number
  pace: WavePace
  /** Days by which the shopper may move the visit, where other rules allow. */
  windowDays: number
}
export type WaveDate = {
  branchId: string
  clientId: string
  day: Day
  dayPart: DayPart | null
  /** Days among which the shopper may choose; null: fixed date. */
  window: { from: Day; until: Day } | null
}
/** Wishes that could not be met, by name. */
export type WaveShortfall =
  | { kind: 'no-days' }
  | { kind: 'branch'; branchId: string; missing: number }
  | { kind: 'total'; wanted: number; planned: number }
  | { kind: 'pace'; from: Day; until: Day; wanted: number; planned: number }
export type WaveDates = { visits: WaveDate[]; shortfalls: WaveShortfall[] }

type Block = { days: readonly Day[]; from: Day; until: Day; share: number }
type Slot = { branch: PlanBranch; free: readonly Day[]; target: number; block: number; rank: number; day: Day }

/** All days of a range, both ends included. */
export const daysFrom = (from: Day, until: Day): Day[] =>
  Array.from({ length: Math.max(0, daysBetween(from, until) + 1) }, (_, index) => addDays(from, index))

/** Weeks of a period, from Sunday; the first and the last may be short. */
export function weeksOf(from: Day, until: Day): { from: Day; until: Day }[] {
  const weeks: { from: Day; until: Day }[] = []
  for (let start = from; start <= until;) {
    const end = addDays(start, 6 - weekdayOf(start))
    weeks.push({ from: start, until: end < until ? end : until })
    start = addDays(end, 1)
  }
  return weeks
}

function blocksOf({ from, until, weekdays, pace }: WaveAim): Block[] {
  const block = (start: Day, end: Day, share: number): Block => ({
    days: daysFrom(start, end).filter((day) => weekdays.includes(weekdayOf(day))),
    from: start,
    until: end,
    share,
  })
  if (pace.kind === 'even') return [block(from, until, 1)]
  if (pace.kind === 'weeks')
    return weeksOf(from, until).map((week, index) => block(week.from, week.until, pace.shares[index] ?? 0))
  const middle = addDays(from, Math.floor(daysBetween(from, until) / 2))
  return [block(from, middle, 1), block(addDays(middle, 1), until, 1)]
}

/** First index at or after a day in an ordered list. */
function notBefore(days: readonly Day[], day: Day): number {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (days[middle]! < day) low = middle + 1
    else high = middle
  }
  return low
}

/** Greedy maximum: each visit as early as the gap allows. */
function earliest(free: readonly Day[], most: number, gapDays: number): Day[] {
  const days: Day[] = []
  for (let at = 0; at < free.length && days.length < most;) {
    days.push(free[at]!)
    at = notBefore(free, addDays(free[at]!, gapDays))
  }
  return days
}

/** So many visits, each as late as the gap allows, in order. */
function latest(free: readonly Day[], count: number, gapDays: number): Day[] {
  const days: Day[] = []
  let limit = free.length
  while (days.length < count) {
    const day = free[limit - 1]!
    days.unshift(day)
    limit = notBefore(free, addDays(day, 1 - gapDays))
  }
  return days
}

/** Interleaves the groups in proportion to their size. */
function stirred(branches: readonly PlanBranch[]): PlanBranch[] {
  const keys = [...Map.groupBy(branches, ({ group }) => group).values()].flatMap((own) =>
    own
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((branch, index) => ({ branch, key: (index + 0.5) / own.length, size: own.length })),
  )
  keys.sort((a, b) => a.key - b.key || b.size - a.size || (a.branch.id < b.branch.id ? -1 : 1))
  return keys.map(({ branch }) => branch)
}

/** Creates the wanted visits of every branch as far as they fit, evenly spaced in the overall order. */
function slotsOf(aim: WaveAim, days: readonly Day[], shortfalls: WaveShortfall[]): Slot[][] {
  const gap = Math.max(1, aim.gapDays)
  const order = stirred(aim.branches)
  const free = order.map((branch) =>
    days.filter((day) => branch.taken.every((other) => Math.abs(daysBetween(other, day)) >= gap)),
  )
  const most = aim.total ?? aim.visitsPerBranch
  const room = free.map((own) => earliest(own, most, gap).length)
  const counts = aim.total === null ? room : evenCounts(room, aim.total)
  const planned = counts.reduce((sum, count) => sum + count, 0)
  if (aim.total !== null && planned < aim.total) shortfalls.push({ kind: 'total', wanted: aim.total, planned })
  const places: { slot: Slot; key: number }[] = []
  const byBranch = order.map((branch, at) => {
    const count = counts[at]!
    const missing = aim.visitsPerBranch - count
    if (aim.total === null && missing > 0) shortfalls.push({ kind: 'branch', branchId: branch.id, missing })
    return Array.from({ length: count }, (_, index) => {
      const slot: Slot = { branch, free: free[at]!, target: 0, block: 0, rank: 0, day: '' }
      places.push({ slot, key: (index + (at + 0.5) / order.length) / count })
      return slot
    })
  })
  places.sort((a, b) => a.key - b.key)
  for (const [rank, { slot }] of places.entries()) slot.rank = rank
  return byBranch
}

/** Assigns a target day to each position: days of a block get equal numbers of visits, up to one. */
function aimAt(
  slots: readonly Slot[],
  blocks: readonly Block[],
  counts: readonly number[],
  days: readonly Day[],
): void {
  const ends = counts.map((_, index) => counts.slice(0, index + 1).reduce((sum, count) => sum + count, 0))
  for (const slot of slots) {
    slot.block = ends.findIndex((end) => slot.rank < end)
    const own = blocks[slot.block]!.days
    const within = slot.rank - (ends[slot.block - 1] ?? 0)
    slot.target = notBefore(days, own[Math.floor(((within + 0.5) * own.length) / counts[slot.block]!)]!)
  }
}

/** Free day nearest to the target within the limits, which always leave one; prefers the target's block. */
function nearestFree({ free }: Slot, wanted: Day, { days }: Block, from: Day, until: Day): Day {
  const allowed = free.filter((day) => day >= from && day <= until)
  const own = allowed.filter((day) => day >= days[0]! && day <= days.at(-1)!)
  const distance = (day: Day) => Math.abs(daysBetween(wanted, day))
  return (own.length > 0 ? own : allowed).reduce((best, day) => (distance(day) < distance(best) ? day : best))
}

/** Moves target days as little as needed for the gap and for the branch's later visits. */
function settle(own: readonly Slot[], blocks: readonly Block[], days: readonly Day[], gapDays: number): void {
  const first = own[0]
  if (!first) return
  const limits = latest(first.free, own.length, gapDays)
  let from: Day = first.free[0]!
  for (const [index, slot] of own.entries()) {
    slot.day = nearestFree(slot, days[slot.target]!, blocks[slot.block]!, from, limits[index]!)
    from = addDays(slot.day, gapDays)
  }
}

/** Recomputes targets after placement: later choices compensate for moved visits. */
function evenOut(
  byBranch: readonly (readonly Slot[])[],
  blocks: readonly Block[],
  days: readonly Day[],
  gap: number,
): void {
  const wanted = days.map(() => 0)
  const numberOf = new Map(days.map((day, index) => [day, index]))
  const branches = byBranch.map((own) =>
    own.map((slot) => {
      wanted[slot.target]! += 1
      return { at: numberOf.get(slot.day)!, free: slot.free.map((day) => numberOf.get(day)!) }
    }),
  )
  const blockOf = blocks.flatMap((block, index) => block.days.map(() => index))
  spreadEvenly(days, branches, { wanted, blockOf, gap })
  for (const [branch, own] of byBranch.entries())
    for (const [index, slot] of own.entries()) slot.day = days[branches[branch]![index]!.at]!
}

/** Days to which a visit may move while keeping the gap to its neighbours, on allowed days only. */
function windowOf(slot: Slot, own: readonly Slot[], aim: WaveAim): { from: Day; until: Day } {
  const gap = Math.max(1, aim.gapDays)
  const fits = (day: Day) => {
    if (day < aim.from || day > aim.until || !aim.weekdays.includes(weekdayOf(day))) return false
    if (slot.branch.taken.some((other) => Math.abs(daysBetween(other, day)) < gap)) return false
    // why: the neighbour may move as well, so each takes half of the room between them
    return own.every((other) => {
      if (other === slot) return true
      const room = Math.abs(daysBetween(other.day, slot.day)) - gap
      const towards = daysBetween(slot.day, other.day) > 0 === daysBetween(slot.day, day) > 0
      return !towards || Math.abs(daysBetween(slot.day, day)) <= Math.floor(room / 2)
    })
  }
  const reach = (step: 1 | -1): Day => {
    let day = slot.day
    for (let moved = 0; moved < aim.windowDays && fits(addDays(day, step)); moved += 1) day = addDays(day, step)
    return day
  }
  return { from: reach(-1), until: reach(1) }
}

/**
 * Plans the dates of a wave: visits per branch with their gap, spread over time and places, parts of the day exactly by
 * quota. Deterministic; unmet wishes are listed as shortfalls.
 */
export function planDates(aim: WaveAim): WaveDates {
  const wanted = blocksOf(aim)
  const days = wanted.flatMap((block) => block.days)
  if (days.length === 0) return { visits: [], shortfalls: [{ kind: 'no-days' }] }
  const shortfalls: WaveShortfall[] = []
  const byBranch = slotsOf(aim, days, shortfalls)
  const slots = byBranch.flat()
  const asked = apportion(
    slots.length,
    wanted.map(({ share }) => share),
  )
  const possible = apportion(
    slots.length,
    wanted.map((block) => (block.days.length > 0 ? block.share : 0)),
  )
  // why: when no week with a share has an allowed day, the other weeks take the visits
  const counts = possible.some((count) => count > 0)
    ? possible
    : apportion(
        slots.length,
        wanted.map((block) => block.days.length),
      )
  aimAt(slots, wanted, counts, days)
  for (const own of byBranch) settle(own, wanted, days, Math.max(1, aim.gapDays))
  evenOut(byBranch, wanted, days, Math.max(1, aim.gapDays))
  for (const [index, block] of wanted.entries()) {
    const planned = slots.filter(({ day }) => day >= block.from && day <= block.until).length
    if (planned !== asked[index])
      shortfalls.push({ kind: 'pace', from: block.from, until: block.until, wanted: asked[index]!, planned })
  }
  const parts = partsOf(slots, aim.quotas)
  const free = aim.windowDays > 0 || aim.quotas.length > 0
  const visits = byBranch.flatMap((own) =>
    own.map((slot) => ({
      branchId: slot.branch.id,
      clientId: slot.branch.clientId,
      day: slot.day,
      dayPart: parts.get(slot) ?? null,
      window: free ? windowOf(slot, own, aim) : null,
    })),
  )
  return { visits: visits.sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1)), shortfalls }
}

/** Default time of a planned visit, until the shopper picks one within the window. */
export const momentOf = ({ day, dayPart }: Pick<WaveDate, 'day' | 'dayPart'>): Date =>
  fromRiyadh(`${day}T${dayPart ? dayPartHours[dayPart].usual : usualTime}`)!
