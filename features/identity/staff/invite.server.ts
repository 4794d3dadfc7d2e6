import { createHash, randomUUID } from 'node:crypto'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { profileIdOf } from '#/platform/auth.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { fingerprint } from '#/platform/seal.server.ts'
import type { StaffInvitation } from './form.ts'
import { recordedRole } from './roles.server.ts'
import { mailOwners } from './tell-staff.server.ts'

const invitationDays = 7

/**
 * Token of an invitation's link: only this application derives it from the id, so that none is stored and a repeated job
 * mails the same one.
 */
export const staffToken = (invitationId: string): string => fingerprint('token of a staff invitation', invitationId)
export const staffTokenHash = (token: string): string =>
  createHash('sha256').update(`staff invitation ${token}`).digest('hex')

/** Throws `not-found` for a role that does not exist or is retired. */
export async function assertRole(tx: Tx, role: string): Promise<void> {
  const known = await tx
    .selectFrom('staff_roles')
    .select('id')
    .where('id', '=', role)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  if (!known) throw new AppError('not-found')
}

/** An account has one type; a former member of staff gets access again on the own page. */
async function refuseKnown(tx: Tx, email: string): Promise<void> {
  const profileId = await profileIdOf(email)
  if (!profileId) return
  const member = await tx
    .selectFrom('staff_members')
    .select('profile_id')
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  throw new AppError(member ? 'staff.already-listed' : 'staff.address-used')
}

const dropWaiting = (tx: Tx) =>
  tx.updateTable('staff_invitations').set({ state: 'withdrawn', settled_at: now() }).where('state', '=', 'waiting')

async function store(tx: Tx, actor: Actor, { email, fullName, language, role }: StaffInvitation): Promise<string> {
  await dropWaiting(tx).where('email', '=', email).execute()
  const id = randomUUID()
  const at = now()
  const stored = await tx
    .insertInto('staff_invitations')
    .values({
      id,
      email,
      full_name: fullName,
      language,
      role,
      token_hash: staffTokenHash(staffToken(id)),
      invited_by: actor.id,
      created_at: at,
      expires_at: new Date(at.getTime() + invitationDays * 86_400_000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  // why: another owner invited the same address in the same moment
  if (!stored.numInsertedOrUpdatedRows) throw new AppError('changed-meanwhile')
  const action = 'staff.invite'
  const after = { email, role: await recordedRole(tx, role) }
  await recordActivity(tx, actor, { action, entity: 'staff', entityId: id, after })
  await enqueue(tx, 'accounts.staff-invitation', { invitationId: id })
  await mailOwners(tx, actor, action, email)
  return id
}

/** Invites an address to the staff. The newest invitation of an address replaces the one before. */
export async function inviteStaff(actor: Actor, invitation: StaffInvitation): Promise<{ id: string }> {
  authorize(actor, 'staff.manage')
  await confirmedRecently(actor)
  await takeAttempt('staff invitations by account', actor.id)
  return asActor(actor, async (tx) => {
    await assertRole(tx, invitation.role)
    await refuseKnown(tx, invitation.email)
    return { id: await store(tx, actor, invitation) }
  })
}

/** Sends a waiting invitation again, with another link for another seven days. Throws `not-found`. */
export async function resendStaffInvitation(actor: Actor, invitationId: string): Promise<void> {
  authorize(actor, 'staff.manage')
  await confirmedRecently(actor)
  await takeAttempt('staff invitations by account', actor.id)
  await asActor(actor, async (tx) => {
    const row = await tx
      .selectFrom('staff_invitations')
      .select(['email', 'full_name', 'language', 'role'])
      .where('id', '=', recordId(invitationId))
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    await assertRole(tx, row.role)
    const language = row.language === 'ar' ? 'ar' : 'en'
    await store(tx, actor, { email: row.email, fullName: row.full_name, language, role: row.role })
  })
}

/** Withdraws a waiting invitation. Throws `not-found`. */
export async function withdrawStaffInvitation(actor: Actor, invitationId: string): Promise<void> {
  authorize(actor, 'staff.manage')
  await confirmedRecently(actor)
  await asActor(actor, async (tx) => {
    const id = recordId(invitationId)
    const row = await dropWaiting(tx).where('id', '=', id).returning(['email']).executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const action = 'staff.withdraw'
    await recordActivity(tx, actor, { action, entity: 'staff', entityId: id, after: { email: row.email } })
    await mailOwners(tx, actor, action, row.email)
  })
}

/** Withdraws what a member of staff, who loses the access, has sent. */
export const withdrawInvitationsFrom = (tx: Tx, profileId: string) =>
  dropWaiting(tx).where('invited_by', '=', profileId).execute()

/** Withdraws invitations to a role that is retired. */
export const withdrawInvitationsTo = (tx: Tx, role: string) => dropWaiting(tx).where('role', '=', role).execute()
