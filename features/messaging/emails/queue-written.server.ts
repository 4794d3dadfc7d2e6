import type { Tx } from '#/db/database.server.ts'
import type { Lang } from '#/domain/text.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { hideSecrets } from './hidden-links.ts'
import { sealHidden } from './seal-hidden.server.ts'

export type WrittenEmail = {
  to: { profileId: string | null; address: string; language: Lang }
  kind: string
  subject: string
  /** With signature. */
  body: string
  /** Idempotency key: a job that runs twice sends one mail. */
  effectKey: string
}

/** Puts a mail with a given text into the outbox and enqueues its sending, at any hour; null: it is there already. Inside `asSystem`. */
export async function queueWritten(tx: Tx, { to, kind, effectKey, ...written }: WrittenEmail): Promise<string | null> {
  const { subject, body, hidden } = hideSecrets(written, [])
  const row = await tx
    .insertInto('emails')
    .values({
      effect_key: effectKey,
      profile_id: to.profileId,
      to_address: to.address,
      language: to.language,
      kind,
      subject,
      body,
      secrets_sealed: sealHidden(to.address, hidden),
    })
    .onConflict((conflict) => conflict.column('effect_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await enqueue(tx, 'emails.send', { emailId: row.id })
  return row?.id ?? null
}
