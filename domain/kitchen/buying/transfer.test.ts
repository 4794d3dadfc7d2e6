import { expect, test } from 'vitest'
import { rational } from '../../rational.ts'
import { movedNow, movesOf } from './transfer.ts'

const between = { from: 'north', to: 'south' }

test('what leaves a branch reaches the other; a difference below 0 goes back, nothing makes nothing', () => {
  const lines = new Map([
    ['chicken', rational(11_000)],
    ['rice', rational(-500)],
    ['oil', rational(0)],
  ])
  expect(movesOf(between, lines)).toEqual([
    { branchId: 'north', ingredientId: 'chicken', quantity: rational(-11_000), kind: 'transfer_out' },
    { branchId: 'south', ingredientId: 'chicken', quantity: rational(11_000), kind: 'transfer_in' },
    { branchId: 'north', ingredientId: 'rice', quantity: rational(500), kind: 'transfer_in' },
    { branchId: 'south', ingredientId: 'rice', quantity: rational(-500), kind: 'transfer_out' },
  ])
})

test('the quantity with its corrections is the same from either branch', () => {
  const moves = [
    ...movesOf(between, new Map([['chicken', rational(11_000)]])),
    ...movesOf(between, new Map([['chicken', rational(-1000)]])),
  ]
  const now = new Map([['chicken', rational(10_000)]])
  expect(movedNow(between, moves)).toEqual(now)
  for (const branch of ['north', 'south'])
    expect(
      movedNow(
        between,
        moves.filter(({ branchId }) => branchId === branch),
      ),
    ).toEqual(now)
})
