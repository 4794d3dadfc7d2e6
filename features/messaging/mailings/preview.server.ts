import { randomUUID } from 'node:crypto'
import { asSystem, readAsSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { leftOutOf } from '#/domain/messaging/mailings.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Lang, langs } from '#/domain/text.ts'
import { drawLogo } from '#/features/core/branding/draw-mark.server.ts'
import { mailHtml } from '#/features/core/branding/mail-html.ts'
import { readBranding } from '#/features/core/branding/read-branding.server.ts'
import { hideSecrets, withHint } from '#/features/messaging/emails/hidden-links.ts'
import { queueWritten } from '#/features/messaging/emails/queue-written.server.ts'
import { mailingMessages } from '#/messages/messaging/mailings.ts'
import { templateMessages } from '#/messages/messaging/templates.ts'
import { env } from '#/platform/env.server.ts'
import { type Person, someOf } from './audience.server.ts'
import { type Mailing, readMailing } from './read.server.ts'
import { writeMail } from './write-mail.server.ts'

const why = 'a preview and a test show a mailing with the name of one of its recipients'

export type MailingPreview = { subject: string; html: string; /** Its recipient; null: a sample. */ to: string | null }

/** People of a language among whom the first one that gets the mail is looked for. */
const peopleTried = 200

const sample = (lang: Lang): Person => ({
  id: '00000000-0000-0000-0000-000000000000',
  email: '',
  name: mailingMessages.sampleName[lang],
  language: lang,
  company: { en: mailingMessages.sampleCompany.en, ar: mailingMessages.sampleCompany.ar },
  consents: true,
  suppressions: [],
})

/** First recipient with a language; null: there is none. */
async function firstRecipient({ segment, purpose }: Mailing, lang: Lang): Promise<Person | null> {
  const some = await readAsSystem(why, (db) => someOf(db, segment, lang, peopleTried))
  return some.find((person) => leftOutOf(purpose, person) === null) ?? null
}

/** The mailing in one language as its first recipient gets it. The recipient's own link is not shown. */
export async function previewMailing(actor: Actor, mailing: Mailing, lang: Lang): Promise<MailingPreview> {
  authorize(actor, 'mailings.write')
  const [found, look, logo] = await Promise.all([firstRecipient(mailing, lang), readBranding(), drawLogo()])
  const mail = hideSecrets(writeMail(mailing.texts, mailing.purpose, found ?? sample(lang), lang, look), [])
  const [subject, body] = [withHint(mail.subject, lang), withHint(mail.body, lang)]
  const picture = `data:image/png;base64,${logo.bytes.toString('base64')}`
  return {
    subject,
    html: mailHtml({ lang, subject, body, look, origin: env().origin, logo: picture }),
    to: found?.name ?? null,
  }
}

/** Sends the mailing in both languages to the person who asks, with the name of a recipient. */
export async function testMailing(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'mailings.write')
  const mailing = await readMailing(actor, id)
  const look = await readBranding()
  const mails = await Promise.all(
    langs.map(async (language) => {
      const { name, company } = (await firstRecipient(mailing, language)) ?? sample(language)
      // why: the link that ends news is the sender's own, never that of the recipient
      const reader = { id: actor.id, name, company }
      return { language, ...writeMail(mailing.texts, mailing.purpose, reader, language, look) }
    }),
  )
  const test = randomUUID()
  await asSystem(why, async (tx) => {
    for (const { language, subject, body } of mails)
      await queueWritten(tx, {
        to: { profileId: actor.id, address: actor.email, language },
        kind: 'mailing.test',
        subject: templateMessages.testSubject[language].replace('{subject}', () => subject),
        body,
        effectKey: `mailing-test:${test}:${language}`,
      })
  })
}
