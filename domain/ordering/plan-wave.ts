import { filledAtMost, worthAtMost } from './wave-bound.ts'
import { greedyPlan } from './wave-greedy.ts'
import { dropCost, type Market, openMarket, reconsider, settle } from './wave-market.ts'
import { partsOf } from './wave-parts.ts'
import {
  fullFit,
  isBest,
  isBetter,
  isNear,
  unset,
  type OpenPart,
  planFrom,
  type Wave,
  type WavePlan,
  type WaveTotal,
  withVisits,
} from './wave.ts'

/** Step sizes in tenths of a point. Powers of two: sums are exact, so a wave has the same plan on every machine. */
const steps = [256, 64, 16, 4, 1, 1 / 4]
/** Steps by which prices may be too high after a round. */
const tooHigh = 8
const mostRounds = 6
/** Tenths of a point above which a loss makes an option unlikely in the best plan. */
const likelyLoss = 16
/** Below this number all options count as likely. */
const fewOptions = 12_000

function boundOf(market: Market, fillable: number): WaveTotal {
  const isFull = market.optionOf.reduce((count, option) => count + Number(option !== unset), 0) === fillable
  const filled = isFull ? fillable : Math.min(fillable, filledAtMost(market))
  const left = market.profit.length - filled
  return { filled, fit: Math.min(filled * fullFit, Math.floor(worthAtMost(market) + left * dropCost)) }
}

function likelyIn({ first, shopper, fit, lowPrice, profit }: Market): Uint8Array | null {
  if (fit.length <= fewOptions) return null
  const likely = new Uint8Array(shopper.length)
  for (let visit = 0; visit + 1 < first.length; visit += 1)
    for (let one = first[visit]!; one < first[visit + 1]!; one += 1)
      if (fit[one]! - lowPrice[shopper[one]!]! >= profit[visit]! - likelyLoss) likely[one] = 1
  return likely
}

/** Plans a part by its market, with the bound proven by the prices; never worse than the greedy plan. */
function planPart(wave: Wave): OpenPart {
  const market = openMarket(wave)
  const fillable = wave.visits.filter((_, visit) => market.first[visit + 1]! > market.first[visit]!).length
  const bounds: WaveTotal[] = []
  const plans: WavePlan[] = []
  const look = () => {
    const bound = boundOf(market, fillable)
    bounds.push(bound)
    plans.push(planFrom(wave, market.optionOf, bound))
  }
  let before = 0
  for (const step of steps) {
    settle(market, step, before * tooHigh)
    before = step
  }
  look()
  for (let round = 0; round < mostRounds && !isNear(plans.at(-1)!) && reconsider(market) > 0; round += 1) look()
  const bound = bounds.reduce((least, one) => (isBetter(least, one) ? one : least))
  plans.push(planFrom(wave, greedyPlan(wave), bound))
  const plan = plans.reduce((most, one) => (isBetter(one, most) ? one : most))
  return { plan: { ...plan, bound }, wave, likely: likelyIn(market), lowPrice: market.lowPrice }
}

/** A part of a wave without a proven best plan, and the positions of its visits. */
export type OpenWave = { part: OpenPart; visits: readonly number[] }
export type FirstPlan = { plan: WavePlan; open: OpenWave[] }

/**
 * Assigns the visits of a wave by an auction: near-maximal number of visits, then near-maximal sum of fits, never
 * breaking a rule. Where optimality is not proven, returns an upper bound and the open part.
 */
export function firstPlan(wave: Wave): FirstPlan {
  const plan: WavePlan = {
    shopperOf: new Int32Array(wave.visits.length).fill(unset),
    filled: 0,
    fit: 0,
    bound: { filled: 0, fit: 0 },
  }
  const open: OpenWave[] = []
  for (const visits of partsOf(wave)) {
    const part = planPart(visits.length === wave.visits.length ? wave : withVisits(wave, visits))
    putPart(plan, visits, part.plan)
    if (!isBest(part.plan)) open.push({ part, visits })
  }
  return { plan, open }
}

/** Copies a part's result into the plan of all visits. */
function putPart(plan: WavePlan, visits: readonly number[], part: WavePlan): void {
  for (const [index, visit] of visits.entries()) plan.shopperOf[visit] = part.shopperOf[index]!
  plan.filled += part.filled
  plan.fit += part.fit
  plan.bound.filled += part.bound.filled
  plan.bound.fit += part.bound.fit
}

/** Replaces an open part's plan by a better one, or one with a better bound. */
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
