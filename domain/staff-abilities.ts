import { fold } from './fold.ts'
import { type Cell, type Cells, cellsOf, type StaffArea, staffAreas } from './staff-cells.ts'

/** Cells that own roles do not have: what only owners may do, and the state of an invoice, which is not a right of any table. */
const withheld: Partial<Record<StaffArea, Cell>> = { platform: 'do', invoices: 'state' }

/** Cells of an area that an own role may have. The database has the same list. */
export const choicesOf = (area: StaffArea): readonly Cell[] =>
  (cellsOf[area] as readonly Cell[]).filter((cell) => cell !== withheld[area])

/** Cells for a copy of a role: the nearest that an own role may have. */
export const copiedCells = (cells: Cells): Cells => ({
  ...cells,
  platform: cells.platform === 'do' ? 'read' : cells.platform,
  invoices: cells.invoices === 'state' ? 'none' : cells.invoices,
})

/** A role that gives nothing. */
export const isEmptyRole = (cells: Cells): boolean => staffAreas.every((area) => cells[area] === 'none')

/** What a cell gives, in parts that can be lost or gained. */
export type Ability = { [A in StaffArea]: `${A}_${Exclude<Cells[A], 'none'>}` }[StaffArea]

/** Cells that give less than reading. */
const below: readonly Cell[] = ['pay', 'state']

function partsOf(area: StaffArea, cell: Cell): readonly Cell[] {
  if (cell === 'none') return []
  if (below.includes(cell)) return cell === withheld[area] ? [] : [cell]
  const isPart = (one: Cell) =>
    one !== 'none' && (cell === 'do' || one === cell || one === 'read' || below.includes(one))
  return (cellsOf[area] as readonly Cell[]).filter((one) => isPart(one) && (one === cell || one !== withheld[area]))
}

/** Abilities of a role, in the order of the areas. */
export const abilitiesOf = (cells: Cells): Ability[] =>
  staffAreas.flatMap((area) => partsOf(area, cells[area]).map((part) => `${area}_${part}` as Ability))

export type RoleChange = { lost: Ability[]; gained: Ability[] }

/** What the members of a role lose and gain. */
export function changeOfRole(before: Cells, after: Cells): RoleChange {
  const [old, next] = [abilitiesOf(before), abilitiesOf(after)]
  return { lost: old.filter((one) => !next.includes(one)), gained: next.filter((one) => !old.includes(one)) }
}

/** Areas whose cells differ, with the cells before and after, for the activity log. */
export function differingCells(before: Cells, after: Cells): { before: Partial<Cells>; after: Partial<Cells> } {
  const areas = staffAreas.filter((area) => before[area] !== after[area])
  const only = (cells: Cells): Partial<Cells> => Object.fromEntries(areas.map((area) => [area, cells[area]]))
  return { before: only(before), after: only(after) }
}

/** Name of a role without what two readers would take for the same: case, forms of letters, vowel signs, spaces. */
export const roleNameKey = (name: string): string => fold(name).replace(/\s+/g, ' ')
