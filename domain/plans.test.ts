import { expect, test } from 'vitest'
import { mostPopularTier, plans, soldTiers } from './plans.ts'

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
