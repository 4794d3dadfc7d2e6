import { randomUUID } from 'node:crypto'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Wording } from '#/domain/messaging/wording.ts'
import { authorize } from '#/domain/permissions.ts'
import { langs } from '#/domain/text.ts'
import { queueWritten } from '#/features/messaging/emails/queue-written.server.ts'
import { templateMessages } from '#/messages/messaging/templates.ts'
import { previewOf } from './preview.server.ts'
import { assertKind } from './read-template.server.ts'
import { acceptedTexts } from './save-template.server.ts'

/** Sends the typed texts of a message's mail to the person who types them, in both languages. Nothing is saved. */
export async function testSend(actor: Actor, { kind, texts }: { kind: string; texts: Wording }): Promise<void> {
  authorize(actor, 'templates.write')
  assertKind(kind)
  const accepted = acceptedTexts(kind, texts)
  if (accepted.bodyEn === undefined) throw new AppError('bad-request')
  const mails = await Promise.all(
    langs.map(async (language) => ({ language, ...(await previewOf(actor, kind, accepted, language)) })),
  )
  const test = randomUUID()
  await asSystem('a test of a mail goes to the person who asks for it', async (tx) => {
    for (const { language, subject, body } of mails)
      await queueWritten(tx, {
        to: { profileId: actor.id, address: actor.email, language },
        kind,
        subject: templateMessages.testSubject[language].replace('{subject}', () => subject!),
        body: body!,
        effectKey: `template-test:${test}:${language}`,
      })
  })
}
