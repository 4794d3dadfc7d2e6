import { type Day, daysBetween } from '../riyadh-time.ts'

/** A visit by the index of its day among the allowed ones, and the days available to it. */
export type SpreadVisit = { at: number; free: readonly number[] }
/** The visits of a branch, in order of their days. */
export type SpreadBranch = readonly SpreadVisit[]

/** Distributes visits over branches with room, one each in turn. */
export function evenCounts(room: readonly number[], total: number): number[] {
  const counts = room.map(() => 0)
  let left = total
  for (let round = 1; left > 0; round += 1) {
    const open = [...room.keys()].filter((branch) => room[branch]! >= round).slice(0, left)
    if (open.length === 0) break
    for (const branch of open) counts[branch]! += 1
    left -= open.length
  }
  return counts
}

/** Wanted visits of each day, its part of the period, and the minimum gap between visits of a branch. */
export type SpreadAim = { wanted: readonly number[]; blockOf: readonly number[]; gap: number }

type Place = { own: SpreadBranch; index: number }
type Step = { place: Place; to: number }

/** Limit of examined moves, about a second; returns the best result so far. */
const mostLooks = 4_000_000

/** First index in an ordered list that reaches a bound. */
function firstFrom(list: readonly number[], least: (at: number) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (least(list[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}

class Spread {
  private readonly onDay: Set<Place>[]
  private readonly numbers: readonly number[]
  private readonly wanted: readonly number[]
  private readonly gap: number
  private readonly blockOf: readonly number[]
  /** Excess of visits in each part of the period. */
  private readonly blockExcess: number[]
  private looks = 0

  constructor(days: readonly Day[], branches: readonly SpreadBranch[], { wanted, blockOf, gap }: SpreadAim) {
    this.wanted = wanted
    this.blockOf = blockOf
    this.gap = gap
    this.blockExcess = Array<number>(Math.max(0, ...blockOf) + 1).fill(0)
    for (const [day, count] of wanted.entries()) this.blockExcess[blockOf[day]!]! -= count
    this.numbers = days.map((day) => daysBetween(days[0]!, day))
    this.onDay = days.map(() => new Set())
    for (const own of branches)
      for (const [index, { at }] of own.entries()) {
        this.onDay[at]!.add({ own, index })
        this.blockExcess[blockOf[at]!]! += 1
      }
  }

  private load = (day: number): number => this.onDay[day]!.size
  private excess = (day: number): number => this.load(day) - this.wanted[day]!

  /**
   * Whether moving a visit between two days brings the counts nearer to the target, or evens them out. Leaves a part of
   * the period only for one that lacks visits.
   */
  private isBetter(from: number, to: number): boolean {
    const excess = this.excess(from) - this.excess(to)
    const [ownBlock, otherBlock] = [this.blockOf[from]!, this.blockOf[to]!]
    if (ownBlock !== otherBlock) return excess >= 1 && this.blockExcess[ownBlock]! - this.blockExcess[otherBlock]! >= 2
    return excess >= 2 || (excess === 1 && this.load(from) - this.load(to) >= 2)
  }

  /** Whether any day would gain by taking this visit. */
  private mayBeBetter(from: number): boolean {
    return this.wanted.some((_, to) => this.isBetter(from, to))
  }

  private mayStandOn({ own, index }: Place, day: number): boolean {
    const [before, after] = [own[index - 1], own[index + 1]]
    const number = this.numbers[day]!
    if (before && number < this.numbers[before.at]! + this.gap) return false
    return !after || number <= this.numbers[after.at]! - this.gap
  }

  /** Days available to a visit while the others of its branch stay. */
  private *daysFor(place: Place): Generator<number> {
    const { free } = place.own[place.index]!
    const before = place.own[place.index - 1]
    const least = before === undefined ? -Infinity : this.numbers[before.at]! + this.gap
    for (let at = firstFrom(free, (day) => this.numbers[day]! >= least); at < free.length; at += 1) {
      this.looks += 1
      if (!this.mayStandOn(place, free[at]!)) return
      yield free[at]!
    }
  }

  /** Shortest chain of moves from a day to one that lacks a visit. */
  private chainFrom(from: number): Step[] | null {
    const cameBy = new Map<number, { step: Step; before: number }>()
    const open = [from]
    for (let day = open.shift(); day !== undefined; day = open.shift()) {
      for (const place of this.onDay[day]!) {
        for (const to of this.daysFor(place)) {
          if (to === from || cameBy.has(to)) continue
          cameBy.set(to, { step: { place, to }, before: day })
          if (this.isBetter(from, to)) return this.stepsTo(to, from, cameBy)
          open.push(to)
        }
      }
    }
    return null
  }

  private stepsTo(end: number, from: number, cameBy: ReadonlyMap<number, { step: Step; before: number }>): Step[] {
    const steps: Step[] = []
    for (let day = end; day !== from;) {
      const { step, before } = cameBy.get(day)!
      steps.push(step)
      day = before
    }
    return steps
  }

  private move(place: Place, to: number): void {
    const visit = place.own[place.index]!
    this.onDay[visit.at]!.delete(place)
    this.blockExcess[this.blockOf[visit.at]!]! -= 1
    visit.at = to
    this.onDay[to]!.add(place)
    this.blockExcess[this.blockOf[to]!]! += 1
  }

  /** Carries out a chain from its end. If two moves of one branch conflict, makes none. */
  private carryOut(steps: readonly Step[]): boolean {
    const undo: Step[] = []
    for (const { place, to } of steps) {
      if (!this.mayStandOn(place, to)) {
        for (const back of undo.reverse()) this.move(back.place, back.to)
        return false
      }
      undo.push({ place, to: place.own[place.index]!.at })
      this.move(place, to)
    }
    return true
  }

  /** Moves visits while a chain brings the days nearer to their targets. */
  run(): void {
    for (let changed = true; changed;) {
      changed = false
      const fullest = [...this.wanted.keys()].sort((a, b) => this.excess(b) - this.excess(a) || a - b)
      for (const day of fullest) {
        if (this.looks > mostLooks) return
        if (!this.mayBeBetter(day)) continue
        for (let chain = this.chainFrom(day); chain && this.carryOut(chain); chain = this.chainFrom(day)) changed = true
      }
    }
  }
}

/**
 * Moves visits to other days of their branches until the days are even, as far as the gap between visits of a branch
 * allows. Each part of the period keeps its number.
 */
export function spreadEvenly(days: readonly Day[], branches: readonly SpreadBranch[], aim: SpreadAim): void {
  new Spread(days, branches, aim).run()
}
