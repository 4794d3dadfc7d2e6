import { href } from 'react-router'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { valuesIn, type Wording, wordingField } from '#/domain/messaging/wording.ts'
import { type Lang, withoutMarks } from '#/domain/text.ts'
import { drawLogo } from '#/features/core/branding/draw-mark.server.ts'
import { mailHtml } from '#/features/core/branding/mail-html.ts'
import { readBranding } from '#/features/core/branding/read-branding.server.ts'
import { composeEmail } from '#/features/messaging/emails/compose.ts'
import { kindOf, switchesOf } from '#/features/messaging/kinds/kinds.ts'
import { hidesSomething } from '#/features/messaging/emails/hidden-links.ts'
import { noticeText } from '#/features/messaging/notifications/notice.ts'
import { programWording } from '#/features/messaging/wording/declared.ts'
import { patternsIn } from '#/features/messaging/wording/patterns.ts'
import { env } from '#/platform/env.server.ts'
import { samplesOf } from './samples.ts'

export type Preview = {
  subject: string | null
  body: string | null
  html: string | null
  bell: string | null
  /** With the values of the last such mail, not with samples. */
  real: boolean
}

/** Mails in which the values of the last message are looked for. */
const mailsTried = 5

/** Text of a mail without its signature and the paragraph about the settings. */
const bodyOf = (body: string): string => {
  const text = withoutMarks(body).split('\n\n--\n')[0]!
  const last = text.lastIndexOf('\n\n')
  return last > 0 && text.slice(last).includes(href('/notifications/settings')) ? text.slice(0, last) : text
}

function valuesOf(mail: { subject: string; body: string }, texts: Wording, lang: Lang): Record<string, string> | null {
  const patterns = patternsIn(texts, lang)
  if (!patterns) return null
  const pattern = withoutMarks(`${patterns.subject}\n${patterns.body}`)
  return valuesIn(pattern, `${withoutMarks(mail.subject)}\n${bodyOf(mail.body)}`)
}

/** Values of the last mail of a message, read out of its text; null: there is none, or its text was another one. */
async function lastValues(actor: Actor, kind: string, lang: Lang): Promise<Record<string, string> | null> {
  const { mails, saved } = await readAs(actor, async (db) => {
    const [mails, saved] = await Promise.all([
      db
        .selectFrom('emails')
        .select(['subject', 'body'])
        .where('kind', '=', kind)
        .where('language', '=', lang)
        .where('body', '<>', '')
        .orderBy('created_at', 'desc')
        .limit(mailsTried)
        .execute(),
      db.selectFrom('message_texts').select('texts').where('kind', '=', kind).orderBy('version', 'desc').execute(),
    ])
    return { mails, saved }
  })
  const wordings = [...saved.flatMap(({ texts }) => (texts ? [texts as Wording] : [])), programWording(kind)]
  for (const mail of mails)
    for (const texts of wordings) {
      const values = valuesOf(mail, texts, lang)
      if (values) return values
    }
  return null
}

/** Values for a preview: those of the last mail where it shows them, never a hidden link or code. */
async function valuesFor(actor: Actor, kind: string, lang: Lang) {
  const samples = samplesOf(kind, lang, env().origin)
  const last = (await lastValues(actor, kind, lang)) ?? {}
  const shown = Object.entries(last).filter(
    ([name, value]) => kindOf(kind)?.args[name] !== 'secret' && !hidesSomething({ subject: value, body: '' }),
  )
  return { values: { ...samples, ...Object.fromEntries(shown) }, real: shown.length > 0 }
}

/** A message with given texts as its reader gets it, in one language, as mail and as line of the bell. */
export async function previewOf(actor: Actor, kind: string, texts: Wording, lang: Lang): Promise<Preview> {
  const [{ values, real }, look, logo] = await Promise.all([valuesFor(actor, kind, lang), readBranding(), drawLogo()])
  const patterns = patternsIn(texts, lang)
  const bellText = texts[wordingField('bell', lang)]
  const company = {
    name: look.companyName[lang],
    tagline: look.tagline[lang],
    origin: env().origin,
    isOptional: switchesOf(kind).length > 0,
  }
  const mail = patterns && composeEmail(lang, kind, values, company, patterns)
  const picture = `data:image/png;base64,${logo.bytes.toString('base64')}`
  return {
    subject: mail?.subject ?? null,
    body: mail?.body ?? null,
    html: mail && mailHtml({ lang, ...mail, look, origin: env().origin, logo: picture }),
    bell:
      bellText === undefined ? null : noticeText(lang, { kind, params: values, own: { en: bellText, ar: bellText } }),
    real,
  }
}
