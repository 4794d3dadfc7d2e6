import { createHash } from 'node:crypto'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { roleNameKey } from '#/domain/staff-abilities.ts'
import { builtinRoles, type Cells, isBuiltin, readCells } from '#/domain/staff-cells.ts'
import { staffRoleMessages } from '#/messages/identity/staff.ts'
import type { Colleague } from './role-change.ts'
import type { RoleNames } from './role-name.ts'

/** Contents of a role that an owner decides. */
export type RoleContent = { nameEn: string; nameAr: string; cells: Cells; secondFactor: boolean }
export type Role = RoleNames & RoleContent & { version: number; isRetired: boolean }
export type RolePage = Role & { kind: 'builtin' | 'own' | 'retired'; members: Colleague[]; invitations: number }

const roles = (db: Tx) =>
  db
    .selectFrom('staff_roles')
    .select(['id as role', 'name_en as nameEn', 'name_ar as nameAr', 'cells', 'version', 'retired_at'])
    .select('second_factor as secondFactor')

type Stored = Awaited<ReturnType<ReturnType<typeof roles>['executeTakeFirstOrThrow']>>
const roleOf = ({ cells, retired_at, ...row }: Stored): Role => ({
  ...row,
  cells: readCells(cells),
  isRetired: retired_at !== null,
})

/** A role by its id. Throws `not-found`. */
export async function findRole(tx: Tx, id: string): Promise<Role> {
  const row = await roles(tx).where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return roleOf(row)
}

/** Name of a role for mails to owners, in both languages. */
export const bothNames = ({ nameEn, nameAr }: Pick<Role, 'nameEn' | 'nameAr'>): string => `${nameEn} / ${nameAr}`

/** A role as the activity log records it: the id of a delivered one, which has its texts; the names of an own one. */
export const recordedRole = async (tx: Tx, id: string): Promise<string> =>
  isBuiltin(id) ? id : bothNames(await findRole(tx, id))

/**
 * An own role, locked until the end of the transaction, in the version that the form shows. Throws `not-allowed` for a
 * delivered one, `staff.role-retired` and `staff.role-changed`.
 */
export async function lockRole(tx: Tx, id: string, version: number): Promise<Role> {
  if (isBuiltin(id)) throw new AppError('not-allowed')
  if ((await findRole(tx, id)).isRetired) throw new AppError('staff.role-retired')
  const row = await roles(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  // why: retired by another owner while this one waited for the lock
  if (!row) throw new AppError('staff.role-retired')
  if (row.version !== version) throw new AppError('staff.role-changed')
  return roleOf(row)
}

/** Active members of a role, by name. */
export const membersOf = (tx: Tx, role: string): Promise<Colleague[]> =>
  tx
    .selectFrom('staff_members as m')
    .innerJoin('profiles as p', 'p.id', 'm.profile_id')
    .select(['m.profile_id as id', 'p.full_name as name'])
    .where('m.role', '=', role)
    .where('m.state', '=', 'active')
    .orderBy('p.full_name')
    .orderBy('m.profile_id')
    .execute()

/** Number of invitations to a role that were neither accepted nor withdrawn. */
export async function invitationsTo(tx: Tx, role: string): Promise<number> {
  const { n } = await tx
    .selectFrom('staff_invitations')
    .select((count) => count.fn.countAll<string>().as('n'))
    .where('role', '=', role)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Mark of what a page shows before a confirmation; another content or other people give another mark. */
export const markOf = (...shown: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32)

/** Fields whose names another role in use has: folded, in the same language. */
async function usedNames(tx: Tx, id: string | null, { nameEn, nameAr }: Pick<RoleContent, 'nameEn' | 'nameAr'>) {
  const own = await roles(tx)
    .where('builtin', '=', false)
    .where('retired_at', 'is', null)
    .$if(id !== null, (query) => query.where('id', '<>', id!))
    .execute()
  const delivered = builtinRoles.map((role) => ({
    nameEn: staffRoleMessages[role].en,
    nameAr: staffRoleMessages[role].ar,
  }))
  const others = [...own, ...delivered]
  const isUsed = (name: string, field: 'nameEn' | 'nameAr') =>
    others.some((other) => roleNameKey(other[field]) === roleNameKey(name))
  return [...(isUsed(nameEn, 'nameEn') ? ['nameEn'] : []), ...(isUsed(nameAr, 'nameAr') ? ['nameAr'] : [])]
}

const nameUsed = (fields: readonly string[]): AppError =>
  new AppError('staff.role-name-used', {}, Object.fromEntries(fields.map((field) => [field, 'staff-role-name-used'])))

/** Throws `staff.role-name-used` at the fields concerned. */
export async function assertNames(tx: Tx, id: string | null, names: Pick<RoleContent, 'nameEn' | 'nameAr'>) {
  const used = await usedNames(tx, id, names)
  if (used.length > 0) throw nameUsed(used)
}

/** Turns a refusal of the database into one in words: two owners took the same name, or gave the role, in the same moment. */
export function roleRefusal(error: unknown): unknown {
  const { constraint } = error as { constraint?: string }
  if (constraint === 'staff_roles_name_en') return nameUsed(['nameEn'])
  if (constraint === 'staff_roles_name_ar') return nameUsed(['nameAr'])
  if (constraint === 'staff_roles_in_use' || constraint === 'staff_roles_retired')
    return new AppError('changed-meanwhile')
  return error
}

/** One role with its members. Throws `not-found`. */
export async function readRole(actor: Actor, id: string): Promise<RolePage> {
  authorize(actor, 'staff.read')
  return readAs(actor, async (db) => {
    const role = await findRole(db, id)
    const [members, invitations] = [await membersOf(db, id), await invitationsTo(db, id)]
    return { ...role, kind: isBuiltin(id) ? 'builtin' : role.isRetired ? 'retired' : 'own', members, invitations }
  })
}
