import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyInput, at, exhaustive, input, job, madeWave, shopper } from '#/tests/waves.ts'
import { refusalsOf } from '#/domain/assignment.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { branchDay, type WaveInput, waveOf } from '#/domain/ordering/wave-options.ts'
import { isBest, unset } from '#/domain/ordering/wave.ts'
import { bestPlan } from './best-plan.server.ts'

const planFor = (given: WaveInput) => bestPlan(waveOf(given))
const givenTo = async (given: WaveInput) => [...(await planFor(given)).shopperOf]

/** Rules applied visit by visit: planned visits count for the next ones. */
function refusedIn(given: WaveInput, shopperOf: Int32Array) {
  const { pool, jobs, atBranch: before, settings } = given
  const planned = [...shopperOf.keys()].filter((one) => shopperOf[one] !== unset)
  return planned.flatMap((one) => {
    const others = planned.filter((other) => other !== one)
    const mine = others.filter((other) => shopperOf[other] === shopperOf[one])
    const candidate = pool[shopperOf[one]!]!
    const key = (index: number) => branchDay(jobs[index]!.branchId, riyadhDay(jobs[index]!.visitAt))
    const atBranch = (before.get(key(one)) ?? 0) + others.filter((other) => key(other) === key(one)).length
    const visits = [
      ...candidate.visits,
      ...mine.map((other) => ({ ...jobs[other]!, at: jobs[other]!.visitAt, counted: true })),
    ]
    const openJobs = candidate.openJobs + mine.length
    return refusalsOf({ ...candidate, visits, openJobs }, jobs[one]!, atBranch, settings)
  })
}

describe('random waves', () => {
  test('no hard rule is broken, as refusalsOf reads them', async () => {
    await fc.assert(
      fc.asyncProperty(anyInput({ shoppers: 8, visits: 25, days: 40 }), async (given) => {
        expect(refusedIn(given, (await planFor(given)).shopperOf)).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  test('small ones have the best plan there is, and it is proven', async () => {
    await fc.assert(
      fc.asyncProperty(anyInput({ shoppers: 5, visits: 7, days: 30 }), async (given) => {
        const plan = await planFor(given)
        expect({ filled: plan.filled, fit: plan.fit }).toEqual(exhaustive(waveOf(given)))
        expect(isBest(plan)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  test('small ones that are denser', async () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const wave = madeWave(seed, {
        visits: 7,
        shoppers: 4,
        clients: 1 + (seed % 3),
        branches: 4,
        days: 30,
        density: 0.7,
      })
      const { filled, fit, bound } = await bestPlan(wave)
      expect({ filled, fit }).toEqual(exhaustive(wave))
      expect(bound).toEqual({ filled, fit })
    }
  })
})

describe('visits of one wave, on both sides of each edge', () => {
  const one = [shopper({})]
  test.each([
    ['13 days between two visits of a client', [job('cafe-1', 0), job('cafe-2', 13)], 1],
    ['14 days', [job('cafe-1', 0), job('cafe-2', 14)], 2],
    ['89 days between two visits of a branch', [job('cafe-1', 0), job('cafe-1', 89)], 1],
    ['90 days', [job('cafe-1', 0), job('cafe-1', 90)], 2],
    [
      'midnight in Riyadh',
      [job('a-1', 0, { visitAt: at(0, '23:59') }), job('a-2', 14, { visitAt: at(14, '00:00') })],
      2,
    ],
    ['three visits on a day', ['a-1', 'b-1', 'c-1'].map((branch) => job(branch, 0)), 3],
    ['a fourth', ['a-1', 'b-1', 'c-1', 'd-1'].map((branch) => job(branch, 0)), 3],
    [
      'six visits for five open jobs',
      ['a-1', 'b-1', 'c-1', 'd-1', 'e-1', 'f-1'].map((branch, day) => job(branch, day)),
      5,
    ],
    ['two visits at a branch on a day', [job('cafe-1', 0), job('cafe-1', 0)], 1],
  ])('%s', async (_, jobs, filled) => {
    expect(await planFor(input(one, jobs))).toMatchObject({ filled })
  })

  test('visits that a shopper has already count on their day', async () => {
    const visits = ['x-1', 'y-1'].map((branchId) => ({ branchId, clientId: branchId, at: at(0), counted: true }))
    expect(await planFor(input([shopper({ visits })], [job('a-1', 0), job('b-1', 0)]))).toMatchObject({ filled: 1 })
  })

  test('two visits at a branch on a day are never both filled, whoever could', async () => {
    const jobs = [job('cafe-1', 0, { type: 'full_service' }), job('cafe-1', 0)]
    const both = [shopper({ id: 'a', level: 'basic' }), shopper({ id: 'b', level: 'basic' })]
    expect((await givenTo(input(both, jobs)))[0]).toBe(unset)
    expect(await planFor(input([...both, shopper({})], jobs))).toMatchObject({ filled: 1 })
    const full = new Map([['cafe-1 2026-12-01', 1]])
    expect(await planFor(input(both, jobs, { atBranch: full }))).toMatchObject({ filled: 0 })
  })
})

test('an empty wave, a wave without shoppers and shoppers without room', async () => {
  expect(await planFor(input([shopper({})], []))).toMatchObject({ filled: 0, fit: 0, bound: { filled: 0, fit: 0 } })
  expect(await givenTo(input([], [job('a-1', 0)]))).toEqual([unset])
  expect(await givenTo(input([shopper({ openJobs: 5 })], [job('a-1', 0)]))).toEqual([unset])
})

test('more visits come before more fit', async () => {
  const star = shopper({
    id: 'star',
    level: 'basic',
    grade: 5,
    reliability: 1,
    recentJobs: 0,
  })
  const weak = shopper({ ...star, id: 'weak', level: 'basic', conflicts: [{ clientId: 'b', until: null }], grade: 0 })
  expect(await givenTo(input([star, weak], [job('a-1', 0), job('b-1', 0)]))).toEqual([1, 0])
})

test('of two who are alike the newcomer has the visit', async () => {
  const busy = shopper({ id: 'busy', grade: 4, reliability: 1, recentJobs: 9 })
  const fresh = shopper({ id: 'fresh', grade: 4, reliability: 1, recentJobs: 0 })
  expect(await givenTo(input([busy, fresh], [job('a-1', 0)]))).toEqual([1])
})
