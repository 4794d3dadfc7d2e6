import { asSystem, type Tx } from '#/db/database.server.ts'
import { type Lang, isLang, textOf } from '#/domain/text.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { keyOfLink, linkHash, verificationLink, wishedAddress } from '#/platform/email-links.server.ts'
import { env } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'

/** Address of a link's page; always at our configured origin. */
export const linkUrl = (page: '/verify-email' | '/undo-email', token: string) =>
  textOf((lang) => `${env().origin}${publicPath(lang, `${page}/${token}`)}`)

type Addressed = { name: string; language: Lang }

/** Name and language of a person, for a mail to an address that is not, or no longer, theirs. */
export async function addressed(tx: Tx, profileId: string): Promise<Addressed> {
  const row = await tx
    .selectFrom('profiles')
    .select(['full_name', 'language'])
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  return { name: row.full_name, language: isLang(row.language) ? row.language : 'en' }
}

/** Mails the link that verifies the address of an account; nothing when it is verified. */
export async function mailVerification({ profileId }: { profileId: string }): Promise<void> {
  const token = await verificationLink(profileId)
  if (token === null) return
  const effectKey = `account.verify-email:${linkHash(token)}`
  await asSystem('a job mails the link of a new account', (tx) =>
    tell(tx, { person: profileId }, 'account.verify-email', { url: linkUrl('/verify-email', token) }, { effectKey }),
  )
}

/**
 * Mails the link to a wished new address. The owner of an address that has an account is told instead, and a kept
 * address gets nothing: the page says the same in each case.
 */
export async function mailNewEmail({ linkId }: { linkId: string }): Promise<void> {
  const wish = await wishedAddress(linkId)
  if (!wish) return
  if (!wish.isFree) {
    const { owner } = wish
    if (owner === null) return
    await asSystem('a job tells the owner of an address', (tx) =>
      tell(tx, { person: owner }, 'account.email-taken', {}, { effectKey: `account.email-taken:${linkId}` }),
    )
    return
  }
  const token = await keyOfLink(linkId)
  await asSystem('a job mails the link to a new address', async (tx) => {
    const address = { address: wish.address, ...(await addressed(tx, wish.profileId)) }
    const effectKey = `account.new-email:${linkHash(token)}`
    await tell(tx, { address }, 'account.new-email', { url: linkUrl('/verify-email', token) }, { effectKey })
  })
}
