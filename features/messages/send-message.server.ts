import { asActor, asSystem, visitor } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { messageMessages } from '#/messages/messages.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { type ContactRequest, leastWritingMs } from './form.ts'

type Sender = { network: string; lang: Lang }

/** Keeps a visitor's message to the company and answers its ticket number; the same form sent twice is one message. */
export async function sendMessage(sender: Sender, request: ContactRequest): Promise<{ ticket: number }> {
  await takeAttempt('message by network', sender.network)
  if (request.website !== '' || now().getTime() - request.shownAt < leastWritingMs) throw new AppError('bad-request')
  const id = crypto.randomUUID()
  const { clientKey, name, email, phone, topic, message } = request
  const subject = translator(sender.lang, messageMessages)(`topic_${topic}`)
  await asActor(visitor, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('contact_messages')
      .values({ id, client_key: clientKey, name, email, phone, subject, message, language: sender.lang })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n) await enqueue(tx, 'messages.announce', { messageId: id })
  })
  return asSystem('a visitor may leave a message but read none, also not the number of their own', (tx) =>
    tx.selectFrom('contact_messages').select('ticket').where('client_key', '=', clientKey).executeTakeFirstOrThrow(),
  )
}
