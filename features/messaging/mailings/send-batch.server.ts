import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { leftOutOf, mailingKind, type Segment } from '#/domain/messaging/mailings.ts'
import type { Wording } from '#/domain/messaging/wording.ts'
import { readBranding } from '#/features/core/branding/read-branding.server.ts'
import { dropQueued } from '#/features/messaging/emails/drop-queued.server.ts'
import { queueWritten } from '#/features/messaging/emails/queue-written.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { listRecipients, nextRecipients, type Waiting } from './audience.server.ts'
import { writeMail } from './write-mail.server.ts'

const why = 'the platform sends a mailing of our team'
/** Recipients of one transaction. */
export const batchSize = 200

/** A mailing, locked, so that a cancellation waits for the batch and the batch for it. */
const lockMailing = (tx: Tx, id: string) =>
  tx
    .selectFrom('mailings')
    .select(['state', 'purpose', 'segment', 'texts', 'listed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

type Sending = NonNullable<Awaited<ReturnType<typeof lockMailing>>>

/** Takes back the mails of a cancelled mailing that still wait in the outbox. */
const takeBack = (tx: Tx, id: string): Promise<unknown> =>
  dropQueued(tx, sql`select r.email_id from mailing_recipients r where r.mailing_id = ${id}::uuid`)

/** Writes the mail of one recipient into the outbox, or notes why there is none. */
async function sendOne(
  tx: Tx,
  mailingId: string,
  { purpose, texts }: Sending,
  person: Waiting,
  look: Awaited<ReturnType<typeof readBranding>>,
): Promise<void> {
  const leftOut = person.isActive ? leftOutOf(purpose, person) : 'gone'
  const mailed = leftOut
    ? null
    : await queueWritten(tx, {
        to: { profileId: person.id, address: person.email, language: person.language },
        kind: mailingKind(purpose),
        ...writeMail(texts as Wording, purpose, person, person.language, look),
        effectKey: `mailing:${mailingId}:${person.id}`,
      })
  await tx
    .updateTable('mailing_recipients')
    .set({ state: leftOut ?? 'written', email_id: mailed })
    .where('mailing_id', '=', mailingId)
    .where('profile_id', '=', person.id)
    .execute()
}

/**
 * Writes the next mails of a mailing and enqueues the rest; the last batch ends it. A batch is one transaction, so a job
 * that dies leaves whole batches, and the next run continues with the recipients that still wait.
 */
export async function sendMailingBatch({ mailingId }: { mailingId: string }): Promise<void> {
  const look = await readBranding()
  await asSystem(why, async (tx) => {
    const mailing = await lockMailing(tx, mailingId)
    if (mailing?.state === 'cancelled') return void (await takeBack(tx, mailingId))
    if (mailing?.state !== 'sending') return
    if (mailing.listed_at === null) {
      await listRecipients(tx, mailingId, mailing.segment as Segment)
      await tx.updateTable('mailings').set({ listed_at: now().toISOString() }).where('id', '=', mailingId).execute()
    }
    const people = await nextRecipients(tx, mailingId, batchSize)
    for (const person of people) await sendOne(tx, mailingId, mailing, person, look)
    if (people.length === batchSize) return enqueue(tx, 'emails.send-mailing', { mailingId })
    await tx
      .updateTable('mailings')
      .set({ state: 'done', ended_at: now().toISOString() })
      .where('id', '=', mailingId)
      .execute()
  })
}
