import type { KeyboardEvent } from 'react'
import { tableColumns } from '../table.ts'

export type CellPlace = { row: number; column: number }

/** Place of the cell that holds an element. */
export function cellOf(target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined
  if (cell === undefined) return null
  const [row = 0, column = 0] = cell.split(' ').map(Number)
  return { row, column }
}

type Box = HTMLInputElement | HTMLTextAreaElement
const isTyped = (target: EventTarget): target is Box =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox')

/** True when an arrow key may leave a text: the whole text is selected, or the cursor is at the end that the key points to. */
function leaves(box: Box, key: string): boolean {
  const { selectionStart: start, selectionEnd: end, value } = box
  if (start === 0 && end === value.length) return true
  return (key === 'ArrowUp' && start === 0 && end === 0) || (key === 'ArrowDown' && start === value.length)
}

/** Step that a key asks for: rows down and columns on. */
function stepOf({ key, shiftKey, target }: KeyboardEvent): { down: number; on: number } | null {
  if (key === 'Enter') return { down: shiftKey ? -1 : 1, on: 0 }
  if (shiftKey || (isTyped(target) && !leaves(target, key))) return null
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  // why: up and down choose in a list
  if (key === 'ArrowUp' || key === 'ArrowDown')
    return target instanceof HTMLSelectElement ? null : { down: key === 'ArrowUp' ? -1 : 1, on: 0 }
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { down: 0, on: key === forward ? 1 : -1 }
  return null
}

/** Moves between cells by Enter and arrows, past those that a question does not have. */
export function moveByKeys(event: KeyboardEvent, exists: (row: number, column: number) => boolean): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
  if (event.target instanceof HTMLButtonElement) return
  const at = cellOf(event.target)
  const step = at && stepOf(event)
  if (!step) return
  event.preventDefault()
  const table = event.currentTarget
  for (let { row, column } = at; ;) {
    row += step.down
    column += step.on
    const target = table.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)
    if (row < 0 || column < 0 || column >= tableColumns.length || (!target && step.down !== 0)) return
    if (!target || !exists(row, column)) continue
    const field = target.querySelector<HTMLElement>('textarea, input, select')
    if (!field) continue
    field.focus()
    if (isTyped(field)) field.select()
    return
  }
}
