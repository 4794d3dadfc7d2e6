import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asActor, readAsSystem, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { invitationDays, type NewGrant } from '#/domain/team.ts'
import type { Lang } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { emailStateOf } from '#/platform/email-links.server.ts'
import { mailIsSetUp } from '#/platform/mail.server.ts'
import { checkGrants } from './grants.server.ts'
import { invitationHash, invitationToken } from './invitation-token.server.ts'

/** A branch whose manager the person becomes by accepting, unless it has another one by then than `instead`. */
export type Manages = { branch: string; instead: string | null }
export type Invitation = {
  email: string
  language: Lang
  grants: readonly NewGrant[]
  manages?: readonly Manages[]
  /** Of the caller: what is sent twice is one invitation. */
  id?: string
}

/** Refuses an address whose account is already in the team. */
export async function refuseMember(tx: Tx, email: string): Promise<void> {
  const { rows } = await sql<{ known: boolean }>`select priv.in_team(${email}) as known`.execute(tx)
  if (rows[0]!.known) throw new AppError('team.already-member', {}, { email: 'already-member' })
}

/** Stores an invitation whose grants were checked. The newest one of an address replaces the one before. */
export async function storeInvitation(tx: Tx, actor: Actor, invitation: Invitation): Promise<string> {
  const { email, language, grants, manages = [] } = invitation
  const clientId = companyOf(actor)
  const id = invitation.id ?? randomUUID()
  await tx
    .updateTable('member_invitations')
    .set({ state: 'replaced', answered_at: now() })
    .where('client_id', '=', clientId)
    .where('email', '=', email)
    .where('state', '=', 'pending')
    .execute()
  const stored = await tx
    .insertInto('member_invitations')
    .values({
      id,
      client_id: clientId,
      email,
      language,
      grants: JSON.stringify(grants),
      manages: JSON.stringify(manages),
      token_hash: invitationHash(invitationToken(id)),
      expires_at: new Date(now().getTime() + invitationDays * 86_400_000),
      created_by: actor.id,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  // why: a pending invitation beyond the own scope is neither seen nor replaced by a manager
  if (!stored.numInsertedOrUpdatedRows) throw new AppError('team.invited-already', {}, { email: 'invited-already' })
  await recordActivity(tx, actor, {
    action: 'members.invite',
    entity: 'member',
    entityId: id,
    clientId,
    after: { email, grants: grants.map(({ node, role, endsOn = null }) => ({ node, role, endsOn })) },
  })
  await enqueue(tx, 'members.mail-invitation', { invitationId: id })
  return id
}

/** Those of the addresses that belong to administrators, who could never answer. */
export async function staffAmong(emails: readonly string[]): Promise<string[]> {
  const rows = await readAsSystem('an invitation looks for accounts of staff, which no client reads', (db) =>
    db
      .selectFrom('profiles')
      .select('email')
      .where(sql<boolean>`lower(email) = any(${emails.map((email) => email.toLowerCase())}::text[])`)
      .where('user_type', '=', 'admin')
      .where('status', '<>', 'erased')
      .execute(),
  )
  return rows.map(({ email }) => email.toLowerCase())
}

async function refuseStaff(emails: readonly string[]): Promise<void> {
  const staff = await staffAmong(emails)
  if (staff.length > 0) throw new AppError('team.staff-address', {}, { email: 'staff-address' })
}

/** Once mail is set up, only a verified address sends mails to others. */
async function refuseUnverified(actor: Actor): Promise<void> {
  if (mailIsSetUp() && !(await emailStateOf(actor.id)).isVerified) throw new AppError('team.verify-first')
}

/** What comes before the transaction of invitations: rights, a fresh sign-in, limits, addresses of our own team. */
export async function beforeInviting(actor: Actor, emails: readonly string[]): Promise<void> {
  authorize(actor, 'members.write')
  // why not of a key: its maker proved who they are when it was made, and it invites no one above a branch manager
  if (!actor.company?.key) await confirmedRecently(actor)
  await refuseUnverified(actor)
  for (const _ of emails) await takeAttempt('team invitations by account', actor.id)
  await refuseStaff(emails)
}

const isStored = async (tx: Tx, actor: Actor, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('member_invitations')
    .select('id')
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', recordId(id))
    .executeTakeFirst()) !== undefined

/** Invites an address with its grants. The newest invitation of an address replaces the one before. */
export async function inviteMember(actor: Actor, invitation: Invitation): Promise<{ id: string }> {
  await beforeInviting(actor, [invitation.email])
  return asActor(actor, async (tx) => {
    if (invitation.id !== undefined && (await isStored(tx, actor, invitation.id))) return { id: invitation.id }
    await checkGrants(tx, actor, invitation.grants)
    await refuseMember(tx, invitation.email)
    return { id: await storeInvitation(tx, actor, invitation) }
  })
}

const selectPending = (tx: Tx, actor: Actor, invitationId: string) =>
  tx
    .selectFrom('member_invitations')
    .select(['id', 'email', 'language', 'grants', 'manages'])
    .where('client_id', '=', companyOf(actor))
    .where('id', '=', recordId(invitationId))
    .where('state', '=', 'pending')
    .executeTakeFirst()

/** Takes a pending invitation back. Throws `not-found` for one that is not pending or beyond the own rights. */
export async function withdrawInvitation(actor: Actor, invitationId: string): Promise<void> {
  authorize(actor, 'members.write')
  await asActor(actor, async (tx) => {
    const done = await tx
      .updateTable('member_invitations')
      .set({ state: 'withdrawn', answered_at: now() })
      .where('client_id', '=', companyOf(actor))
      .where('id', '=', recordId(invitationId))
      .where('state', '=', 'pending')
      .returning('email')
      .executeTakeFirst()
    if (!done) throw new AppError('not-found')
    await recordActivity(tx, actor, {
      action: 'members.withdraw-invitation',
      entity: 'member',
      entityId: recordId(invitationId),
      clientId: companyOf(actor),
      after: { email: done.email },
    })
  })
}

/** Sends an invitation again, for another seven days and with another link. */
export async function resendInvitation(actor: Actor, invitationId: string): Promise<void> {
  authorize(actor, 'members.write')
  await takeAttempt('team invitations by account', actor.id)
  await asActor(actor, async (tx) => {
    const known = await selectPending(tx, actor, invitationId)
    if (!known) throw new AppError('not-found')
    const grants = known.grants as unknown as NewGrant[]
    await checkGrants(tx, actor, grants)
    const manages = known.manages as unknown as Manages[]
    const language = known.language === 'en' ? 'en' : 'ar'
    await storeInvitation(tx, actor, { email: known.email, language, grants, manages })
  })
}

/** Withdraws what a former member left unanswered. Only for transactions of the platform. */
export const withdrawInvitationsOf = (tx: Tx, clientId: string, profileId: string) =>
  tx
    .updateTable('member_invitations')
    .set({ state: 'withdrawn', answered_at: now() })
    .where('client_id', '=', clientId)
    .where('created_by', '=', profileId)
    .where('state', '=', 'pending')
    .execute()

/** Withdraws every unanswered invitation of a company. Only for transactions of the platform. */
export const withdrawAllInvitations = (tx: Tx, clientId: string) =>
  tx
    .updateTable('member_invitations')
    .set({ state: 'withdrawn', answered_at: now() })
    .where('client_id', '=', clientId)
    .where('state', '=', 'pending')
    .execute()

type OwnerInvitation = { claimId: string; clientId: string; by: string; email: string; language: Lang; root: string }

/** Invites an address as owner for a claim that our team approved. Only for transactions of the platform. */
export async function inviteForClaim(tx: Tx, invitation: OwnerInvitation): Promise<void> {
  const { claimId, clientId, by, email, language, root } = invitation
  await tx
    .updateTable('member_invitations')
    .set({ state: 'replaced', answered_at: now() })
    .where('client_id', '=', clientId)
    .where('email', '=', email)
    .where('state', '=', 'pending')
    .execute()
  const id = randomUUID()
  await tx
    .insertInto('member_invitations')
    .values({
      id,
      client_id: clientId,
      email,
      language,
      grants: JSON.stringify([{ node: root, role: 'owner' }]),
      token_hash: invitationHash(invitationToken(id)),
      expires_at: new Date(now().getTime() + invitationDays * 86_400_000),
      created_by: by,
      claim_id: claimId,
    })
    .execute()
  const of = { entity: 'member', entityId: id, clientId } as const
  await recordActivity(tx, null, { action: 'members.invite', ...of, after: { email, claim: claimId } })
  await enqueue(tx, 'members.mail-invitation', { invitationId: id })
}
