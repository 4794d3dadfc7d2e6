import { AppError } from '#/domain/errors.ts'
import { consentsFor } from '#/domain/terms.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { createAndJoin } from '#/features/identity/accounts/create-and-join.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import type { RequestInfo } from '#/platform/request-context.ts'
import { answerWithin, holdInvitation, readInvitation } from './answer-invitation.server.ts'

type NewMember = { fullName: string; password: string }

/**
 * Creates an account for the address of an invitation and joins the company with it, or does neither. The link proves
 * the mailbox, so the address counts as verified. Throws `team.invitation-over` and `account.exists`.
 */
export async function joinWithAccount(
  info: RequestInfo,
  token: string,
  { fullName, password }: NewMember,
): Promise<{ email: string }> {
  const consents = consentsFor('client')
  await takeAttempt('registration by network', info.network)
  const invitation = await readInvitation(token)
  if (!invitation) throw new AppError('team.invitation-over')
  const { email } = invitation
  const registration = { joins_team: true, language: info.lang, consents }
  await createAndJoin({ email, password, name: fullName, type: 'client', registration }, async (tx, profileId) => {
    const row = await holdInvitation(tx, token)
    // withdrawn, or answered in another tab, since it was read
    if (!row) throw new AppError('team.invitation-over')
    const after = { email, user_type: 'client' }
    await recordActivity(tx, null, { action: 'accounts.register', entity: 'profile', entityId: profileId, after })
    await enqueue(tx, 'accounts.welcome', { profileId })
    await answerWithin(tx, { profileId, actor: null }, row, 'accept')
  })
  return { email }
}
