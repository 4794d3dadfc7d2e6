import { expect, test } from 'vitest'
import { priceWave, type PriceAim } from './wave-price.ts'

const visits = (clientId: string, ...days: string[]) => days.map((day) => ({ clientId, day }))
const aim = (more: Partial<PriceAim>): PriceAim => ({
  visits: visits('cafe', '2026-12-01', '2026-12-02', '2026-12-03'),
  plans: [],
  included: { free: 0, basic: 10, professional: 30, enterprise: null },
  others: [],
  price: 500_00,
  fee: 300_00,
  ...more,
})

test('without a plan every visit is charged, with VAT and what is left after the fees', () => {
  expect(priceWave(aim({}))).toEqual({
    visits: 3,
    listed: 1500_00,
    withinPlans: 0,
    net: 1500_00,
    vat: 225_00,
    gross: 1725_00,
    fees: 900_00,
    margin: 600_00,
    marginPercent: 40,
  })
})

test.each([
  ['ten a month, none used', 'basic', 0, 3],
  ['ten a month, eight used', 'basic', 8, 2],
  ['ten a month, all used', 'basic', 12, 0],
  ['no end', 'enterprise', 500, 3],
] as const)('a plan includes visits: %s', (_, tier, used, within) => {
  const plans = [{ clientId: 'cafe', tier, began: '2026-11-15' }]
  const others = visits('cafe', ...Array.from({ length: used }, () => '2026-12-10'))
  const price = priceWave(aim({ plans, others }))
  expect([price.withinPlans, price.net]).toEqual([within, (3 - within) * 500_00])
})

test('months are those of the plan, and another client’s plan includes nothing', () => {
  const plans = [{ clientId: 'cafe', tier: 'basic', began: '2026-11-15' } as const]
  const others = visits('cafe', ...Array.from({ length: 10 }, () => '2026-12-10'))
  const later = visits('cafe', '2026-12-14', '2026-12-15', '2027-01-20')
  expect(priceWave(aim({ visits: [...later, ...visits('grill', '2026-12-16')], plans, others })).withinPlans).toBe(2)
  expect(priceWave(aim({ visits: visits('cafe', '2026-11-01'), plans })).withinPlans).toBe(0)
})

test('visits that a plan includes still pay their shoppers', () => {
  const plans = [{ clientId: 'cafe', tier: 'enterprise', began: '2026-01-01' } as const]
  expect(priceWave(aim({ plans }))).toMatchObject({ net: 0, gross: 0, margin: -900_00, marginPercent: null })
})
