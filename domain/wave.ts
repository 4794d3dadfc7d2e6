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

export const fullFit = 1000
export const nobody = -1

export const isBest = ({ filled, fit, bound }: WavePlan): boolean => filled === bound.filled && fit === bound.fit

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
  const first = new Int32Array(chosen.length + 1)
  const kept: number[] = []
  for (const [index, visit] of chosen.entries()) {
    for (let option = options.first[visit]!; option < options.first[visit + 1]!; option += 1)
      if (keep(option)) kept.push(option)
    first[index + 1] = kept.length
  }
  return {
    ...wave,
    visits: chosen.map((visit) => wave.visits[visit]!),
    options: {
      first,
      shopper: Int32Array.from(kept, (option) => options.shopper[option]!),
      fit: Int16Array.from(kept, (option) => options.fit[option]!),
    },
  }
}
