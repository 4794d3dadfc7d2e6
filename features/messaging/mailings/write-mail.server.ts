import type { MailingPurpose } from '#/domain/messaging/mailings.ts'
import type { Wording } from '#/domain/messaging/wording.ts'
import type { Lang } from '#/domain/text.ts'
import type { readBranding } from '#/features/core/branding/read-branding.server.ts'
import { composeEmail } from '#/features/messaging/emails/compose.ts'
import { unsubscribeLink } from '#/features/messaging/news/token.server.ts'
import { patternsIn } from '#/features/messaging/wording/patterns.ts'
import { mailingMessages } from '#/messages/messaging/mailings.ts'
import { env } from '#/platform/env.server.ts'
import type { Person } from './audience.server.ts'

type Look = Awaited<ReturnType<typeof readBranding>>
type Reader = Pick<Person, 'id' | 'name' | 'company'>

/** A mailing as one person gets it in a language. News end with the link that ends them. */
export function writeMail(
  texts: Wording,
  purpose: MailingPurpose,
  { id, name, company }: Reader,
  lang: Lang,
  look: Look,
): { subject: string; body: string } {
  const patterns = patternsIn(texts, lang)
  if (!patterns) throw new Error('a mailing has texts in both languages')
  const brand = look.companyName[lang]
  const foot = purpose === 'news' ? `\n\n${mailingMessages.newsFoot[lang]}` : ''
  const values = { name, company: company?.[lang] ?? '', brand, unsubscribe: unsubscribeLink(id, lang) }
  const from = { name: brand, tagline: look.tagline[lang], origin: env().origin }
  return composeEmail(lang, 'mailing', values, from, { ...patterns, body: patterns.body + foot })
}
