import { randomUUID } from 'node:crypto'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { changeOfRole } from '#/domain/staff-abilities.ts'
import { isBuiltin } from '#/domain/staff-cells.ts'
import { recordActivities } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { withdrawInvitationsTo } from './invite.server.ts'
import type { Colleague, Concern, RoleAnswer } from './role-change.ts'
import type { RetiredRole } from './role-form.ts'
import {
  bothNames,
  findRole,
  invitationsTo,
  markOf,
  membersOf,
  recordedRole,
  type Role,
  roleRefusal,
} from './roles.server.ts'
import { namedPeople, typedOf } from './save-role.server.ts'
import { mailOwners } from './tell-staff.server.ts'

const needsReplacement = (): AppError => new AppError('staff.role-replacement', {}, { replacement: 'staff-role' })

/**
 * An own role in the version that the form shows. Not locked (why: a person who joins holds the invitation, which is
 * withdrawn first, and then waits for the role).
 */
async function openRole(tx: Tx, id: string, version: number): Promise<Role> {
  if (isBuiltin(id)) throw new AppError('not-allowed')
  const known = await findRole(tx, id)
  if (known.isRetired) throw new AppError('staff.role-retired')
  if (known.version !== version) throw new AppError('staff.role-changed')
  return known
}

/** Role to which the members change. The role of an owner is given on the page of the person only. */
async function replacementFor(tx: Tx, role: string, replacement: string): Promise<Role> {
  if (replacement === '' || replacement === role || replacement === 'owner') throw needsReplacement()
  const found = await findRole(tx, replacement).catch(() => null)
  if (!found || found.isRetired) throw needsReplacement()
  return found
}

function concernOf(known: Role, next: Role | null, people: readonly Colleague[], invitations: number): Concern {
  const change = next ? changeOfRole(known.cells, next.cells) : { lost: [], gained: [] }
  const factor = !next || known.secondFactor === next.secondFactor ? null : next.secondFactor ? 'begins' : 'ends'
  return { ...change, people: people.slice(0, namedPeople), count: people.length, factor, invitations }
}

/** Gives the members of a role another one. */
async function moveMembers(tx: Tx, actor: Actor, role: string, replacement: string): Promise<void> {
  const moved = await tx
    .updateTable('staff_members')
    .set((of) => ({ role: replacement, version: of('version', '+', 1), changed_by: actor.id, changed_at: now() }))
    .where('role', '=', role)
    .where('state', '=', 'active')
    .returning('profile_id')
    .execute()
  for (const { profile_id: profileId } of moved)
    await enqueue(tx, 'accounts.staff-member', { profileId, staffRole: replacement, effect: randomUUID() })
  const [before, after] = [await recordedRole(tx, role), await recordedRole(tx, replacement)]
  const entries = moved.map(({ profile_id }) => ({
    action: 'staff.change-role',
    entity: 'staff' as const,
    entityId: profile_id,
    before: { role: before },
    after: { role: after },
  }))
  if (entries.length > 0) await recordActivities(tx, actor, entries)
}

async function write(tx: Tx, actor: Actor, { role, ...known }: Role, replacement: string | null): Promise<void> {
  await withdrawInvitationsTo(tx, role)
  if (replacement) await moveMembers(tx, actor, role, replacement)
  const done = await tx
    .updateTable('staff_roles')
    .set({ retired_at: now(), version: known.version + 1, updated_by: actor.id, updated_at: now() })
    .where('id', '=', role)
    .where('version', '=', known.version)
    .returning('id')
    .executeTakeFirst()
  if (!done) throw new AppError('staff.role-changed')
  const { nameEn, nameAr } = known
  const after = { nameEn, nameAr, ...(replacement && { replacement: await recordedRole(tx, replacement) }) }
  const of = { entity: 'staff-role', entityId: role } as const
  await recordActivities(tx, actor, [{ action: 'staff.retire-role', ...of, after }])
  await mailOwners(tx, actor, 'staff.retire-role', bothNames(known))
}

/**
 * Retires an own role after a confirmation; its members change to another role in the same transaction, its invitations are
 * withdrawn. Throws `staff.role-replacement`, `staff.role-changed`, `staff.role-retired` and `changed-meanwhile`.
 */
export async function retireRole(actor: Actor, role: string, form: RetiredRole): Promise<RoleAnswer> {
  authorize(actor, 'staff.manage')
  await confirmedRecently(actor)
  try {
    return await asActor(actor, async (tx): Promise<RoleAnswer> => {
      const known = await openRole(tx, role, form.version)
      const [people, invitations] = [await membersOf(tx, role), await invitationsTo(tx, role)]
      const next = people.length > 0 ? await replacementFor(tx, role, form.replacement) : null
      const agreed = markOf('retire', known, next, people, invitations)
      if (form.agreed === agreed) {
        await write(tx, actor, known, next?.role ?? null)
        return { step: 'saved' }
      }
      const concern = concernOf(known, next, people, invitations)
      return { step: 'check', of: 'retire', agreed, isAgain: form.agreed !== '', concern, typed: typedOf(form) }
    })
  } catch (error) {
    throw roleRefusal(error)
  }
}
