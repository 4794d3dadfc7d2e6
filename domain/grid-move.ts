export type GridPlace = { row: number; column: number }
type Grid = { rows: number; columns: number; isRightToLeft: boolean }
type Key = { key: string; ctrlKey?: boolean }

/**
 * Where a key leads in a grid from a place; null: the key is not one of the grid. Left and right follow the sight, so that
 * in right-to-left they lead the other way through the columns. Places beyond the edge are the edge.
 */
export function gridMove({ row, column }: GridPlace, { key, ctrlKey = false }: Key, grid: Grid): GridPlace | null {
  const { rows, columns, isRightToLeft } = grid
  const last = { row: rows - 1, column: columns - 1 }
  const to = (place: GridPlace): GridPlace => ({
    row: Math.max(0, Math.min(last.row, place.row)),
    column: Math.max(0, Math.min(last.column, place.column)),
  })
  const right = isRightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowUp':
      return ctrlKey ? null : to({ row: row - 1, column })
    case 'ArrowDown':
      return ctrlKey ? null : to({ row: row + 1, column })
    case 'ArrowRight':
      return ctrlKey ? null : to({ row, column: column + right })
    case 'ArrowLeft':
      return ctrlKey ? null : to({ row, column: column - right })
    case 'Home':
      return ctrlKey ? { row: 0, column: 0 } : { row, column: 0 }
    case 'End':
      return ctrlKey ? last : { row, column: last.column }
    default:
      return null
  }
}
