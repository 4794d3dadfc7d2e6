import { verifyByMail } from '#/platform/email-links.server.ts'
import { randomUUID } from 'node:crypto'
import { asSystem } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { passwordProblem } from '#/domain/password.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { ownerOfReset, resetPassword } from '#/platform/auth.server.ts'
import { forgetGuess, takeGuess } from '#/platform/guesses.server.ts'
import { logRefusal } from '#/platform/refusals.server.ts'
import type { RequestInfo } from '#/platform/request-context.ts'

/** Requests a reset link. Identical steps for known and unknown addresses: the job distinguishes them. */
export async function requestPasswordReset(info: RequestInfo, email: string): Promise<{ email: string }> {
  const { network, device } = info
  await logRefusal({ door: 'reset request', network, email }, () =>
    takeGuess({ kind: 'reset', email, network, device }),
  )
  await asSystem('a password reset runs before sign-in', (tx) => enqueue(tx, 'accounts.mail-reset', { email }))
  return { email }
}

/** Whether a reset link is valid, and whether it is an admin's. */
export async function resetLink(token: string): Promise<{ valid: boolean; forAdmin: boolean }> {
  const owner = await ownerOfReset(token)
  return { valid: owner !== null, forAdmin: owner?.type === 'admin' }
}

/** Sets the new password by the link's token, once. Ends all sessions of the account and mails its owner. The
 * mailed link proves the address, which counts as verified from then on. */
export async function setNewPassword(info: RequestInfo, token: string, password: string): Promise<void> {
  const owner = await logRefusal({ door: 'new password', network: info.network }, async () => {
    await takeAttempt('new password by network', info.network)
    const found = await ownerOfReset(token)
    if (!found) throw new AppError('account.reset-link-invalid')
    return found
  })
  if (passwordProblem(password, owner.type) === 'too-short') throw new AppError('account.admin-password-short')
  await resetPassword(token, password)
  const { profileId, email } = owner
  await verifyByMail(profileId, email)
  await asSystem('the reset token authenticates the mailbox; no session exists', async (tx) => {
    await recordActivity(tx, null, { action: 'accounts.set-password', entity: 'profile', entityId: profileId })
    await enqueue(tx, 'accounts.password-changed', { profileId, effect: randomUUID() })
  })
  await forgetGuess({ kind: 'sign-in', email, network: info.network, device: info.device })
}
