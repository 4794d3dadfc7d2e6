/** Days are counted from any one day; clients, branches and shoppers are numbered from 0. */
export type WaveVisit = { client: number; branch: number; day: number }
export type WaveShopper = {
  /** How many visits they may still take. */
  room: number
  /** How many visits they have already on a day. */
  taken: ReadonlyMap<number, number>
}
/** Who may have each visit by every rule that one visit alone decides: those of visit v stand from first[v] to first[v + 1]. */
export type WaveOptions = {
  first: Int32Array
  shopper: Int32Array
  /** Fit in tenths of a point, 0 to 1000. */
  fit: Int16Array
}
export type WaveRules = { sameBranchDays: number; sameClientDays: number; shopperVisitsPerDay: number }
/** Visits of one branch on one day are in it only as far as all of them may take place; `waveOf` sees to that. */
export type Wave = {
  visits: readonly WaveVisit[]
  shoppers: readonly WaveShopper[]
  options: WaveOptions
  rules: WaveRules
}
/** How many visits have a shopper, and the sum of their fits in tenths of a point. More visits count before all fit. */
export type WaveTotal = { filled: number; fit: number }
export type WavePlan = WaveTotal & {
  /** The shopper of each visit, or -1. */
  shopperOf: Int32Array
  /** What no plan can exceed: it fills no more visits, and as many with no greater fit. The plan's own figures when it is the best. */
  bound: WaveTotal
}

/**
 * A part of a wave whose best plan is not proven yet. Options that no better plan could have may be left out of `wave`; `likely` marks
 * those that it would most likely have (null: all). `lowPrice` is what a place of each shopper cost in the market at least.
 */
export type OpenPart = { plan: WavePlan; wave: Wave; likely: Uint8Array | null; lowPrice: Float64Array }

export const fullFit = 1000
export const nobody = -1

export const isBest = ({ filled, fit, bound }: WavePlan): boolean => filled === bound.filled && fit === bound.fit

const nearEnough = 0.0005

/** Whether no plan can be better by more than a two thousandth. */
export const isNear = ({ filled, fit, bound }: WavePlan): boolean =>
  filled === bound.filled && bound.fit <= fit * (1 + nearEnough)

/** More visits come before more fit. */
export const isBetter = (a: WaveTotal, b: WaveTotal): boolean =>
  a.filled > b.filled || (a.filled === b.filled && a.fit > b.fit)

/** The plan in which each visit has its option, or nobody. */
export function planFrom({ options: { shopper, fit } }: Wave, optionOf: Int32Array, bound: WaveTotal): WavePlan {
  const plan: WavePlan = { shopperOf: new Int32Array(optionOf.length).fill(nobody), filled: 0, fit: 0, bound }
  for (const [visit, option] of optionOf.entries()) {
    if (option === nobody) continue
    plan.shopperOf[visit] = shopper[option]!
    plan.filled += 1
    plan.fit += fit[option]!
  }
  return plan
}

/** Two visits that one shopper may not both have. */
export const tooClose = (a: WaveVisit, b: WaveVisit, { sameBranchDays, sameClientDays }: WaveRules): boolean => {
  const gap = Math.abs(a.day - b.day)
  return (a.client === b.client && gap < sameClientDays) || (a.branch === b.branch && gap < sameBranchDays)
}

/** Visits of one shopper of which at least one must go: two too close for the client or the branch, or too many on a day. */
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
    if (shopper === nobody) continue
    const list = mine.get(shopper)
    if (list) list.push(visit)
    else mine.set(shopper, [visit])
  }
  return mine
}

/** The same wave with some of its visits only. */
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
