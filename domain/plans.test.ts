import { expect, test } from 'vitest'
import {
  addedBy,
  mostPopularTier,
  planContentNames,
  planHas,
  plans,
  smallestWith,
  soldTiers,
  subscriptionTiers,
} from './plans.ts'

test('plans cost what the specification says', () => {
  expect(plans.free.monthlyPrice).toBe(0)
  expect(plans.basic).toEqual({ monthlyPrice: 99_900 })
  expect(plans.professional).toEqual({ monthlyPrice: 249_900 })
  expect(plans.enterprise).toEqual({ monthlyPrice: null })
})

test('three plans are sold, and the professional one is the most popular', () => {
  expect(soldTiers).toEqual(['basic', 'professional', 'enterprise'])
  expect(mostPopularTier).toBe('professional')
})

const mark = (tier: (typeof subscriptionTiers)[number]) =>
  planContentNames.map((content) => (planHas(tier, content) ? 'x' : '.')).join('')

test('plans contain what the product’s table says', () => {
  expect(planContentNames.join(' ')).toBe(
    'reports dashboard summary analytics certificates questionnaires api support telephone manager training agreement',
  )
  expect(subscriptionTiers.map((tier) => [tier, mark(tier)])).toEqual([
    ['free', 'xx.....x....'],
    ['basic', 'xx.....x....'],
    ['professional', 'xxxxx..xx...'],
    ['enterprise', 'xxxxxxxxxxxx'],
  ])
})

test('a larger plan contains all of the smaller one, and the way to upgrade leads to the smallest that has it', () => {
  for (const content of planContentNames) {
    const first = soldTiers.findIndex((tier) => planHas(tier, content))
    expect(soldTiers.slice(first).every((tier) => planHas(tier, content))).toBe(true)
    expect(soldTiers.slice(0, first).some((tier) => planHas(tier, content))).toBe(false)
    expect(smallestWith(content)).toBe(soldTiers[first])
  }
  expect(soldTiers.flatMap((tier) => addedBy(tier)).toSorted()).toEqual([...planContentNames].toSorted())
})
