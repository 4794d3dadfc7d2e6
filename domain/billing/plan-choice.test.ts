import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mysteryTypes } from '../evaluation.ts'
import {
  answerPlan,
  mostBranches,
  type PlanQuestion,
  questionIn,
  questionSearch,
  usualQuestion,
} from './plan-choice.ts'

const prices = {
  single: { full_service: 50_000, basic: 30_000 },
  included: { free: 0, basic: 10, professional: 30, enterprise: null },
}

test.each<[branches: number, visits: number, plan: string | null, singles: number, net: number, perVisit: number]>([
  [1, 1, null, 1, 50_000, 50_000],
  [1, 2, 'basic', 0, 99_900, 49_950],
  [5, 2, 'basic', 0, 99_900, 9_990],
  [12, 1, 'basic', 2, 199_900, 16_658],
  [12, 2, 'professional', 0, 249_900, 10_413],
  [12, 3, 'professional', 6, 549_900, 15_275],
  [30, 1, 'professional', 0, 249_900, 8_330],
])('%i branches with %i visits each: %s and %i single visits', (branches, visits, plan, singles, net, perVisit) => {
  const { count, ways, saving } = answerPlan({ branches, visits, type: 'full_service' }, prices)
  expect(ways[0]).toEqual({ plan, singles, net, perVisit })
  expect(saving).toBe(count * 50_000 - net)
})

test('the basic visit costs less, so a plan pays off later', () => {
  expect(answerPlan({ branches: 3, visits: 1, type: 'basic' }, prices).ways[0].plan).toBeNull()
  expect(answerPlan({ branches: 4, visits: 1, type: 'basic' }, prices).ways[0].plan).toBe('basic')
})

test('Enterprise is offered once visits beyond the largest priced plan cost more than that plan', () => {
  const asks = (branches: number, type: PlanQuestion['type'] = 'full_service') =>
    answerPlan({ branches, visits: 1, type }, prices).forEnterprise
  expect([34, 35].map((branches) => asks(branches))).toEqual([false, true])
  expect([38, 39].map((branches) => asks(branches, 'basic'))).toEqual([false, true])
})

test('an address carries the question, and nonsense becomes the usual one', () => {
  const read = (search: string) => questionIn(new URLSearchParams(search))
  expect(read('')).toEqual(usualQuestion)
  expect(read('branches=12&visits=3&type=basic')).toEqual({ branches: 12, visits: 3, type: 'basic' })
  expect(read('branches=0&visits=9&type=gold')).toEqual({ branches: 1, visits: 4, type: 'full_service' })
  expect(read('branches=-3&visits=two')).toEqual(usualQuestion)
  expect(read('branches=999999')).toMatchObject({ branches: mostBranches })
  const asked = { branches: 7, visits: 4, type: 'basic' } as const
  expect(read(questionSearch(asked))).toEqual(asked)
})

test('law: the ways are complete, in order of price, and never dearer than single visits', () => {
  const question = fc.record({
    branches: fc.integer({ min: 1, max: mostBranches }),
    visits: fc.integer({ min: 1, max: 4 }),
    type: fc.constantFrom(...mysteryTypes),
  })
  fc.assert(
    fc.property(question, fc.nat(200_000), fc.nat(60), (asked, price, included) => {
      const { ways, saving, count } = answerPlan(asked, {
        single: { full_service: price, basic: price },
        included: { ...prices.included, basic: included },
      })
      expect(new Set(ways.map(({ plan }) => plan))).toEqual(new Set([null, 'basic', 'professional']))
      expect(ways.map(({ net }) => net)).toEqual(ways.map(({ net }) => net).toSorted((a, b) => a - b))
      expect(saving).toBeGreaterThanOrEqual(0)
      expect(ways[0].net + saving).toBe(count * price)
    }),
  )
})
