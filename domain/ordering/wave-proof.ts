import { dropCost } from './wave-market.ts'
import { lowerPrices } from './wave-prices.ts'
import { called, markPlan, priceAll, type Stretch, withOptions, write } from './wave-program.ts'
import { isNear, type OpenPart, type WavePlan } from './wave.ts'

const keyOf = ({ shopper, client, branch, from }: Stretch): string => `${shopper} ${client} ${branch} ${from}`
const isRoom = ({ client, from }: Stretch): boolean => client === null && from === -Infinity

/** Passes over the likely options; after each, options that the prices call for are added. */
const passes = [150, 300, 300]

/**
 * Tightens the bound of a large part with all visits filled: lowers the market's prices over the rows of the program,
 * much faster than solving it. Stops when the plan is proven near-optimal.
 */
export function proveNear(part: OpenPart): WavePlan {
  const { wave, plan } = part
  if (!part.likely || plan.filled < wave.visits.length) return plan
  const likely = part.likely.slice()
  markPlan(likely, wave, plan)
  let priceOf = (stretch: Stretch): number => (isRoom(stretch) ? part.lowPrice[stretch.shopper]! : 0)
  let fit = plan.bound.fit
  for (const count of passes) {
    const some = withOptions(wave, (option) => likely[option] === 1)
    const written = write(some, plan.filled)
    const start = Float64Array.from(written.about, (stretch) => (stretch ? priceOf(stretch) : 0))
    const price = lowerPrices(written, some.options.first, start, { reached: plan.fit, passes: count })
    // why: every visit has a shopper, so one more or less never pays
    const { gain, atMost } = priceAll(wave, written, [...price, -dropCost])
    fit = Math.min(fit, Math.max(plan.fit, Math.floor(atMost)))
    if (isNear({ ...plan, bound: { ...plan.bound, fit } })) break
    for (const [option, more] of gain.entries()) if (more > -called) likely[option] = 1
    const known = new Map(written.about.flatMap((stretch, row) => (stretch ? [[keyOf(stretch), price[row]!]] : [])))
    priceOf = (stretch) => known.get(keyOf(stretch)) ?? 0
  }
  return { ...plan, bound: { ...plan.bound, fit } }
}
