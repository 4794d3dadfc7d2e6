import { asActor, asSystem, visitor } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { messageMessages } from '#/messages/messages.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { SentAnswer } from './answers.ts'
import { type ContactRequest, leastWritingMs } from './form.ts'

type Sender = { network: string; lang: Lang }

/** Keeps a visitor's message to the company and answers its ticket number; the same form sent twice is one message. */
export async function sendMessage(sender: Sender, request: ContactRequest): Promise<{ ticket: number }> {
  await takeAttempt('message by network', sender.network)
  if (request.website !== '' || now().getTime() - request.shownAt < leastWritingMs) throw new AppError('bad-request')
  const id = crypto.randomUUID()
  const { clientKey, name, email, phone, topic, message } = request
  const subject = translator(sender.lang, messageMessages)(`topic_${topic}`)
  const answers: SentAnswer[] = [
    { key: 'name', label: messageMessages.name, value: name },
    { key: 'email', label: messageMessages.email, value: email },
    { key: 'phone', label: messageMessages.phone, value: phone ?? '' },
    { key: 'topic', label: messageMessages.topic, value: subject },
    { key: 'message', label: messageMessages.message, value: message },
  ]
  await asActor(visitor, async (tx) => {
    const form = await tx.selectFrom('forms').select('id').where('slug', '=', 'consultant').executeTakeFirstOrThrow()
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('form_submissions')
      .values({
        id,
        form_id: form.id,
        client_key: clientKey,
        name,
        email,
        answers: JSON.stringify(answers),
        language: sender.lang,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 1n) await enqueue(tx, 'forms.announce', { submissionId: id })
  })
  return asSystem('a visitor may leave a message but read none, also not the number of their own', (tx) =>
    tx.selectFrom('form_submissions').select('ticket').where('client_key', '=', clientKey).executeTakeFirstOrThrow(),
  )
}
