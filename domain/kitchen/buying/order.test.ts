import { describe, expect, test } from 'vitest'
import { stepsFrom } from '../../step.ts'
import {
  awaitsBuyer,
  isRevising,
  isWithinLimit,
  lineAmounts,
  type OrderState,
  orderSteps,
  orderTotals,
  usualOrderLimits,
} from './order.ts'

describe('amounts of a line', () => {
  test.each([
    [16_500, 'excluded', 20, 330_000, 49_500],
    [20_815, 'included', 19, 343_900, 51_585],
    [115, 'included', 1, 100, 15],
    [1, 'included', 1, 1, 0],
    [3, 'excluded', 1, 3, 0],
    [10, 'excluded', 1, 10, 2],
    [5_000, 'none', 3, 15_000, 0],
    // three packs of 0.99 with VAT are 2.97: rounded once, not three times
    [99, 'included', 3, 258, 39],
  ] as const)('%d %s × %d', (price, vatMode, packs, net, vat) => {
    expect(lineAmounts({ price: price, vatMode, packs })).toEqual({ net, vat })
  })
})

test('totals add the lines and the delivery fee with its VAT, if any is charged', () => {
  const lines = [lineAmounts({ price: 16_500, vatMode: 'excluded', packs: 20 })]
  expect(orderTotals(lines, 10_000, true)).toEqual({
    goods: 330_000,
    fee: 10_000,
    net: 340_000,
    vat: 51_000,
    total: 391_000,
  })
  expect(orderTotals(lines, 10_000, false).vat).toBe(49_500)
})

describe('limits', () => {
  test.each([
    ['owner', 900_000_000, true],
    ['manager', 2_000_000, true],
    ['manager', 2_000_001, false],
    ['branch_manager', 200_000, true],
    ['branch_manager', 200_001, false],
  ] as const)('%s %d', (level, net, within) => {
    expect(isWithinLimit(level, usualOrderLimits, net as never)).toBe(within)
  })
})

describe('steps', () => {
  test.each<[OrderState, string[]]>([
    ['draft', ['release', 'ask', 'cancel']],
    ['awaiting', ['approve', 'return', 'cancel']],
    ['approved', ['send', 'cancel']],
    ['sent', ['confirm', 'accept', 'refuse', 'revise', 'cancel']],
    ['confirmed', ['revise', 'cancel']],
    ['part_received', ['close']],
    ['received', ['close']],
    ['closed', []],
    ['cancelled', []],
  ])('%s', (state, steps) => {
    expect(stepsFrom(orderSteps, state)).toEqual(steps)
  })
})

test('a change or refusal of the supplier waits for the buyer', () => {
  expect(awaitsBuyer({ state: 'sent', answered: 'changed' })).toBe(true)
  expect(awaitsBuyer({ state: 'sent', answered: 'declined' })).toBe(true)
  expect(awaitsBuyer({ state: 'sent', answered: 'refused' })).toBe(false)
  expect(awaitsBuyer({ state: 'confirmed', answered: 'confirmed' })).toBe(false)
})

test.each([
  ['draft', 0, false],
  ['draft', 1, true],
  ['awaiting', 1, true],
  ['approved', 2, true],
  ['sent', 2, false],
  ['cancelled', 1, false],
] as const)('%s after %d times sent: the supplier waits for a revision: %s', (state, issue, revising) => {
  expect(isRevising({ state, issue })).toBe(revising)
})
