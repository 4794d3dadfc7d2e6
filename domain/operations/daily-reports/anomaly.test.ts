import { expect, test } from 'vitest'
import { robustZ, unusual } from './anomaly.ts'

const sales = [8200, 7900, 8450, 8100, 8300, 7950, 8600, 8050]

test('sales of 5,100 are 11.76 deviations below a median of 8,150', () => {
  expect(robustZ(5100, sales)).toBeCloseTo(-11.76, 2)
  expect(unusual(5100, { weekdays: sales, days: [] })).toEqual({ usual: 8150, n: 8, basis: 'weekdays' })
  expect(unusual(8000, { weekdays: sales, days: [] })).toBeNull()
})

test('differences that were nearly always 0 use the mean deviation: -80 is 102.13 below', () => {
  const differences = [0, 0, 0, 0, 0, -5, 0, 0]
  expect(robustZ(-80, differences)).toBeCloseTo(-102.13, 2)
  expect(unusual(-80, { weekdays: differences, days: [] })).not.toBeNull()
})

test('values that never differed: any other one is a hint', () => {
  const same = [4, 4, 4, 4, 4, 4]
  expect(unusual(4, { weekdays: same, days: [] })).toBeNull()
  expect(unusual(5, { weekdays: same, days: [] })).toEqual({ usual: 4, n: 6, basis: 'weekdays' })
})

test('fewer than six same weekdays: the last days; fewer of those: nothing', () => {
  expect(unusual(5100, { weekdays: sales.slice(0, 5), days: sales })).toMatchObject({ basis: 'days' })
  expect(unusual(5100, { weekdays: sales.slice(0, 5), days: sales.slice(0, 5) })).toBeNull()
})
