import { asSystem } from '#/db/database.server.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { env } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'

type Changed = {
  profileId: string
  change: 'second-factor-on' | 'second-factor-off' | 'recovery-codes'
  effect: string
}

/** Tells the owner of an account by mail that its second factor was changed. It cannot be switched off. */
export const tellSecondFactorChanged = ({ profileId, change, effect }: Changed): Promise<void> =>
  asSystem('a job tells about a changed second factor', async (tx) => {
    const to = await mailboxOf(tx, profileId)
    const params = { name: to.name, link: env().origin + publicPath(to.language, '/forgot-password') }
    await queueEmail(tx, { to, kind: `account.${change}`, params, effectKey: `account.${change}:${effect}` })
  })
