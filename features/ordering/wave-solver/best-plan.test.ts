import { describe, expect, test } from 'vitest'
import { lessEq, type Model, solve } from 'yalps'
import { firstPlan } from '#/domain/ordering/plan-wave.ts'
import { greedyPlan } from '#/domain/ordering/wave-greedy.ts'
import { proveNear } from '#/domain/ordering/wave-proof.ts'
import { clashOf, isBest, isBetter, isNear, planFrom, visitsOfEach, type Wave } from '#/domain/ordering/wave.ts'
import { madeWave } from '#/tests/waves.ts'
import { bestPlan } from './best-plan.server.ts'

const visitWorth = 100_000
/** Timeout in milliseconds: yalps and HiGHS compute for seconds, longer beside other work. */
const patience = 90_000

/**
 * Optimum by another solver (yalps), with a program written from the rules, independent of ours: a row per visit's
 * following days.
 */
function independently(wave: Wave): { filled: number; fit: number } {
  const { visits, shoppers, rules, options } = wave
  const constraints = new Map<string, ReturnType<typeof lessEq>>()
  const variables = new Map<string, Map<string, number>>()
  for (const [visit, { client, branch, day }] of visits.entries())
    for (let option = options.first[visit]!; option < options.first[visit + 1]!; option += 1) {
      const who = options.shopper[option]!
      const rows = new Map([['worth', options.fit[option]! + visitWorth]])
      const under = (row: string, most: number) => {
        rows.set(row, 1)
        constraints.set(row, lessEq(most))
      }
      under(`visit ${visit}`, 1)
      under(`room ${who}`, shoppers[who]!.room)
      under(`day ${who} ${day}`, Math.max(0, rules.shopperVisitsPerDay - (shoppers[who]!.taken.get(day) ?? 0)))
      for (const other of visits) {
        const after = day - other.day
        if (after >= 0 && other.client === client && after < rules.sameClientDays)
          under(`client ${who} ${client} ${other.day}`, 1)
        if (after >= 0 && other.branch === branch && after < rules.sameBranchDays)
          under(`branch ${who} ${branch} ${other.day}`, 1)
      }
      variables.set(`${option}`, rows)
    }
  const model: Model = { direction: 'maximize', objective: 'worth', constraints, variables, binaries: true }
  const { status, result } = solve(model, { tolerance: 0, maxIterations: Infinity, timeout: 60_000 })
  if (status !== 'optimal') throw new Error(status)
  const filled = Math.floor(Math.round(result) / visitWorth)
  return { filled, fit: Math.round(result) - filled * visitWorth }
}

function expectLawful(wave: Wave, shopperOf: Int32Array): void {
  for (const [who, mine] of visitsOfEach(shopperOf)) {
    expect(mine.length).toBeLessThanOrEqual(wave.shoppers[who]!.room)
    expect(clashOf(mine, wave, wave.shoppers[who]!.taken)).toBeNull()
  }
}

function fitAt({ options: { first, shopper, fit } }: Wave, visit: number, who: number): number {
  for (let option = first[visit]!; option < first[visit + 1]!; option += 1)
    if (shopper[option] === who) return fit[option]!
  return 0
}

describe('middle waves', () => {
  test.each([
    { visits: 30, shoppers: 15, clients: 1, branches: 20, days: 28, density: 0.4 },
    { visits: 40, shoppers: 20, clients: 1, branches: 20, days: 42, density: 0.3 },
    { visits: 40, shoppers: 12, clients: 3, branches: 10, days: 28, density: 0.4 },
    { visits: 60, shoppers: 25, clients: 6, branches: 8, days: 56, density: 0.3 },
    { visits: 50, shoppers: 25, clients: 20, branches: 2, days: 14, density: 0.2 },
  ])(
    'the best plan is proven, and another solver finds no better one ($visits visits, $clients clients)',
    async (shape) => {
      for (const seed of [1, 2, 3]) {
        const wave = madeWave(seed, shape)
        const plan = await bestPlan(wave)
        expectLawful(wave, plan.shopperOf)
        expect(isBest(plan)).toBe(true)
        expect({ filled: plan.filled, fit: plan.fit }).toEqual(independently(wave))
      }
    },
    patience,
  )

  test(
    '200 visits of one client and 100 shoppers over four weeks, more than they can take: proven all the same',
    async () => {
      const wave = madeWave(5, { visits: 200, shoppers: 100, clients: 1, branches: 60, days: 28, density: 0.3 })
      const first = firstPlan(wave).plan
      const plan = await bestPlan(wave)
      expectLawful(wave, plan.shopperOf)
      expect(isBest(first)).toBe(false)
      expect(isBest(plan)).toBe(true)
      expect(plan.fit).toBeGreaterThan(first.fit)
      expect(plan.filled).toBeLessThanOrEqual(first.bound.filled)
    },
    patience,
  )
})

test(
  '400 visits and 200 shoppers, of whose options the solver sees the likely ones: lawful, near the best, the same again',
  async () => {
    const wave = madeWave(3, { visits: 400, shoppers: 200, clients: 20, branches: 10, days: 28, density: 0.4 })
    expect(wave.options.fit.length).toBeGreaterThan(30_000)
    const plan = await bestPlan(wave)
    expectLawful(wave, plan.shopperOf)
    expect(isNear(plan)).toBe(true)
    expect((await bestPlan(wave)).shopperOf).toEqual(plan.shopperOf)
    expect(isBetter(planFrom(wave, greedyPlan(wave), plan.bound), plan)).toBe(false)
  },
  patience,
)

test(
  'lowered prices prove more than the market, and never less than the best plan is worth',
  async () => {
    let tighter = 0
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const shape = { visits: 60, shoppers: 60, clients: 4, branches: 10, days: 28, density: 0.4 }
      const wave = madeWave(seed, shape)
      const best = await bestPlan(wave)
      expect(isBest(best)).toBe(true)
      const { open } = firstPlan(wave)
      for (const { part, visits } of open) {
        // treats every other option as unlikely: these must count for the bound all the same
        const likely = Uint8Array.from(part.wave.options.fit, (_, option) => option % 2)
        const proven = proveNear({ ...part, likely })
        const worth = visits.reduce((sum, visit) => sum + fitAt(wave, visit, best.shopperOf[visit]!), 0)
        expect(proven.bound.fit).toBeGreaterThanOrEqual(worth)
        expect(proven.bound.fit).toBeLessThanOrEqual(part.plan.bound.fit)
        tighter += Number(proven.bound.fit < part.plan.bound.fit)
      }
    }
    expect(tighter).toBeGreaterThan(0)
  },
  patience,
)
