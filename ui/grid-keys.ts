import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react'
import { gridMove, type GridPlace } from '#/domain/grid-move.ts'
import { useLang } from '#/ui/language.tsx'
import { useShortcutsOn } from '#/ui/shortcuts.ts'

const never = () => () => undefined
const yes = () => true
const no = () => false

type Options = {
  rows: number
  columns: number
  /** The cell that can be reached first. */
  first: GridPlace
  /** Letters by their place on the keyboard (`KeyW`), and what they do to the cell in focus. */
  letters?: Record<string, (cell: HTMLElement) => void>
}

/**
 * Keys of a table as an ARIA grid: one cell is in the order of Tab, arrows move between cells, Enter goes to the controls
 * of the cell and Escape back. Without scripts the table and its controls stay as they are.
 */
export function useGridKeys({ rows, columns, first, letters = {} }: Options) {
  const grid = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState(first)
  const isRightToLeft = useLang() === 'ar'
  const hears = useShortcutsOn()
  const isOn = useSyncExternalStore(never, yes, no)
  const cellAt = ({ row, column }: GridPlace) =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const target = event.target as HTMLElement
    const cell = target.closest<HTMLElement>('[data-cell]')
    if (!cell || event.altKey || event.metaKey || event.shiftKey) return
    const letter = hears && !event.ctrlKey && !target.matches('input:not([type=radio])') && letters[event.code]
    if (letter) {
      event.preventDefault()
      letter(cell)
      return
    }
    // why: within a control its own keys count, such as arrows of radios and of numbers
    if (target !== cell) {
      if (event.key !== 'Escape') return
      event.preventDefault()
      cell.focus()
      return
    }
    if (event.key === 'Enter') {
      const control = cell.querySelector<HTMLElement>('input:not([type=hidden]), button, a')
      if (control) event.preventDefault()
      control?.focus()
      return
    }
    const [row, column] = cell.dataset['cell']!.split(' ').map(Number) as [number, number]
    const next = gridMove({ row, column }, event, { rows, columns, isRightToLeft })
    if (!next) return
    event.preventDefault()
    cellAt(next)?.focus()
  }
  return {
    isOn,
    table: { ref: grid, onKeyDown, ...(isOn && { role: 'grid' }) },
    cell: (row: number, column: number) => ({
      'data-cell': `${row} ${column}`,
      onFocus: () => setAt({ row, column }),
      ...(isOn && { tabIndex: at.row === row && at.column === column ? 0 : -1 }),
    }),
    /** Controls of cells are reached through their cell. */
    control: isOn ? { tabIndex: -1 } : {},
  }
}
export type GridKeys = ReturnType<typeof useGridKeys>
