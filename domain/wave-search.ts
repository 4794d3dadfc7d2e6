import { BestFlow, type FlowNetwork, type Saved } from './best-flow.ts'
import { clashOf, fullFit, nobody, visitsOfEach, type Wave, type WavePlan, type WaveTotal, withVisits } from './wave.ts'

/** Options that could not be part of a better plan are left out of `wave`. */
export type OpenPart = { plan: WavePlan; wave: Wave }

/** Times in which a client should not see a shopper twice: the days of each client's visits, cut so that any two of a part are too close. */
function timesOf({ visits, rules }: Wave): Int32Array {
  const order = [...visits.keys()].sort(
    (a, b) => visits[a]!.client - visits[b]!.client || visits[a]!.day - visits[b]!.day,
  )
  const time = new Int32Array(visits.length)
  let current = -1
  let whose = -1
  let begin = 0
  for (const visit of order) {
    const { client, day } = visits[visit]!
    if (client !== whose || day - begin >= rules.sameClientDays) {
      current += 1
      whose = client
      begin = day
    }
    time[visit] = current
  }
  return time
}

type Chosen = { indices: Int32Array; from: Int32Array }

/** The best so many options of each visit: by counting fits, because sorting them all would take longer than the flow. */
function bestOptions({ options: { first, fit }, visits }: Wave, counts: Int32Array): Chosen {
  const from = new Int32Array(visits.length + 1)
  const kept: number[] = []
  const having = new Int32Array(fullFit + 1)
  for (let visit = 0; visit < visits.length; visit += 1) {
    const [begin, end] = [first[visit]!, first[visit + 1]!]
    having.fill(0)
    for (let option = begin; option < end; option += 1) having[fit[option]!]! += 1
    let least = fullFit
    let room = counts[visit]!
    for (; least > 0 && having[least]! < room; least -= 1) room -= having[least]!
    for (let option = begin; option < end; option += 1)
      if (fit[option]! > least || (fit[option] === least && room-- > 0)) kept.push(option)
    from[visit + 1] = kept.length
  }
  return { indices: Int32Array.from(kept), from }
}

type Built = { net: FlowNetwork; option: Int32Array }

function networkOf(wave: Wave, time: Int32Array, { indices, from }: Chosen): Built {
  const { options, shoppers, visits } = wave
  const times = time.reduce((most, one) => Math.max(most, one), -1) + 1
  const placeOf = new Map<number, number>()
  const shopperOf: number[] = []
  const place = new Int32Array(indices.length)
  for (let visit = 0; visit < visits.length; visit += 1)
    for (let edge = from[visit]!; edge < from[visit + 1]!; edge += 1) {
      const shopper = options.shopper[indices[edge]!]!
      const key = shopper * times + time[visit]!
      let at = placeOf.get(key)
      if (at === undefined) {
        at = shopperOf.length
        placeOf.set(key, at)
        shopperOf.push(shopper)
      }
      place[edge] = at
    }
  return {
    net: {
      first: from,
      place,
      cost: Int32Array.from(indices, (option) => fullFit - options.fit[option]!),
      shopperOf: Int32Array.from(shopperOf),
      room: Int32Array.from(shoppers, ({ room }) => Math.max(0, room)),
      // why: one visit more is worth more than all fit together
      dropCost: visits.length * fullFit + 1,
    },
    option: indices,
  }
}

const atFirst = 48

type Solved = Built & { flow: BestFlow }

/**
 * The cheapest flow over all options. It is found over the best few of each visit; the prices then tell which of the others could
 * still make it cheaper, and those visits are given more until none can.
 */
function solveAll(wave: Wave): Solved {
  const { options, visits } = wave
  const time = timesOf(wave)
  const counts = new Int32Array(visits.length).fill(atFirst)
  for (;;) {
    const built = networkOf(wave, time, bestOptions(wave, counts))
    const flow = new BestFlow(built.net)
    let more = false
    for (let visit = 0; visit < visits.length; visit += 1) {
      const [begin, end] = [options.first[visit]!, options.first[visit + 1]!]
      if (end - begin <= counts[visit]!) continue
      for (let option = begin; option < end; option += 1)
        if (flow.reducedCost(visit, options.shopper[option]!, fullFit - options.fit[option]!) < 0) {
          counts[visit]! *= 4
          more = true
          break
        }
    }
    if (!more) return { ...built, flow }
  }
}

const shoppersIn = (wave: Wave, { option, flow }: Solved): Int32Array =>
  flow.edgeOf.map((edge) => (edge < 0 ? nobody : wave.options.shopper[option[edge]!]!))

/** Edges of the flow of which at least one must go, because one shopper may not have all these visits. */
function clashIn(wave: Wave, solved: Solved): number[] | null {
  for (const [shopper, mine] of visitsOfEach(shoppersIn(wave, solved))) {
    const clash = clashOf(mine, wave, wave.shoppers[shopper]!.taken)
    if (clash) return clash.map((visit) => solved.flow.edgeOf[visit]!)
  }
  return null
}

/** Edges that a branch of the search does without. */
type Path = { edge: number; before: Path | null }
type Branch = { cost: number; path: Path | null; depth: number }

/** Walks between branches: on from where it stands when it can, else from the beginning. */
class Walk {
  private readonly flow: BestFlow
  readonly root: Saved
  private at: Path | null = null
  constructor(flow: BestFlow) {
    this.flow = flow
    this.root = flow.save()
  }
  to(path: Path | null): void {
    if (path === this.at) return
    const steps: number[] = []
    let step = path
    for (; step && step !== this.at; step = step.before) steps.push(step.edge)
    if (step !== this.at || this.at === null) this.flow.restore(this.root)
    for (const edge of steps.reverse()) this.flow.forbid(edge)
    this.at = path
  }
}

/** Takes out the branch that promises most; of equals the deepest, which ends soonest. */
function takeBest(branches: Branch[]): Branch {
  let best = 0
  for (const [index, { cost, depth }] of branches.entries())
    if (cost < branches[best]!.cost || (cost === branches[best]!.cost && depth > branches[best]!.depth)) best = index
  return branches.splice(best, 1)[0]!
}

/** From the cheapest flow straight down to a plan: of each clash the edge goes that is the cheapest to do without. */
function dive(wave: Wave, solved: Solved): void {
  const { flow } = solved
  for (let clash = clashIn(wave, solved); clash; clash = clashIn(wave, solved)) {
    const before = flow.save()
    let cheapest = { cost: Infinity, after: before }
    for (const edge of clash) {
      flow.restore(before)
      flow.forbid(edge)
      if (flow.cost < cheapest.cost) cheapest = { cost: flow.cost, after: flow.save() }
    }
    flow.restore(cheapest.after)
  }
}

/** A large wave has fewer tries: each costs as much time as there are options in the flow. */
const triesFor = ({ net }: Solved): number => Math.min(300, Math.floor(1_500_000 / (net.cost.length + 1)))

/**
 * The best plan of visits that hang together: branch and bound over the clashes of the cheapest flow (Land and Doig, 1960), up to so
 * many tries. The flow knows that a client should not see a shopper twice in one cut of its days; a clash is what it does not know.
 */
export function searchPart(wave: Wave, wanted?: number): OpenPart {
  const solved = solveAll(wave)
  const tries = wanted ?? triesFor(solved)
  const { flow, net } = solved
  const root = flow.cost
  const walk = new Walk(flow)
  const branches: Branch[] = [{ cost: root, path: null, depth: 0 }]
  dive(wave, solved)
  let best = { cost: flow.cost, shopperOf: shoppersIn(wave, solved) }
  flow.restore(walk.root)
  for (let tried = 0; tried < tries && branches.length > 0; tried += 1) {
    const { path, depth, cost } = takeBest(branches)
    if (cost >= best.cost) break
    walk.to(path)
    const clash = clashIn(wave, solved)
    if (!clash) best = { cost, shopperOf: shoppersIn(wave, solved) }
    for (const edge of clash ?? []) {
      const next = { edge, before: path }
      walk.to(path)
      walk.to(next)
      if (flow.cost < best.cost) branches.push({ cost: flow.cost, path: next, depth: depth + 1 })
    }
  }
  const least = branches.reduce((lowest, { cost }) => Math.min(lowest, cost), best.cost)
  flow.restore(walk.root)
  const plan = { shopperOf: best.shopperOf, ...totalOf(wave, net, best.cost), bound: totalOf(wave, net, least) }
  return { plan, wave: withoutWorse(wave, flow, best.cost - root) }
}

/** A plan over an option costs at least the cheapest flow and the option's reduced cost: what no better plan can have goes. */
function withoutWorse(wave: Wave, flow: BestFlow, gap: number): Wave {
  const { first, shopper, fit } = wave.options
  let visit = 0
  const couldBeBetter = (option: number): boolean => {
    while (option >= first[visit + 1]!) visit += 1
    return flow.reducedCost(visit, shopper[option]!, fullFit - fit[option]!) < gap
  }
  return withVisits(wave, [...wave.visits.keys()], couldBeBetter)
}

function totalOf({ visits }: Wave, { dropCost }: FlowNetwork, cost: number): WaveTotal {
  const left = Math.floor(cost / dropCost)
  const filled = visits.length - left
  return { filled, fit: filled * fullFit - (cost - left * dropCost) }
}
