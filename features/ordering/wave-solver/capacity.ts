import type { AssignmentRule } from '#/domain/assignment.ts'
import type { AssignmentSettings } from '#/domain/assignment-settings.ts'
import { firstPlan } from '#/domain/ordering/plan-wave.ts'
import { waveOf } from '#/domain/ordering/wave-options.ts'
import { clashOf, type Wave, type WavePlan, type WaveVisit } from '#/domain/ordering/wave.ts'
import { bestPlan } from './best-plan.server.ts'
import { type Pick, picksOf, type Refused, type SolveInput } from './solve.ts'

export const loosenings = ['one_km', 'farther', 'one_client_day', 'client_week', 'branch_month', 'open_visit'] as const
export type Loosening = (typeof loosenings)[number]
/** Additional visits with a shopper when one rule is relaxed. */
export type WhatIf = { loosening: Loosening; gains: number }
/** `recruits`: new professional shoppers living there, without other visits, who could take them. */
export type CityNeed = { city: string | null; visits: number; open: number; shoppers: number; recruits: number }
export type WaveCapacity = {
  visits: number
  staffed: number
  /** Upper bound of any plan. */
  atMost: number
  /** Unfilled visits by binding rule: the rule that alone excludes most shoppers. */
  binding: { rule: AssignmentRule | null; visits: number }[]
  whatIfs: WhatIf[]
  /** Relaxations not tried for lack of time. */
  untried: Loosening[]
  cities: CityNeed[]
}

/** Relaxations of one rule each. With a bonus shoppers come from twice as far. */
const loosened = (settings: AssignmentSettings): Record<Loosening, AssignmentSettings> => ({
  one_km: { ...settings, radiusKm: settings.radiusKm + 1 },
  farther: { ...settings, radiusKm: settings.radiusKm * 2 },
  one_client_day: { ...settings, sameClientDays: Math.max(0, settings.sameClientDays - 1) },
  client_week: { ...settings, sameClientDays: Math.max(0, settings.sameClientDays - 7) },
  branch_month: { ...settings, sameBranchDays: Math.max(0, settings.sameBranchDays - 30) },
  open_visit: {
    ...settings,
    openJobs: {
      basic: settings.openJobs.basic + 1,
      professional: settings.openJobs.professional + 1,
      senior: settings.openJobs.senior + 1,
      lead: settings.openJobs.lead + 1,
    },
  },
})

/** Rule of a relaxation: rules that exclude no shopper are not tried. */
const ruleOf: Record<Loosening, AssignmentRule> = {
  one_km: 'too_far',
  farther: 'too_far',
  one_client_day: 'same_client',
  client_week: 'same_client',
  branch_month: 'same_branch',
  open_visit: 'open_jobs',
}

/** Up to this many options the optimum is found within seconds; otherwise the market's plan with its bound is used. */
const fewOptions = 2000
const planOf = async (wave: Wave): Promise<WavePlan> =>
  wave.options.shopper.length <= fewOptions ? bestPlan(wave) : firstPlan(wave).plan

const isHelped = ({ refusals }: Pick): boolean => bindingIn(refusals) !== 'branch_day'

const filledBy = (input: SolveInput): number => firstPlan(waveOf(input)).plan.filled

/** Rule that alone excludes the most shoppers from a visit; if several always coincide, the most frequent one. */
function bindingIn(refusals: Refused): AssignmentRule | null {
  const counted = Object.entries(refusals) as [AssignmentRule, { all: number; alone: number }][]
  return counted.sort(([, a], [, b]) => b.alone - a.alone || b.all - a.all)[0]?.[0] ?? null
}

/** Number of otherwise free shoppers needed for all of these visits, each filled up to the rules' limits. */
function recruitsFor(visits: readonly WaveVisit[], rules: Wave['rules'], room: number): number {
  const left = new Set([...visits.keys()].sort((a, b) => visits[a]!.day - visits[b]!.day))
  let recruits = 0
  while (left.size > 0) {
    const mine: number[] = []
    for (const visit of left) {
      if (mine.length >= Math.max(1, room)) break
      if (clashOf([...mine, visit], { visits, rules }, new Map())) continue
      mine.push(visit)
    }
    for (const visit of mine.length > 0 ? mine : [...left].slice(0, 1)) left.delete(visit)
    recruits += 1
  }
  return recruits
}

/** `helped`: visits that another shopper could take; a branch already visited on that day cannot be helped. */
function needsOf({ jobs, pool, settings }: SolveInput, wave: Wave, helped: ReadonlySet<string>): CityNeed[] {
  const cities = Map.groupBy(jobs.keys(), (job) => jobs[job]!.wanted.city)
  const needs = [...cities].map(([city, own]) => {
    const open = own.filter((job) => helped.has(jobs[job]!.id))
    const shoppers = pool.filter(({ profile }) => profile.city === city).length
    const visits = open.map((job) => wave.visits[job]!)
    const recruits = recruitsFor(visits, wave.rules, settings.openJobs.professional)
    return { city, visits: own.length, open: open.length, shoppers, recruits }
  })
  return needs.filter(({ open }) => open > 0).sort((a, b) => b.open - a.open)
}

/**
 * Capacity of today's shoppers for a plan, binding rules, and helpful relaxations. Tries relaxations while time
 * remains.
 */
export async function capacityOf(given: SolveInput, hasTime: () => boolean): Promise<WaveCapacity> {
  const input = { ...given, pool: given.pool.filter((one) => one.active && one.approved && one.agreed) }
  const wave = waveOf(input)
  const plan = await planOf(wave)
  const open = picksOf(input, plan.shopperOf).filter(({ shopperId }) => shopperId === null)
  const binding = Map.groupBy(open, ({ refusals }) => bindingIn(refusals))
  const standing = new Set(open.flatMap(({ refusals }) => Object.keys(refusals)))
  const whatIfs: WhatIf[] = []
  const untried: Loosening[] = []
  const looser = loosened(input.settings)
  for (const loosening of loosenings.filter((one) => standing.has(ruleOf[one]))) {
    if (!hasTime()) untried.push(loosening)
    else {
      const gains = filledBy({ ...input, settings: looser[loosening] }) - plan.filled
      if (gains > 0) whatIfs.push({ loosening, gains })
    }
  }
  return {
    visits: input.jobs.length,
    staffed: plan.filled,
    atMost: plan.bound.filled,
    binding: [...binding].map(([rule, own]) => ({ rule, visits: own.length })).sort((a, b) => b.visits - a.visits),
    whatIfs: whatIfs.sort((a, b) => b.gains - a.gains),
    untried,
    cities: needsOf(input, wave, new Set(open.filter(isHelped).map(({ requestId }) => requestId))),
  }
}
