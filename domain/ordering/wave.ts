/** Days are numbered from an arbitrary day; clients, branches and shoppers from 0. */
export type WaveVisit = { client: number; branch: number; day: number }
export type WaveShopper = {
  /** Remaining capacity in visits. */
  room: number
  /** Existing visits by day. */
  taken: ReadonlyMap<number, number>
}
/** Options allowed by every rule on a single visit: those of visit v from first[v] to first[v + 1]. */
export type WaveOptions = {
  first: Int32Array
  shopper: Int32Array
  /** Fit in tenths of a point, 0 to 1000. */
  fit: Int16Array
}
export type WaveRules = { sameBranchDays: number; sameClientDays: number; shopperVisitsPerDay: number }
/** Contains at most the allowed number of visits per branch and day (see `waveOf`). */
export type Wave = {
  visits: readonly WaveVisit[]
  shoppers: readonly WaveShopper[]
  options: WaveOptions
  rules: WaveRules
}
/** Number of filled visits, and the sum of their fits in tenths of a point. More visits outrank any fit. */
export type WaveTotal = { filled: number; fit: number }
export type WavePlan = WaveTotal & {
  /** Shopper of each visit, or -1. */
  shopperOf: Int32Array
  /**
   * Upper bound: no plan fills more visits, or as many with a greater fit. Equals the plan's own figures when optimal.
   */
  bound: WaveTotal
}

/**
 * A part of a wave without a proven best plan. Options that no better plan could use may be missing from `wave`;
 * `likely` marks the probable ones (null: all). `lowPrice`: cheapest place of each shopper in the market.
 */
export type OpenPart = { plan: WavePlan; wave: Wave; likely: Uint8Array | null; lowPrice: Float64Array }

export const fullFit = 1000
export const unset = -1

export const isBest = ({ filled, fit, bound }: WavePlan): boolean => filled === bound.filled && fit === bound.fit

const nearEnough = 0.0005

/** Whether the plan is within 1/2000 of the bound. */
export const isNear = ({ filled, fit, bound }: WavePlan): boolean =>
  filled === bound.filled && bound.fit <= fit * (1 + nearEnough)

/** More visits come before more fit. */
export const isBetter = (a: WaveTotal, b: WaveTotal): boolean =>
  a.filled > b.filled || (a.filled === b.filled && a.fit > b.fit)

/** Builds the plan from the option of each visit, or -1. */
export function planFrom({ options: { shopper, fit } }: Wave, optionOf: Int32Array, bound: WaveTotal): WavePlan {
  const plan: WavePlan = { shopperOf: new Int32Array(optionOf.length).fill(unset), filled: 0, fit: 0, bound }
  for (const [visit, option] of optionOf.entries()) {
    if (option === unset) continue
    plan.shopperOf[visit] = shopper[option]!
    plan.filled += 1
    plan.fit += fit[option]!
  }
  return plan
}

/** Whether one shopper may not have both visits. */
export const tooClose = (a: WaveVisit, b: WaveVisit, { sameBranchDays, sameClientDays }: WaveRules): boolean => {
  const gap = Math.abs(a.day - b.day)
  return (a.client === b.client && gap < sameClientDays) || (a.branch === b.branch && gap < sameBranchDays)
}

/**
 * Conflicting visits of one shopper, of which at least one must go: two too close for the client or the branch, or too
 * many on a day.
 */
export function clashOf(
  mine: readonly number[],
  { visits, rules }: Pick<Wave, 'visits' | 'rules'>,
  taken: ReadonlyMap<number, number>,
): number[] | null {
  for (const [index, first] of mine.entries())
    for (const second of mine.slice(index + 1))
      if (tooClose(visits[first]!, visits[second]!, rules)) return [first, second]
  for (const visit of mine) {
    const { day } = visits[visit]!
    const sameDay = mine.filter((other) => visits[other]!.day === day)
    const room = Math.max(0, rules.shopperVisitsPerDay - (taken.get(day) ?? 0))
    if (sameDay.length > room) return sameDay.slice(0, room + 1)
  }
  return null
}

/** The visits of every shopper under a plan. */
export function visitsOfEach(shopperOf: Int32Array): Map<number, number[]> {
  const mine = new Map<number, number[]>()
  for (const [visit, shopper] of shopperOf.entries()) {
    if (shopper === unset) continue
    const list = mine.get(shopper)
    if (list) list.push(visit)
    else mine.set(shopper, [visit])
  }
  return mine
}

/** The same wave with a subset of its visits. */
export function withVisits(
  wave: Wave,
  chosen: readonly number[],
  keep: (option: number) => boolean = () => true,
): Wave {
  const { options } = wave
  const most = chosen.reduce((sum, visit) => sum + options.first[visit + 1]! - options.first[visit]!, 0)
  const first = new Int32Array(chosen.length + 1)
  const shopper = new Int32Array(most)
  const fit = new Int16Array(most)
  let count = 0
  for (const [index, visit] of chosen.entries()) {
    for (let option = options.first[visit]!; option < options.first[visit + 1]!; option += 1) {
      if (!keep(option)) continue
      shopper[count] = options.shopper[option]!
      fit[count] = options.fit[option]!
      count += 1
    }
    first[index + 1] = count
  }
  const visits = chosen.map((visit) => wave.visits[visit]!)
  return { ...wave, visits, options: { first, shopper: shopper.slice(0, count), fit: fit.slice(0, count) } }
}
