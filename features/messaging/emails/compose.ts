import { type Lang, type Messages, translator, withoutMarks } from '#/domain/text.ts'
import { mailingKinds } from '#/domain/messaging/mailings.ts'
import { emailLookMessages, emailMessages, outboxMessages } from '#/messages/emails.ts'

type Company = {
  name: string
  tagline: string
  origin: string
  /** The reader may switch this kind off; the mail links to the settings. */
  isOptional?: boolean
}
type Mail = { subject: string; body: string }
/** Texts in place of those of the program, in the language of the mail. */
export type MailPatterns = { subject: string; body: string }
type Say = (key: string, params: Record<string, string>) => string

/** Removes direction isolates around URLs: mail programs would include them in the link. */
const bareLinks = (text: string): string => text.replace(/\u2068(https?:\/\/[^\s\u2069]+)\u2069/g, '$1')

const sayIn = (lang: Lang, kind: string, own: MailPatterns | null): Say => {
  const texts = own && {
    [`${kind}.subject`]: { en: own.subject, ar: own.subject },
    [`${kind}.body`]: { en: own.body, ar: own.body },
  }
  return translator(lang, (texts ?? emailMessages) as Messages) as Say
}

/** The mail in the reader's language with the company's signature, exactly as sent. */
export function composeEmail(
  lang: Lang,
  kind: string,
  params: Record<string, string>,
  company: Company,
  own: MailPatterns | null = null,
): Mail {
  const say = sayIn(lang, kind, own)
  const values = { company: company.name, ...params }
  const where = translator(lang, emailLookMessages)('switchOff', { link: `${company.origin}/notifications/settings` })
  const foot = company.isOptional ? `\n\n${bareLinks(where)}` : ''
  const signature = `--\n${company.name}\n${company.tagline}\n${company.origin}`
  return {
    subject: withoutMarks(say(`${kind}.subject`, values)).replace(/[\r\n]/g, ''),
    body: `${bareLinks(say(`${kind}.body`, values))}${foot}\n\n${signature}\n`,
  }
}

/** Name of a kind of mail: its subject with dots for the arguments. An unknown kind is named by its key. */
export function emailKindName(lang: Lang, kind: string): string {
  const ofMailing = mailingKinds.find((one) => one === kind)
  if (ofMailing) return outboxMessages[`kind_${ofMailing}`][lang]
  const key = `${kind}.subject`
  if (!Object.hasOwn(emailMessages, key)) return kind
  const say = translator(lang, emailMessages as Messages) as Say
  return say(key, {}).replace(/\{\w+\}/g, '…')
}

export const emailKinds = Object.keys(emailMessages)
  .filter((key) => key.endsWith('.subject'))
  .map((key) => key.slice(0, -'.subject'.length))
/** Kinds that the outbox has besides: their texts are written for each mailing. */
export const outboxKinds = [...mailingKinds, ...emailKinds]
