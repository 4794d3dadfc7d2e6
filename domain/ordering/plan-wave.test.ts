import { describe, expect, test } from 'vitest'
import { exhaustive, madeWave } from '#/tests/waves.ts'
import { firstPlan, withPart } from './plan-wave.ts'
import { greedyPlan } from './wave-greedy.ts'
import { clashOf, isBest, isBetter, unset, planFrom, visitsOfEach, type Wave, type WavePlan } from './wave.ts'

function expectLawful(wave: Wave, plan: WavePlan): void {
  for (const [who, mine] of visitsOfEach(plan.shopperOf)) {
    expect(mine.length).toBeLessThanOrEqual(wave.shoppers[who]!.room)
    expect(clashOf(mine, wave, wave.shoppers[who]!.taken)).toBeNull()
  }
  expect(plan.filled).toBe(plan.shopperOf.filter((who) => who !== unset).length)
  expect(isBetter(plan, plan.bound)).toBe(false)
}

const shapes = [
  { visits: 40, shoppers: 20, clients: 2, branches: 12, days: 42, density: 0.4 },
  { visits: 60, shoppers: 10, clients: 1, branches: 30, days: 28, density: 0.5 },
  { visits: 80, shoppers: 25, clients: 12, branches: 6, days: 14, density: 0.3 },
  { visits: 60, shoppers: 6, clients: 40, branches: 2, days: 6, density: 0.8 },
]

describe('the plan of a market', () => {
  test('is lawful, the same each time, adds up, and says what cannot be exceeded', () => {
    for (const shape of shapes)
      for (let seed = 1; seed <= 10; seed += 1) {
        const wave = madeWave(seed, shape)
        const { plan, open } = firstPlan(wave)
        expectLawful(wave, plan)
        expect(firstPlan(wave).plan).toEqual(plan)
        expect(open.length > 0).toBe(!isBest(plan))
        for (const one of open) expect(withPart(plan, one, one.part.plan)).toEqual(plan)
      }
  })

  test('is never worse than one visit given out after another', () => {
    for (const shape of shapes)
      for (let seed = 1; seed <= 10; seed += 1) {
        const wave = madeWave(seed, shape)
        const { plan } = firstPlan(wave)
        const greedy = planFrom(wave, greedyPlan(wave), plan.bound)
        expectLawful(wave, greedy)
        expect(isBetter(greedy, plan)).toBe(false)
      }
  })

  test('keeps its bound above the best of small waves, and is nearly as good', () => {
    const all = { ours: 0, best: 0 }
    for (let seed = 1; seed <= 300; seed += 1) {
      const clients = 1 + (seed % 3)
      const wave = madeWave(seed, { visits: 7, shoppers: 4, clients, branches: 4, days: 30, density: 0.7 })
      const { plan } = firstPlan(wave)
      const best = exhaustive(wave)
      expectLawful(wave, plan)
      expect(isBetter(best, plan.bound)).toBe(false)
      expect(isBetter(plan, best)).toBe(false)
      all.ours += plan.fit
      all.best += best.fit
    }
    expect(all.ours / all.best).toBeGreaterThan(0.97)
  })
})
