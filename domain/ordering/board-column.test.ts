import { expect, test } from 'vitest'
import { boardColumns, columnOf, columnsFrom, moveBetween } from './board-column.ts'

test('an approved request with an offer has its own column', () => {
  expect(columnOf('approved', true)).toBe('offered')
  expect(columnOf('approved', false)).toBe('approved')
  expect(columnOf('assigned', true)).toBe('assigned')
})

test('a card goes only where its state may go', () => {
  expect(columnsFrom('pending')).toEqual(['approved', 'cancelled'])
  expect(columnsFrom('approved')).toEqual(['offered', 'assigned', 'cancelled'])
  expect(columnsFrom('offered')).toEqual(['approved', 'assigned', 'cancelled'])
  expect(columnsFrom('assigned')).toEqual(['approved', 'cancelled'])
  for (const column of ['in_progress', 'completed', 'cancelled'] as const) expect(columnsFrom(column)).toEqual([])
  for (const column of boardColumns) expect(moveBetween(column, column)).toBeNull()
})
