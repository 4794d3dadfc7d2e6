import { type OpenPart, searchPart } from './wave-search.ts'
import { isBest, nobody, type Wave, type WavePlan, withVisits } from './wave.ts'

/** Numbers of a list in which some of them were joined into groups; the smallest of a group stands for it. */
class Groups {
  private readonly parent: Int32Array
  constructor(size: number) {
    this.parent = Int32Array.from({ length: size }, (_, index) => index)
  }
  of(one: number): number {
    let at = one
    while (this.parent[at] !== at) {
      this.parent[at] = this.parent[this.parent[at]!]!
      at = this.parent[at]!
    }
    return at
  }
  join(a: number, b: number): void {
    const [first, second] = [this.of(a), this.of(b)]
    this.parent[Math.max(first, second)] = Math.min(first, second)
  }
}

/** Visits that share no shopper, not even over others, are decided apart: cities mostly. */
function partsOf({ visits, shoppers, options: { first, shopper } }: Wave): number[][] {
  const groups = new Groups(visits.length)
  const firstOf = new Int32Array(shoppers.length).fill(nobody)
  for (let visit = 0; visit < visits.length; visit += 1)
    for (let option = first[visit]!; option < first[visit + 1]!; option += 1) {
      const who = shopper[option]!
      if (firstOf[who] === nobody) firstOf[who] = visit
      else groups.join(visit, firstOf[who]!)
    }
  return [...Map.groupBy(visits.keys(), (visit) => groups.of(visit)).values()]
}

/** A part of a wave whose best plan is not proven: the options that could still make a better one, and where its visits stand. */
export type OpenWave = { part: OpenPart; visits: readonly number[] }
export type PlannedWave = { plan: WavePlan; open: OpenWave[] }

/**
 * Gives every visit of a wave its shopper: as many visits as can be filled, and among all such plans one with the greatest sum of
 * fits. No plan breaks a rule. Where the search ends before the best is proven, the plan says what no plan can exceed, and the part
 * of the wave that is still open is handed on.
 */
export function planWave(wave: Wave, tries?: number): PlannedWave {
  const plan: WavePlan = {
    shopperOf: new Int32Array(wave.visits.length).fill(nobody),
    filled: 0,
    fit: 0,
    bound: { filled: 0, fit: 0 },
  }
  const open: OpenWave[] = []
  for (const visits of partsOf(wave)) {
    const part = searchPart(withVisits(wave, visits), tries)
    putPart(plan, visits, part.plan)
    if (!isBest(part.plan)) open.push({ part, visits })
  }
  return { plan, open }
}

/** Adds what was decided for some visits to the plan of all. */
function putPart(plan: WavePlan, visits: readonly number[], part: WavePlan): void {
  for (const [index, visit] of visits.entries()) plan.shopperOf[visit] = part.shopperOf[index]!
  plan.filled += part.filled
  plan.fit += part.fit
  plan.bound.filled += part.bound.filled
  plan.bound.fit += part.bound.fit
}

/** The plan with a better one, or a better proof, for an open part of it. */
export function withPart(plan: WavePlan, { part: { plan: before }, visits }: OpenWave, after: WavePlan): WavePlan {
  const next: WavePlan = {
    shopperOf: plan.shopperOf.slice(),
    filled: plan.filled - before.filled,
    fit: plan.fit - before.fit,
    bound: { filled: plan.bound.filled - before.bound.filled, fit: plan.bound.fit - before.bound.fit },
  }
  putPart(next, visits, after)
  return next
}
