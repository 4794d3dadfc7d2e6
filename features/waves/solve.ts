import { type AssignmentRule, type Candidate, refusalsOf } from '#/domain/assignment.ts'
import type { AssignmentSettings } from '#/domain/assignment-settings.ts'
import { type FitPartScore, fitOf } from '#/domain/fit.ts'
import { planWave } from '#/domain/plan-wave.ts'
import { daysBetween, riyadhDay } from '#/domain/riyadh-time.ts'
import { greedyPlan, totalOf } from '#/domain/wave-greedy.ts'
import { nobody, visitsOfEach, type Wave, type WaveTotal } from '#/domain/wave.ts'
import { branchDay, factsFor, type JobRow, type PoolShopper } from '#/features/assignment/load-pool.server.ts'

export type SolveInput = {
  jobs: readonly JobRow[]
  /** Shoppers as they are when everything that is chosen by hand has come true. */
  pool: readonly PoolShopper[]
  atBranch: ReadonlyMap<string, number>
  settings: AssignmentSettings
}
/** How many shoppers a rule keeps from a visit, and how many of them nothing else does. */
export type RuleCount = { all: number; alone: number }
export type Refused = Partial<Record<AssignmentRule, RuleCount>>
export type Pick = {
  requestId: string
  clientId: string
  shopperId: string | null
  fit: number | null
  parts: FitPartScore[]
  refusals: Refused
}
export type Solved = { picks: Pick[]; total: WaveTotal; bound: WaveTotal; greedy: WaveTotal }

/** Above so many visits without a shopper the reasons are counted for the first ones only. */
const mostExplained = 400

const candidateFor = (shopper: PoolShopper, job: JobRow) => ({ ...shopper, facts: factsFor(shopper, job) })
const atBranchOf = ({ atBranch }: SolveInput, job: JobRow): number =>
  atBranch.get(branchDay(job.branchId, riyadhDay(job.visitAt))) ?? 0

const numbered = (ids: readonly string[]): Map<string, number> =>
  new Map([...new Set(ids)].map((id, index) => [id, index]))

/** Of several visits at a branch on a day only as many can take place as the rule allows: the first ones. */
function within(input: SolveInput): boolean[] {
  const taken = new Map<string, number>()
  return input.jobs.map((job) => {
    const key = branchDay(job.branchId, riyadhDay(job.visitAt))
    const before = taken.get(key) ?? atBranchOf(input, job)
    taken.set(key, before + 1)
    return before < input.settings.branchVisitsPerDay
  })
}

/** Who may have which visit by every rule that one visit alone decides, and how well it suits them, in tenths of a point. */
function waveOf(input: SolveInput): Wave {
  const { jobs, pool, settings } = input
  const origin = jobs.length > 0 ? riyadhDay(jobs[0]!.visitAt) : '2026-01-01'
  const [clients, branches] = [numbered(jobs.map((job) => job.clientId)), numbered(jobs.map((job) => job.branchId))]
  const open = pool.flatMap((shopper, index) => (shopper.active && shopper.approved && shopper.agreed ? [index] : []))
  const allowed = within(input)
  const first = new Int32Array(jobs.length + 1)
  const shoppers: number[] = []
  const fits: number[] = []
  for (const [index, job] of jobs.entries()) {
    for (const who of allowed[index] ? open : []) {
      const shopper = pool[who]!
      if (refusalsOf(shopper, job, atBranchOf(input, job), settings).length > 0) continue
      shoppers.push(who)
      fits.push(Math.round(fitOf(shopper, job, factsFor(shopper, job), settings).total * 10))
    }
    first[index + 1] = shoppers.length
  }
  const dayOf = (at: Date) => daysBetween(origin, riyadhDay(at))
  return {
    visits: jobs.map((job) => ({
      client: clients.get(job.clientId)!,
      branch: branches.get(job.branchId)!,
      day: dayOf(job.visitAt),
    })),
    shoppers: pool.map((shopper) => ({
      room: Math.max(0, settings.openJobs[shopper.level] - shopper.openJobs),
      taken: countBy(shopper.visits.filter(({ counted }) => counted).map(({ at }) => dayOf(at))),
    })),
    options: { first, shopper: Int32Array.from(shoppers), fit: Int16Array.from(fits) },
    rules: settings,
  }
}

function countBy(days: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1)
  return counts
}

/** A shopper as they will be when the plan is carried out. */
const underPlan = (shopper: Candidate, mine: readonly JobRow[]): Candidate => ({
  ...shopper,
  openJobs: shopper.openJobs + mine.length,
  visits: [...shopper.visits, ...mine.map((job) => ({ ...job, at: job.visitAt, counted: true }))],
})

/** Why nobody has the visit: what each rule says of everybody who is let in, the visits of the plan included. */
function reasonsFor(
  job: JobRow,
  input: SolveInput,
  busier: readonly Candidate[],
  planned: ReadonlyMap<string, number>,
): Refused {
  const atBranch = atBranchOf(input, job) + (planned.get(branchDay(job.branchId, riyadhDay(job.visitAt))) ?? 0)
  const refused: Refused = {}
  for (const candidate of busier) {
    const rules = refusalsOf(candidate, job, atBranch, input.settings).map(({ rule }) => rule)
    for (const rule of rules) {
      const count = (refused[rule] ??= { all: 0, alone: 0 })
      count.all += 1
      if (rules.length === 1) count.alone += 1
    }
  }
  return refused
}

function picksOf(input: SolveInput, shopperOf: Int32Array): Pick[] {
  const { jobs, pool, settings } = input
  const mine = visitsOfEach(shopperOf)
  const busier = pool.flatMap((shopper, who) =>
    shopper.active
      ? [
          underPlan(
            shopper,
            (mine.get(who) ?? []).map((job) => jobs[job]!),
          ),
        ]
      : [],
  )
  const planned = new Map<string, number>()
  for (const [index, job] of jobs.entries()) {
    const key = branchDay(job.branchId, riyadhDay(job.visitAt))
    if (shopperOf[index] !== nobody) planned.set(key, (planned.get(key) ?? 0) + 1)
  }
  let explained = 0
  return jobs.map((job, index) => {
    const shopper = pool[shopperOf[index]!]
    const own = { requestId: job.id, clientId: job.clientId }
    if (!shopper) {
      const refusals = (explained += 1) <= mostExplained ? reasonsFor(job, input, busier, planned) : {}
      return { ...own, shopperId: null, fit: null, parts: [], refusals }
    }
    const { total, parts } = fitOf(shopper, job, candidateFor(shopper, job).facts, settings)
    return { ...own, shopperId: shopper.id, fit: total, parts, refusals: {} }
  })
}

/**
 * The best plan for the visits of a wave, who has which, how good it is beside the best there could be and beside giving out visit
 * after visit, and why the rest is left. It keeps its thread busy: seconds for a thousand visits.
 */
export function solveWave(input: SolveInput): Solved {
  const wave = waveOf(input)
  const { plan } = planWave(wave)
  const byHand = greedyPlan(wave)
  const greedy = totalOf(wave, byHand)
  const isBetter = plan.filled > greedy.filled || (plan.filled === greedy.filled && plan.fit >= greedy.fit)
  const best = isBetter ? plan : { ...greedy, shopperOf: byHand }
  return {
    picks: picksOf(input, best.shopperOf),
    total: { filled: best.filled, fit: best.fit },
    bound: plan.bound,
    greedy,
  }
}
