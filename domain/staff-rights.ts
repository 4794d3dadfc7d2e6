import type { Actor, RoleView, StaffRights } from './actor.ts'
import type { Permission } from './permissions.ts'
import { readCells } from './staff-cells.ts'
import { permissionsOf } from './staff-roles.ts'

/** Standing of a member of staff as the database returns it; without one the fields are null. */
export type StaffRow = {
  staff_role: string | null
  staff_cells: unknown
  staff_second_factor: boolean | null
  seen_role: string | null
  seen_cells: unknown
  seen_until: string | Date | null
  seen_name_en: string | null
  seen_name_ar: string | null
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

const shared = (some: ReadonlySet<Permission>, others: ReadonlySet<string>): ReadonlySet<Permission> =>
  new Set([...some].filter((permission) => others.has(permission)))

/** View of a session as another role. */
function viewOf(row: StaffRow, own: StaffRights): RoleView | null {
  if (!row.seen_role || !row.seen_until) return null
  return {
    role: row.seen_role,
    nameEn: row.seen_name_en ?? '',
    nameAr: row.seen_name_ar ?? '',
    until: new Date(row.seen_until).toISOString(),
    permissions: shared(permissionsFor(row.seen_cells, false), own.permissions),
  }
}

/** Rights of a session: of the role; in a view as another role those of both that change nothing. */
export function rightsOf(row: StaffRow): StaffRights | null {
  if (!row.staff_role) return null
  const own = rightsOfRole(row.staff_role, row.staff_cells)
  const seesAs = viewOf(row, own)
  if (!seesAs) return own
  return { ...own, permissions: shared(permissionsFor(row.seen_cells, true), seesAs.permissions), seesAs }
}

/**
 * The person while a page is read: in a view as another role the pages and buttons of that role, also those that lead to
 * a change. Their forms are refused, because requests that change something come without these permissions.
 */
export function whileReading(person: Actor): Actor {
  const seesAs = person.staff?.seesAs
  return seesAs ? { ...person, staff: { ...person.staff!, permissions: seesAs.permissions } } : person
}

/** The person without the view, to end it. */
export function outsideView(person: Actor): Actor {
  if (!person.staff?.seesAs) return person
  const { seesAs: _view, ...own } = person.staff
  return { ...person, staff: own }
}
