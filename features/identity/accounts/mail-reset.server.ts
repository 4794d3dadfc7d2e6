import { createHash } from 'node:crypto'
import { asSystem } from '#/db/database.server.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { env } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'

/** Mails the link for a new password in the reader's language; the link always leads to our own configured address. */
export const mailReset = ({ profileId, token }: { profileId: string; token: string }): Promise<void> =>
  asSystem('nobody is signed in who asks for a new password', async (tx) => {
    const to = await mailboxOf(tx, profileId)
    const link = `${env().origin}${publicPath(to.language, '/reset-password')}?token=${token}`
    const effect = createHash('sha256').update(token).digest('base64url')
    const params = { name: to.name, link }
    await queueEmail(tx, { to, kind: 'account.reset', params, secrets: [link], effectKey: `account.reset:${effect}` })
  })
