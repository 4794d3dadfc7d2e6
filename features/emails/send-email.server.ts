import { sql } from 'kysely'
import { asSystem } from '#/db/database.server.ts'
import { addMinutes } from '#/domain/riyadh-time.ts'
import { jobs } from '#/jobs/jobs.ts'
import { now } from '#/platform/clock.ts'
import { mailIsSetUp, sendMail } from '#/platform/mail.server.ts'
import { withoutKeys } from './compose.ts'

const claimMinutes = 3
const mostAttempts = jobs['emails.send'].retries + 1
const why = 'the platform sends the mails of its outbox'

type Claimed = { id: string; to_address: string; subject: string; body: string; attempts: number }

/** Takes a waiting mail for this worker in one statement, so that two workers never send it both. */
const claim = (emailId: string): Promise<Claimed | undefined> =>
  asSystem(why, (tx) =>
    tx
      .updateTable('emails')
      .set({ attempts: sql<number>`attempts + 1`, claimed_until: addMinutes(now(), claimMinutes).toISOString() })
      .where('id', '=', emailId)
      .where('state', '=', 'queued')
      .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<', now().toISOString())]))
      .returning(['id', 'to_address', 'subject', 'body', 'attempts'])
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

/** Sends one mail of the outbox, once. Throws when it should be tried again; gives up after the last try with the reason kept. */
export async function sendEmail({ emailId }: { emailId: string }): Promise<void> {
  if (!mailIsSetUp()) return void (await keep(emailId))
  const mail = await claim(emailId)
  if (!mail) {
    if (await stillWaits(emailId)) throw new Error('another worker has this mail in hand')
    return
  }
  try {
    await sendMail({ to: mail.to_address, subject: mail.subject, text: mail.body, messageId: mail.id })
  } catch (error) {
    const problem = error instanceof Error ? error.message.slice(0, 1000) : String(error)
    const last = mail.attempts >= mostAttempts
    await settle(mail.id, { state: last ? 'failed' : 'queued', problem })
    if (!last) throw error
    return
  }
  await settle(mail.id, { state: 'sent', body: withoutKeys(mail.body), sent_at: now().toISOString(), problem: null })
}
