import { type AssignmentRule, type Candidate, refusalsOf } from '#/domain/assignment.ts'
import type { AssignmentSettings } from '#/domain/assignment-settings.ts'
import { type FitPartScore, fitOf } from '#/domain/ordering/fit.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { greedyPlan } from '#/domain/ordering/wave-greedy.ts'
import { waveOf } from '#/domain/ordering/wave-options.ts'
import { unset, planFrom, visitsOfEach, type WaveTotal } from '#/domain/ordering/wave.ts'
import { branchDay, factsFor, type JobRow, type PoolShopper } from '#/features/ordering/assignment/load-pool.server.ts'
import { bestPlan } from './best-plan.server.ts'

export type SolveInput = {
  jobs: readonly JobRow[]
  /** Shoppers as if all manual choices were carried out. */
  pool: readonly PoolShopper[]
  atBranch: ReadonlyMap<string, number>
  settings: AssignmentSettings
}
/** Shoppers excluded by a rule, and those excluded by it alone. */
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

/** Maximum unfilled visits with counted reasons. */
const mostExplained = 400

const candidateFor = (shopper: PoolShopper, job: JobRow) => ({ ...shopper, facts: factsFor(shopper, job) })
const atBranchOf = ({ atBranch }: SolveInput, job: JobRow): number =>
  atBranch.get(branchDay(job.branchId, riyadhDay(job.visitAt))) ?? 0

/** A shopper as if the plan were carried out. */
const underPlan = (shopper: Candidate, mine: readonly JobRow[]): Candidate => ({
  ...shopper,
  openJobs: shopper.openJobs + mine.length,
  visits: [
    ...shopper.visits,
    ...mine.map((job) => ({ ...job, at: job.visitAt, counted: true, as: 'proposal' as const })),
  ],
})

/** Reasons for an unfilled visit: refusals of all approved shoppers, under the plan. */
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

/** Shopper of each visit in a plan, and reasons for unfilled ones. */
export function picksOf(input: SolveInput, shopperOf: Int32Array): Pick[] {
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
    if (shopperOf[index] !== unset) planned.set(key, (planned.get(key) ?? 0) + 1)
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
 * Solves a wave: plan, its quality against the bound and the greedy plan, and reasons for unfilled visits. Blocks its
 * thread: a second for a thousand visits, about twenty for ten thousand.
 */
export async function solveWave(input: SolveInput): Promise<Solved> {
  const wave = waveOf(input)
  const plan = await bestPlan(wave)
  const greedy = planFrom(wave, greedyPlan(wave), plan.bound)
  return {
    picks: picksOf(input, plan.shopperOf),
    total: { filled: plan.filled, fit: plan.fit },
    bound: plan.bound,
    greedy: { filled: greedy.filled, fit: greedy.fit },
  }
}
