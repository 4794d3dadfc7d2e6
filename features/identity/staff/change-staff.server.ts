import { randomUUID } from 'node:crypto'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { endAllSessions } from '#/platform/sessions.server.ts'
import type { StaffMemberForm } from './form.ts'
import { assertRole, withdrawInvitationsFrom } from './invite.server.ts'
import { recordedRole, roleRefusal } from './roles.server.ts'
import { mailOwners } from './tell-staff.server.ts'

type Member = { role: string; state: string; email: string }

async function findMember(tx: Tx, id: string): Promise<Member> {
  const row = await tx
    .selectFrom('staff_members as m')
    .innerJoin('profiles as p', 'p.id', 'm.profile_id')
    .select(['m.role', 'm.state', 'p.email'])
    .where('m.profile_id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

type Change = { role: string; state: 'active' | 'removed'; version: number }

/** Writes role and state. The database refuses to leave no owner. */
async function write(tx: Tx, actor: Actor, id: string, { role, state, version }: Change): Promise<void> {
  const done = await tx
    .updateTable('staff_members')
    .set({ role, state, version: version + 1, changed_by: actor.id, changed_at: now() })
    .where('profile_id', '=', id)
    .where('version', '=', version)
    .returning('profile_id')
    .executeTakeFirst()
    .catch((error: unknown) => {
      if ((error as { code?: string }).code === 'IT001') throw new AppError('staff.last-owner')
      throw roleRefusal(error)
    })
  if (!done) throw new AppError('changed-meanwhile')
}

/** Gives a member of staff a role; one who was removed gets access again. */
async function giveRole(tx: Tx, actor: Actor, id: string, role: string, version: number): Promise<void> {
  await assertRole(tx, role)
  const before = await findMember(tx, id)
  if (role !== 'owner') await withdrawInvitationsFrom(tx, id)
  const action = before.state === 'removed' ? 'staff.restore' : 'staff.change-role'
  const of = { entity: 'staff', entityId: id } as const
  const [old, next] = [await recordedRole(tx, before.role), await recordedRole(tx, role)]
  await recordActivity(tx, actor, { action, ...of, before: { role: old }, after: { role: next } })
  await enqueue(tx, 'accounts.staff-member', { profileId: id, staffRole: role, effect: randomUUID() })
  await mailOwners(tx, actor, action, before.email)
  // why last: an owner who takes another role may not do the rest
  await write(tx, actor, id, { role, state: 'active', version })
}

async function remove(tx: Tx, actor: Actor, id: string, version: number): Promise<void> {
  const before = await findMember(tx, id)
  if (before.state === 'removed') throw new AppError('changed-meanwhile')
  await withdrawInvitationsFrom(tx, id)
  const action = 'staff.remove'
  const of = { entity: 'staff', entityId: id } as const
  await recordActivity(tx, actor, { action, ...of, before: { role: await recordedRole(tx, before.role) } })
  await enqueue(tx, 'accounts.staff-member', { profileId: id, staffRole: null, effect: randomUUID() })
  await mailOwners(tx, actor, action, before.email)
  // why last: an owner who leaves may do nothing afterwards
  await write(tx, actor, id, { role: before.role, state: 'removed', version })
}

/**
 * Changes the role of a member of staff, or ends the access with all sessions. Throws `staff.last-owner`,
 * `changed-meanwhile` and `not-found`.
 */
export async function changeStaff(actor: Actor, profileId: string, form: StaffMemberForm): Promise<void> {
  authorize(actor, 'staff.manage')
  await confirmedRecently(actor)
  const id = recordId(profileId)
  await asActor(actor, (tx) =>
    form.intent === 'role' ? giveRole(tx, actor, id, form.role, form.version) : remove(tx, actor, id, form.version),
  )
  if (form.intent === 'remove') await endAllSessions(id)
}
