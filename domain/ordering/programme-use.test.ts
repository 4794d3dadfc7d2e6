import { expect, test } from 'vitest'
import { programmeUse, visitsPer } from './programme-use.ts'

test.each([
  ['within the plan', 10, 30, true, { within: 10, beyond: 0, left: 20, net: 0 }],
  ['beyond the plan', 40, 30, true, { within: 30, beyond: 10, left: 0, net: 3_000 }],
  ['beyond the plan and kept to it', 40, 30, false, { within: 30, beyond: 10, left: 0, net: 0 }],
  ['without a limit', 40, null, true, { within: 40, beyond: 0, left: null, net: 0 }],
  ['without a plan', 4, 0, true, { within: 0, beyond: 4, left: 0, net: 1_200 }],
] as const)('a programme %s', (_, visits, room, beyondPlan, expected) => {
  expect(programmeUse({ visits, room, price: 300, beyondPlan })).toEqual({ visits, ...expected })
})

test('visits of one rhythm in a period of the other', () => {
  expect(visitsPer('quarter', { cadence: 'month', visits: 2 })).toBe(6)
  expect(visitsPer('month', { cadence: 'quarter', visits: 4 })).toBe(2)
  expect(visitsPer('month', { cadence: 'month', visits: 3 })).toBe(3)
})
