import type { StaffRights } from './actor.ts'
import type { Permission } from './permissions.ts'
import { permissionsOf, readCells } from './staff-roles.ts'

/** Standing of a member of staff as the database returns it; without one the fields are null. */
export type StaffRow = {
  staff_role: string | null
  staff_cells: unknown
  staff_second_factor: boolean | null
  seen_role: string | null
  seen_cells: unknown
  seen_until: string | Date | null
}

/** Sets of permissions by cells (why: they are few, and every request of a member of staff needs one). */
const known = new Map<string, ReadonlySet<Permission>>()
const mostKnown = 200

function permissionsFor(cells: unknown, readOnly: boolean): ReadonlySet<Permission> {
  const key = JSON.stringify([cells, readOnly])
  const found = known.get(key)
  if (found) return found
  if (known.size >= mostKnown) known.clear()
  const made = permissionsOf(readCells(cells), readOnly)
  known.set(key, made)
  return made
}

/** Rights of a role alone. */
export const rightsOfRole = (role: string, cells: unknown): StaffRights => ({
  role,
  permissions: permissionsFor(cells, false),
})

/** Rights of a session: of the role, or those that it shares with the role it sees as. */
export function rightsOf({ staff_role, staff_cells, seen_role, seen_cells, seen_until }: StaffRow): StaffRights | null {
  if (!staff_role) return null
  const own = rightsOfRole(staff_role, staff_cells)
  if (!seen_role || !seen_until) return own
  const seen = [...permissionsFor(seen_cells, true)].filter((permission) => own.permissions.has(permission))
  return { ...own, permissions: new Set(seen), seesAs: { role: seen_role, until: new Date(seen_until).toISOString() } }
}
