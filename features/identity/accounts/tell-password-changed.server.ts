import { asSystem } from '#/db/database.server.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { env } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'

/** Tells the owner of an account that its password was changed, so that a thief cannot do it unnoticed. */
export const tellPasswordChanged = ({ profileId, effect }: { profileId: string; effect: string }): Promise<void> =>
  asSystem('a job tells about a changed password', async (tx) => {
    const to = await mailboxOf(tx, profileId)
    const params = { name: to.name, link: env().origin + publicPath(to.language, '/forgot-password') }
    await queueEmail(tx, {
      to,
      kind: 'account.password-changed',
      params,
      effectKey: `account.password-changed:${effect}`,
    })
  })
