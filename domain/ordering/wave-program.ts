import {
  fullFit,
  isNear,
  unset,
  type OpenPart,
  planFrom,
  type Wave,
  type WavePlan,
  type WaveTotal,
  type WaveVisit,
  withVisits,
} from './wave.ts'

/**
 * 0-1 linear program over options: the greatest sum of worth under rows with a capacity each. Options of row r: from
 * first[r] to first[r + 1].
 */
export type Program = {
  worth: Int16Array
  /** Minimum number of chosen options. */
  taken: number
  first: Int32Array
  option: Int32Array
  most: Int32Array
}
export type Solution = {
  /** 1 for chosen options; fractions where allowed. */
  share: Float64Array
  value: number
  /** Upper bound of any solution. */
  bound: number
  /** Dual price of each row; the last one is that of the minimum number of options. */
  price: Float64Array
}
/** Null: infeasible, or not found within the limits. */
export type SolveProgram = (program: Program, wanted: { whole: boolean }) => Promise<Solution | null>

/** Subject of a row: visits of a shopper, of one client or branch or of all, within a range of days. */
export type Stretch = { shopper: number; client: number | null; branch: number | null; from: number; until: number }
type Choice = { option: number; visit: number }

const isIn = ({ client, branch, from, until }: Stretch, visit: WaveVisit): boolean =>
  (client === null || client === visit.client) &&
  (branch === null || branch === visit.branch) &&
  visit.day >= from &&
  visit.day < until

/** Rows of the program while it is built. */
class Rows {
  private readonly first = [0]
  private readonly option: number[] = []
  private readonly most: number[] = []
  /** Null: the row of a visit. */
  readonly about: (Stretch | null)[] = []
  add(about: Stretch | null, choices: readonly Choice[], most: number): void {
    if (choices.length <= most) return
    for (const { option } of choices) this.option.push(option)
    this.first.push(this.option.length)
    this.most.push(most)
    this.about.push(about)
  }
  get columns() {
    const { first, option, most } = this
    return { first: Int32Array.from(first), option: Int32Array.from(option), most: Int32Array.from(most) }
  }
}

/** Adds a row for every stretch of so many days, as few as needed: a shopper has one visit in it. */
function addStretches(
  rows: Rows,
  about: Stretch,
  days: number,
  choices: readonly Choice[],
  dayOf: (choice: Choice) => number,
): void {
  const order = choices.toSorted((a, b) => dayOf(a) - dayOf(b))
  let covered = 0
  for (const [begin, choice] of order.entries()) {
    const [from, until] = [dayOf(choice), dayOf(choice) + days]
    let end = begin
    while (end < order.length && dayOf(order[end]!) < until) end += 1
    if (end > covered) rows.add({ ...about, from, until }, order.slice(begin, end), 1)
    covered = Math.max(covered, end)
  }
}

function addShopper(rows: Rows, { visits, shoppers, rules }: Wave, shopper: number, choices: readonly Choice[]): void {
  const { room, taken } = shoppers[shopper]!
  const dayOf = ({ visit }: Choice) => visits[visit]!.day
  const any: Stretch = { shopper, client: null, branch: null, from: -Infinity, until: Infinity }
  rows.add(any, choices, Math.max(0, room))
  for (const [client, group] of Map.groupBy(choices, ({ visit }) => visits[visit]!.client))
    addStretches(rows, { ...any, client }, rules.sameClientDays, group, dayOf)
  for (const [branch, group] of Map.groupBy(choices, ({ visit }) => visits[visit]!.branch))
    addStretches(rows, { ...any, branch }, rules.sameBranchDays, group, dayOf)
  for (const [day, group] of Map.groupBy(choices, dayOf))
    rows.add(
      { ...any, from: day, until: day + 1 },
      group,
      Math.max(0, rules.shopperVisitsPerDay - (taken.get(day) ?? 0)),
    )
}

export type Written = { program: Program; about: Rows['about'] }

/** Writes the whole wave as a linear program; `taken`: least number of filled visits. */
export function write(wave: Wave, taken: number): Written {
  const { first, shopper, fit } = wave.options
  const rows = new Rows()
  const choicesOf = new Map<number, Choice[]>()
  for (let visit = 0; visit < wave.visits.length; visit += 1) {
    const own: Choice[] = []
    for (let option = first[visit]!; option < first[visit + 1]!; option += 1) {
      const choice = { option, visit }
      own.push(choice)
      const choices = choicesOf.get(shopper[option]!)
      if (choices) choices.push(choice)
      else choicesOf.set(shopper[option]!, [choice])
    }
    rows.add(null, own, 1)
  }
  for (const [who, choices] of choicesOf) addShopper(rows, wave, who, choices)
  return { program: { worth: fit, taken, ...rows.columns }, about: rows.about }
}

/** Converts a 0-1 solution to a plan. */
function planOf(wave: Wave, share: Float64Array, bound: WaveTotal): WavePlan {
  const { first } = wave.options
  const optionOf = new Int32Array(wave.visits.length).fill(unset)
  for (const visit of optionOf.keys())
    for (let option = first[visit]!; option < first[visit + 1]!; option += 1)
      if (share[option]! > 0.5) optionOf[visit] = option
  return planFrom(wave, optionOf, bound)
}

const nearest = 1e-4

/** Solves for the greatest number of filled visits when it is not known yet. */
async function fillMost({ plan, wave }: OpenPart, solve: SolveProgram): Promise<WavePlan> {
  if (wave.options.fit.length > mostToFill) return plan
  const { program } = write(wave, plan.filled)
  const found = await solve({ ...program, worth: new Int16Array(program.worth.length).fill(1) }, { whole: true })
  if (!found) return plan
  const filled = Math.min(plan.bound.filled, Math.floor(found.bound + nearest))
  const bound = filled < plan.bound.filled ? { filled, fit: filled * fullFit } : plan.bound
  const fuller = planOf(wave, found.share, bound)
  return fuller.filled > plan.filled ? fuller : { ...plan, bound }
}

/** Reduced gain of each option at these prices, and the upper bound (weak duality). */
type Priced = { gain: Float64Array; atMost: number }

export function priceAll(wave: Wave, { program, about }: Written, price: ArrayLike<number>): Priced {
  const { first, shopper, fit } = wave.options
  const more = Math.min(0, price[about.length] ?? 0)
  let atMost = more * program.taken
  const pricesOf = wave.shoppers.map((): { stretch: Stretch; price: number }[] => [])
  for (const [row, stretch] of about.entries()) {
    if (!stretch || price[row]! <= 0) continue
    atMost += price[row]! * program.most[row]!
    pricesOf[stretch.shopper]!.push({ stretch, price: price[row]! })
  }
  const gain = new Float64Array(fit.length)
  for (const [visit, what] of wave.visits.entries()) {
    let best = 0
    for (let one = first[visit]!; one < first[visit + 1]!; one += 1) {
      let left = fit[one]! - more
      for (const own of pricesOf[shopper[one]!]!) if (isIn(own.stretch, what)) left -= own.price
      gain[one] = left
      best = Math.max(best, left)
    }
    for (let one = first[visit]!; one < first[visit + 1]!; one += 1) gain[one]! -= best
    atMost += best
  }
  return { gain, atMost }
}

export const withOptions = (wave: Wave, keep: (option: number) => boolean): Wave =>
  withVisits(wave, [...wave.visits.keys()], keep)

const isWhole = (share: number): boolean => share < nearest || share > 1 - nearest

export function markPlan(
  open: Uint8Array,
  { visits, options: { first, shopper } }: Wave,
  { shopperOf }: WavePlan,
): void {
  for (let visit = 0; visit < visits.length; visit += 1)
    for (let option = first[visit]!; option < first[visit + 1]!; option += 1)
      if (shopper[option] === shopperOf[visit]) open[option] = 1
}

/** Result of the relaxed program; `plan` when its solution is integral. */
type Shared = { priced: Priced; plan: WavePlan | null }

/**
 * Solves the relaxed program over the likely options, adding those that its prices call for (column generation; Gilmore
 * and Gomory, 1961).
 */
async function solveShares({ plan, wave, likely }: OpenPart, solve: SolveProgram): Promise<Shared | null> {
  const open = likely?.slice() ?? new Uint8Array(wave.options.fit.length).fill(1)
  markPlan(open, wave, plan)
  let last: Shared | null = null
  let found: WavePlan | null = null
  for (let round = 0; round < mostRounds; round += 1) {
    const some = withOptions(wave, (option) => open[option] === 1)
    const written = write(some, plan.filled)
    const shares = await solve(written.program, { whole: false })
    if (!shares) return last
    const priced = priceAll(wave, written, shares.price)
    if (shares.share.every(isWhole)) found = planOf(some, shares.share, plan.bound)
    last = { priced, plan: found }
    const reached = { ...plan, fit: Math.max(plan.fit, found?.fit ?? 0), bound: { ...plan.bound, fit: priced.atMost } }
    if (priced.atMost < shares.value + nearlyOne || (likely && isNear(reached))) break
    for (const [option, gain] of priced.gain.entries()) if (gain > -called) open[option] = 1
  }
  return last
}

/**
 * Finds the best plan of an open part. Solves the relaxed program, sets options aside whose reduced cost exceeds a
 * margin, and solves the rest as a 0-1 program. The result is optimal when no option set aside could improve it; else
 * the margin grows. With likely options given, near-optimal is enough (reduced cost fixing; Nemhauser and Wolsey,
 * Integer and Combinatorial Optimization, 1988, section II.5).
 */
export async function closePart(part: OpenPart, solve: SolveProgram): Promise<WavePlan> {
  const { wave } = part
  let plan = part.plan
  if (plan.filled < plan.bound.filled) plan = await fillMost(part, solve)
  if (plan.filled < plan.bound.filled) return plan
  const shared = await solveShares({ ...part, plan }, solve)
  if (!shared) return plan
  const { gain, atMost } = shared.priced
  const improve = (found: WavePlan | null, fit: number): void => {
    const better = found && found.filled === plan.filled && found.fit > plan.fit ? found : plan
    const most = Math.min(plan.bound.fit, Math.floor(fit + nearest))
    plan = { ...better, bound: { filled: plan.filled, fit: Math.max(better.fit, most) } }
  }
  improve(shared.plan, atMost)
  if (part.likely && isNear(plan)) return plan
  for (let margin = firstMargin; plan.fit < plan.bound.fit && margin <= lastMargin; margin *= 4) {
    const some = withOptions(wave, (option) => gain[option]! >= -margin)
    const found = await solve(write(some, plan.filled).program, { whole: true })
    if (!found) continue
    improve(planOf(some, found.share, plan.bound), Math.max(found.bound, atMost - margin))
    // why: a program not decided with few options will not be with more
    if (found.bound >= found.value + 1) return plan
  }
  return plan
}

/** In tenths of a point of fit. */
const firstMargin = 20
const lastMargin = 20 * 4 ** 4
export const called = 16
const mostRounds = 5
const nearlyOne = 0.99
/** Options above which the solver would take minutes to find the number of visits that can be filled. */
const mostToFill = 12_000
