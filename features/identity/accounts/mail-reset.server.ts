import { createHash } from 'node:crypto'
import { asSystem } from '#/db/database.server.ts'
import { textOf } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { env } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'

/** Mails the reset link in the reader's language; always to our configured address. */
export const mailReset = ({ profileId, token }: { profileId: string; token: string }): Promise<void> =>
  asSystem('a password reset runs before sign-in', async (tx) => {
    const url = textOf((lang) => `${env().origin}${publicPath(lang, '/reset-password')}?token=${token}`)
    const effect = createHash('sha256').update(token).digest('base64url')
    await tell(tx, { person: profileId }, 'account.reset', { url }, { effectKey: `account.reset:${effect}` })
  })
