import type { Program, Written } from './wave-program.ts'

/** Shopper rows of each option: those of o from from[o] to from[o + 1]. */
type Turned = { from: Int32Array; row: Int32Array }

function turn({ program: { worth, first, option }, about }: Written): Turned {
  const from = new Int32Array(worth.length + 1)
  const places = (each: (option: number, row: number) => void) => {
    for (const [row, stretch] of about.entries())
      if (stretch) for (let at = first[row]!; at < first[row + 1]!; at += 1) each(option[at]!, row)
  }
  places((one) => (from[one + 1]! += 1))
  for (let one = 0; one < worth.length; one += 1) from[one + 1]! += from[one]!
  const next = from.slice()
  const row = new Int32Array(from[worth.length]!)
  places((one, at) => (row[next[one]!++] = at))
  return { from, row }
}

/** Dual value when every visit takes its best option; writes the remaining capacity of each row to `left`. */
function choose(
  { worth, most }: Program,
  { from, row }: Turned,
  visitFrom: Int32Array,
  price: Float64Array,
  left: Float64Array,
) {
  left.set(most)
  let value = 0
  for (let at = 0; at < price.length; at += 1) value += price[at]! * most[at]!
  for (let visit = 0; visit + 1 < visitFrom.length; visit += 1) {
    let greatest = -Infinity
    let chosen = visitFrom[visit]!
    for (let one = chosen; one < visitFrom[visit + 1]!; one += 1) {
      let own = worth[one]!
      for (let at = from[one]!; at < from[one + 1]!; at += 1) own -= price[row[at]!]!
      if (own <= greatest) continue
      greatest = own
      chosen = one
    }
    value += greatest
    for (let at = from[chosen]!; at < from[chosen + 1]!; at += 1) left[row[at]!]! -= 1
  }
  return value
}

/** Subgradient step with momentum. Returns its squared length. */
function turnStep(step: Float64Array, left: Float64Array, price: Float64Array): number {
  let size = 0
  for (let at = 0; at < step.length; at += 1) {
    const move = kept * step[at]! + (left[at]! > 0 && price[at] === 0 ? 0 : left[at]!)
    step[at] = move
    size += move * move
  }
  return size
}

/**
 * Lowers the dual value over the prices of shopper rows: prices of overfilled rows rise, others fall, with a step
 * proportional to the gap to the best known plan (subgradients: Polyak, 1969; Held, Wolfe and Crowder, 1974; momentum:
 * Camerini, Fratta and Maffioli, 1975). Every visit must have options and take one.
 */
export function lowerPrices(
  written: Written,
  visitFrom: Int32Array,
  start: Float64Array,
  { reached, passes }: { reached: number; passes: number },
): Float64Array {
  const turned = turn(written)
  const [price, best] = [start.slice(), start.slice()]
  const [step, left] = [new Float64Array(price.length), new Float64Array(price.length)]
  let [least, length, idle] = [Infinity, 1, 0]
  for (let pass = 0; pass < passes; pass += 1) {
    const value = choose(written.program, turned, visitFrom, price, left)
    idle = value < least - 0.5 ? 0 : idle + 1
    if (value < least) {
      least = value
      best.set(price)
    }
    if (idle > patience) {
      length /= 2
      idle = 0
      price.set(best)
    }
    const size = turnStep(step, left, price)
    if (size === 0) break
    const by = (length * (value - reached)) / size
    for (let at = 0; at < price.length; at += 1) price[at] = Math.max(0, price[at]! - by * step[at]!)
  }
  return best
}

const patience = 20
const kept = 0.5
