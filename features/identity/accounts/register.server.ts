import { asSystem } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { agreedToAll } from '#/domain/terms.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { createAccount } from '#/platform/auth.server.ts'
import type { RequestInfo } from '#/platform/request-context.ts'
import type { Registration } from './form.ts'

/** Creates an account from a registration form, with the page's language and the consents. */
export async function register(info: RequestInfo, registration: Registration): Promise<{ email: string }> {
  const { type, name, email, password, consents, details } = registration
  if (!agreedToAll(type, consents)) throw new AppError('account.consent-missing', {}, { agreed: 'consent' })
  await takeAttempt('registration by network', info.network)
  const profileId = await createAccount({
    email,
    password,
    name,
    type,
    registration: { ...details, language: info.lang, consents },
  })
  await asSystem('registration runs before sign-in', async (tx) => {
    const clientId = type === 'client' ? profileId : null
    const after = { email, user_type: type }
    await recordActivity(tx, null, {
      action: 'accounts.register',
      entity: 'profile',
      entityId: profileId,
      clientId,
      after,
    })
    await enqueue(tx, 'accounts.welcome', { profileId })
    await enqueue(tx, 'accounts.mail-verification', { profileId })
  })
  return { email }
}
