import { createHash, randomBytes } from 'node:crypto'
import { asSystemWithin, type Tx } from '#/db/database.server.ts'
import { companyNames } from '#/db/names.server.ts'
import { type Lang, textOf } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { env } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'

const tokenBytes = 32
/** Stored form of a token: the database alone opens no request. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const tokenShape = /^[A-Za-z0-9_-]{43}$/
export const isToken = (text: string): boolean => tokenShape.test(text)

/** Address of the page of a supplier. */
export const quoteAddress = (token: string, lang: Lang): string =>
  `${env().origin}${publicPath(lang, `/quote/${token}`)}`

type Invitation = { id: string; client_id: string }

/** Makes a secret address of an invitation, which is known only now. */
export async function newLink(tx: Tx, invitation: Invitation): Promise<string> {
  const token = randomBytes(tokenBytes).toString('base64url')
  await tx
    .insertInto('quote_links')
    .values({ client_id: invitation.client_id, invitation_id: invitation.id, token_hash: hashOf(token) })
    .execute()
  return token
}

type Mailed = Invitation & { name: string; email: string; language: Lang; title: string; closesAt: Date; round: number }

/** Mails an invitation to the supplier's address with a link of its own, within the transaction of the step. */
export async function mailInvitation(tx: Tx, to: Mailed): Promise<void> {
  const token = await newLink(tx, to)
  await asSystemWithin('queues the mail to a supplier in the transaction of the step', tx, async () => {
    const facts = {
      client: await companyNames(tx, to.client_id),
      title: to.title,
      closes: to.closesAt.toISOString(),
      url: textOf((lang) => quoteAddress(token, lang)),
    }
    const address = { address: to.email, name: to.name, language: to.language }
    await tell(tx, { address }, 'quote.asked', facts, { effectKey: `quote.asked:${to.id}:${to.round}` })
  })
}
