import { expect, test } from 'vitest'
import { gridMove } from './grid-move.ts'

const grid = { rows: 3, columns: 4, isRightToLeft: false }
const move = (from: string, key: string, isRightToLeft = false) => {
  const [row, column] = from.split(',').map(Number) as [number, number]
  const to = gridMove(
    { row, column },
    { key: key.replace('Ctrl+', ''), ctrlKey: key.startsWith('Ctrl+') },
    { ...grid, isRightToLeft },
  )
  return to && `${to.row},${to.column}`
}

test.each([
  ['1,1', 'ArrowUp', '0,1'],
  ['1,1', 'ArrowDown', '2,1'],
  ['1,1', 'ArrowRight', '1,2'],
  ['1,1', 'ArrowLeft', '1,0'],
  ['0,1', 'ArrowUp', '0,1'],
  ['2,1', 'ArrowDown', '2,1'],
  ['1,3', 'ArrowRight', '1,3'],
  ['1,0', 'ArrowLeft', '1,0'],
  ['1,2', 'Home', '1,0'],
  ['1,2', 'End', '1,3'],
  ['1,2', 'Ctrl+Home', '0,0'],
  ['1,2', 'Ctrl+End', '2,3'],
  ['1,2', 'Ctrl+ArrowLeft', null],
  ['1,2', 'w', null],
  ['1,2', 'Tab', null],
])('from %s %s leads to %s', (from, key, to) => {
  expect(move(from, key)).toBe(to)
})

test.each([
  ['1,1', 'ArrowRight', '1,0'],
  ['1,1', 'ArrowLeft', '1,2'],
  ['1,0', 'ArrowRight', '1,0'],
  ['1,3', 'ArrowLeft', '1,3'],
  ['1,1', 'ArrowDown', '2,1'],
  ['1,2', 'Home', '1,0'],
  ['1,2', 'End', '1,3'],
])('from right to left, from %s %s leads to %s', (from, key, to) => {
  expect(move(from, key, true)).toBe(to)
})
