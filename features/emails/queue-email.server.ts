import type { Tx } from '#/db/database.server.ts'
import { type Lang, type Messages, translator } from '#/domain/text.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { type EmailKind, emailMessages } from '#/messages/emails.ts'

export type Email = {
  to: { profileId: string | null; address: string; language: Lang }
  kind: EmailKind
  params: Record<string, string>
  /** Names what is told: a job that runs twice sends it once. */
  effectKey: string
}

/** Writes a mail into the outbox in the reader's language and hands it to the sender's queue. Only inside `asSystem`. */
export async function queueEmail(tx: Tx, { to, kind, params, effectKey }: Email): Promise<void> {
  const t = translator(to.language, emailMessages as Messages) as (key: string, params: Record<string, string>) => string
  const row = await tx
    .insertInto('emails')
    .values({
      effect_key: effectKey,
      profile_id: to.profileId,
      to_address: to.address,
      language: to.language,
      kind,
      subject: t(`${kind}.subject`, params).replace(/[\r\n\u2068\u2069]/g, ''),
      body: t(`${kind}.body`, params),
    })
    .onConflict((conflict) => conflict.column('effect_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await enqueue(tx, 'emails.send', { emailId: row.id })
}

/** Where a profile's mail goes, and in which language. */
export const mailboxOf = async (tx: Tx, profileId: string): Promise<Email['to'] & { name: string }> => {
  const profile = await tx
    .selectFrom('profiles')
    .select(['id', 'email', 'full_name', 'language'])
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
  return { profileId: profile.id, address: profile.email, language: profile.language as Lang, name: profile.full_name }
}
