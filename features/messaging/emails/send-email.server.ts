import { sql } from 'kysely'
import { asSystem } from '#/db/database.server.ts'
import { addMinutes } from '#/domain/riyadh-time.ts'
import { isLang } from '#/domain/text.ts'
import { drawLogo } from '#/features/core/branding/draw-mark.server.ts'
import { readBranding } from '#/features/core/branding/read-branding.server.ts'
import { jobs } from '#/jobs/jobs.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { type Mail, recipientRefusal, sendMail } from '#/platform/mail.server.ts'
import { mailHtml } from '#/features/core/branding/mail-html.ts'
import { isPhoneNumber, sendText } from '#/platform/sms.server.ts'
import { replaceSecretLinks } from '#/domain/secret-links.ts'
import { isDeadAddress } from '#/domain/messaging/suppressions.ts'
import { leftOutOf, purposeOfKind } from '#/domain/messaging/mailings.ts'
import { wantsNews } from '#/features/messaging/news/choose.server.ts'
import { unsubscribeLink } from '#/features/messaging/news/token.server.ts'
import { suppressAddress, suppressionsOf } from '#/features/messaging/suppressions/suppress.server.ts'
import { canSendTo } from './can-send.server.ts'
import { hidesSomething, putBack } from './hidden-links.ts'
import { openHidden } from './seal-hidden.server.ts'

const claimMinutes = 3
const mostAttempts = jobs['emails.send'].retries + 1
const why = 'the platform sends the mails of its outbox'
const lostLink = 'The hidden link of this email can no longer be opened. The recipient has to ask for a new one.'

type Claimed = {
  id: string
  profile_id: string | null
  kind: string
  to_address: string
  language: string
  subject: string
  body: string
  secrets_sealed: string | null
  attempts: number
}

/** Claims a waiting mail in one statement, so that concurrent workers never send it twice. */
const claim = (emailId: string): Promise<Claimed | undefined> =>
  asSystem(why, (tx) =>
    tx
      .updateTable('emails')
      .set({ attempts: sql<number>`attempts + 1`, claimed_until: addMinutes(now(), claimMinutes).toISOString() })
      .where('id', '=', emailId)
      .where('state', '=', 'queued')
      .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<', now().toISOString())]))
      .returning([
        'id',
        'profile_id',
        'kind',
        'to_address',
        'language',
        'subject',
        'body',
        'secrets_sealed',
        'attempts',
      ])
      .executeTakeFirst(),
  )

type Outcome =
  | { state: 'sent'; secrets_sealed: null; sent_at: string; problem: null }
  | { state: 'queued' | 'failed'; problem: string }
  | { state: 'dropped'; problem: null }

const settle = (id: string, outcome: Outcome): Promise<unknown> =>
  asSystem(why, (tx) =>
    tx
      .updateTable('emails')
      .set({ ...outcome, claimed_until: null })
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .execute(),
  )

/** Without a mail server the outbox page shows the unsent mail. */
const keep = (emailId: string): Promise<unknown> =>
  asSystem(why, (tx) =>
    tx.updateTable('emails').set({ state: 'kept' }).where('id', '=', emailId).where('state', '=', 'queued').execute(),
  )

const stillWaits = (emailId: string): Promise<boolean> =>
  asSystem(why, async (tx) => {
    const row = await tx.selectFrom('emails').select('state').where('id', '=', emailId).executeTakeFirst()
    return row?.state === 'queued'
  })

type Words = { subject: string; text: string }

/** The text with its secrets inserted; null if they cannot be decrypted. */
function wordsOf({ to_address, subject, body, secrets_sealed }: Claimed): (Words & { hidden: string[] }) | null {
  const hidden = openHidden(to_address, secrets_sealed)
  if (!hidden || (hidden.length === 0 && hidesSomething({ subject, body }))) return null
  return { subject: putBack(subject, hidden), text: putBack(body, hidden), hidden }
}

/** Whether the mail of a mailing may no longer be sent: the consent ended or the address was suppressed while it waited. */
async function isStopped({ kind, profile_id: profileId, to_address: address }: Claimed): Promise<boolean> {
  const purpose = purposeOfKind(kind)
  if (purpose === null) return false
  return asSystem(why, async (tx) => {
    const consents = profileId !== null && (await wantsNews(tx, profileId))
    return leftOutOf(purpose, { consents, suppressions: await suppressionsOf(tx, address) }) !== null
  })
}

/** The link of a mail to a list that ends it; null: the mail has none. */
const stopLinkIn = (text: string): string | null =>
  /https?:\/\/\S+\/unsubscribe\/[\w-]{65}(?=\s|$)/.exec(text)?.[0] ?? null

async function inLook(
  { id, to_address: to, language, kind, profile_id: profileId }: Claimed,
  { subject, text }: Words,
): Promise<Mail> {
  const lang = isLang(language) ? language : 'en'
  const [look, logo] = await Promise.all([readBranding(), drawLogo()])
  const html = mailHtml({ lang, subject, body: text, look, origin: env().origin, logo: 'cid:logo', dark: true })
  const unsubscribe = purposeOfKind(kind) === 'news' && profileId ? unsubscribeLink(profileId, lang) : stopLinkIn(text)
  return { to, subject, text, html, logo: logo.bytes, sender: look.companyName[lang], messageId: id, unsubscribe }
}

/**
 * Removes secrets from a mail server's error, which may quote the mail and is shown to staff and stored by the queue.
 */
function problemOf(error: unknown, hidden: readonly string[]): string {
  const said = error instanceof Error ? error.message : String(error)
  const parts = hidden.flatMap((secret) => [secret, ...secret.split(/[/?=&]/).filter(({ length }) => length >= 16)])
  const bare = parts.reduce((left, part) => left.replaceAll(part, '…'), said)
  return replaceSecretLinks(bare, () => '…').slice(0, 1000)
}

/** Whether the outbox can send to the address of a mail: by mail, or by text message to a number. */
const canSend = (emailId: string): Promise<boolean> =>
  asSystem(why, async (tx) => {
    const row = await tx.selectFrom('emails').select('to_address').where('id', '=', emailId).executeTakeFirst()
    return row !== undefined && canSendTo(row.to_address)
  })

const deliver = async (mail: Claimed, words: Words): Promise<void> =>
  isPhoneNumber(mail.to_address)
    ? sendText({ to: mail.to_address, text: words.text.trim() })
    : sendMail(await inLook(mail, words))

/** An address that does not exist is sent no mailings; other mails to it are still tried. */
const suppressBounced = (address: string, note: string): Promise<void> =>
  asSystem(why, (tx) => suppressAddress(tx, { address, reason: 'bounced', note }))

/** Sends one mail of the outbox, once. Throws for a retry; after the last try it stores the reason and gives up. */
export async function sendEmail({ emailId }: { emailId: string }): Promise<void> {
  if (!(await canSend(emailId))) return void (await keep(emailId))
  const mail = await claim(emailId)
  if (!mail) {
    if (await stillWaits(emailId)) throw new Error('another worker has this mail in hand')
    return
  }
  if (await isStopped(mail)) return void (await settle(mail.id, { state: 'dropped', problem: null }))
  const words = wordsOf(mail)
  if (!words) return void (await settle(mail.id, { state: 'failed', problem: lostLink }))
  const problem = await deliver(mail, words).then(
    () => null,
    async (error: unknown) => {
      const said = problemOf(error, words.hidden)
      const refusal = recipientRefusal(error)
      if (refusal && isDeadAddress(refusal)) await suppressBounced(mail.to_address, said)
      return said
    },
  )
  if (problem === null)
    return void (await settle(mail.id, { state: 'sent', secrets_sealed: null, sent_at: now().toISOString(), problem }))
  const last = mail.attempts >= mostAttempts
  await settle(mail.id, { state: last ? 'failed' : 'queued', problem })
  if (!last) throw new Error(problem)
}
