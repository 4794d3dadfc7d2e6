import { createHash } from 'node:crypto'
import { asSystem } from '#/db/database.server.ts'
import { textOf } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { env } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'

/** Mails the link for a new password in the reader's language; the link always leads to our own configured address. */
export const mailReset = ({ profileId, token }: { profileId: string; token: string }): Promise<void> =>
  asSystem('nobody is signed in who asks for a new password', async (tx) => {
    const url = textOf((lang) => `${env().origin}${publicPath(lang, '/reset-password')}?token=${token}`)
    const effect = createHash('sha256').update(token).digest('base64url')
    await tell(tx, { person: profileId }, 'account.reset', { url }, { effectKey: `account.reset:${effect}` })
  })
