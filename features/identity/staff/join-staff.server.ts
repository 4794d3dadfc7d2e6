import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { passwordProblem } from '#/domain/password.ts'
import { isLang, type Text, textOf } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { createAndJoin } from '#/features/identity/accounts/create-and-join.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import type { RequestInfo } from '#/platform/request-context.ts'
import { staffToken, staffTokenHash } from './invite.server.ts'
import { recordedRole } from './roles.server.ts'
import { roleWords } from './tell-staff.server.ts'

const waiting = (tx: Tx) =>
  tx
    .selectFrom('staff_invitations as i')
    .innerJoin('staff_roles as r', 'r.id', 'i.role')
    .innerJoin('profiles as p', 'p.id', 'i.invited_by')
    .select(['i.id', 'i.email', 'i.full_name as fullName', 'i.language', 'i.role', 'p.full_name as inviter'])
    .select('r.second_factor as secondFactor')
    .where('i.state', '=', 'waiting')
    .where('i.expires_at', '>', now().toISOString())
    .where('r.retired_at', 'is', null)

export type OpenStaffInvitation = { email: string; fullName: string; role: Text; secondFactor: boolean }

/** The invitation of a link, or null. */
export const readStaffInvitation = (token: string): Promise<OpenStaffInvitation | null> =>
  readAsSystem('the holder of the link has no account yet', async (db) => {
    const row = await waiting(db).where('i.token_hash', '=', staffTokenHash(token)).executeTakeFirst()
    const role = row && (await roleWords(db, row.role))
    return row && role ? { email: row.email, fullName: row.fullName, role, secondFactor: row.secondFactor } : null
  })

/**
 * Creates the account of an invited member of staff with its role, or neither; the link proves the mailbox. The
 * invitation is locked while it is accepted, so that it is neither used twice nor withdrawn meanwhile. Throws
 * `staff.invitation-over` and `account.exists`.
 */
export async function joinStaff(
  info: RequestInfo,
  token: string,
  { fullName, password }: { fullName: string; password: string },
): Promise<{ secondFactor: boolean }> {
  await takeAttempt('registration by network', info.network)
  if (passwordProblem(password, 'admin') === 'too-short') throw new AppError('account.admin-password-short')
  const invitation = await readStaffInvitation(token)
  if (!invitation) throw new AppError('staff.invitation-over')
  const { email, secondFactor } = invitation
  const registration = { language: info.lang }
  await createAndJoin({ email, name: fullName, password, type: 'admin', registration }, async (tx, profileId) => {
    const row = await waiting(tx).where('i.token_hash', '=', staffTokenHash(token)).forUpdate('i').executeTakeFirst()
    if (!row) throw new AppError('staff.invitation-over')
    await tx.insertInto('staff_members').values({ profile_id: profileId, role: row.role }).execute()
    await tx
      .updateTable('staff_invitations')
      .set({ state: 'accepted', settled_at: now() })
      .where('id', '=', row.id)
      .execute()
    const of = { entity: 'staff', entityId: profileId } as const
    const after = { email, role: await recordedRole(tx, row.role) }
    await recordActivity(tx, null, { action: 'staff.join', ...of, after })
  })
  return { secondFactor }
}

/** Mails an invitation to its address. */
export const mailStaffInvitation = ({ invitationId }: JobPayload<'accounts.staff-invitation'>): Promise<void> =>
  asSystem('a job invites an address to the staff', async (tx) => {
    const row = await waiting(tx).where('i.id', '=', invitationId).executeTakeFirst()
    const offer = row && (await roleWords(tx, row.role))
    if (!row || !offer) return
    const url = textOf((lang) => `${env().origin}${publicPath(lang, `/join-staff/${staffToken(row.id)}`)}`)
    const address = { address: row.email, name: row.fullName, language: isLang(row.language) ? row.language : 'en' }
    const facts = { inviter: row.inviter, offer, url }
    await tell(tx, { address }, 'staff.invited', facts, { effectKey: `staff.invited:${row.id}` })
  })
