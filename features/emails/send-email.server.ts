import { sql } from 'kysely'
import { asSystem } from '#/db/database.server.ts'
import { addMinutes } from '#/domain/riyadh-time.ts'
import { isLang } from '#/domain/text.ts'
import { drawLogo } from '#/features/branding/draw-mark.server.ts'
import { readBranding } from '#/features/branding/read-branding.server.ts'
import { jobs } from '#/jobs/jobs.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { type Mail, mailIsSetUp, sendMail } from '#/platform/mail.server.ts'
import { withoutKeys } from './compose.ts'
import { mailHtml } from '#/features/branding/mail-html.ts'

const claimMinutes = 3
const mostAttempts = jobs['emails.send'].retries + 1
const why = 'the platform sends the mails of its outbox'

type Claimed = { id: string; to_address: string; language: string; subject: string; body: string; attempts: number }

/** Takes a waiting mail for this worker in one statement, so that two workers never send it both. */
const claim = (emailId: string): Promise<Claimed | undefined> =>
  asSystem(why, (tx) =>
    tx
      .updateTable('emails')
      .set({ attempts: sql<number>`attempts + 1`, claimed_until: addMinutes(now(), claimMinutes).toISOString() })
      .where('id', '=', emailId)
      .where('state', '=', 'queued')
      .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<', now().toISOString())]))
      .returning(['id', 'to_address', 'language', 'subject', 'body', 'attempts'])
      .executeTakeFirst(),
  )

type Outcome =
  | { state: 'sent'; body: string; sent_at: string; problem: null }
  | { state: 'queued' | 'failed'; problem: string }

const settle = (id: string, outcome: Outcome): Promise<unknown> =>
  asSystem(why, (tx) =>
    tx
      .updateTable('emails')
      .set({ ...outcome, claimed_until: null })
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .execute(),
  )

/** Without a mail server the outbox page shows what would have gone out. */
const keep = (emailId: string): Promise<unknown> =>
  asSystem(why, (tx) =>
    tx.updateTable('emails').set({ state: 'kept' }).where('id', '=', emailId).where('state', '=', 'queued').execute(),
  )

const stillWaits = (emailId: string): Promise<boolean> =>
  asSystem(why, async (tx) => {
    const row = await tx.selectFrom('emails').select('state').where('id', '=', emailId).executeTakeFirst()
    return row?.state === 'queued'
  })

async function inLook({ id, to_address: to, language, subject, body: text }: Claimed): Promise<Mail> {
  const lang = isLang(language) ? language : 'en'
  const [look, logo] = await Promise.all([readBranding(), drawLogo()])
  const html = mailHtml({ lang, subject, body: text, look, origin: env().origin, logo: 'cid:logo' })
  return { to, subject, text, html, logo: logo.bytes, sender: look.companyName[lang], messageId: id }
}

/** Sends one mail of the outbox, once. Throws when it should be tried again; gives up after the last try with the reason kept. */
export async function sendEmail({ emailId }: { emailId: string }): Promise<void> {
  if (!mailIsSetUp()) return void (await keep(emailId))
  const mail = await claim(emailId)
  if (!mail) {
    if (await stillWaits(emailId)) throw new Error('another worker has this mail in hand')
    return
  }
  try {
    await sendMail(await inLook(mail))
  } catch (error) {
    const problem = error instanceof Error ? error.message.slice(0, 1000) : String(error)
    const last = mail.attempts >= mostAttempts
    await settle(mail.id, { state: last ? 'failed' : 'queued', problem })
    if (!last) throw error
    return
  }
  await settle(mail.id, { state: 'sent', body: withoutKeys(mail.body), sent_at: now().toISOString(), problem: null })
}
