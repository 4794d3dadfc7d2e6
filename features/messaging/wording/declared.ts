import type { Declared, Variables, Wording } from '#/domain/messaging/wording.ts'
import { variablesIn } from '#/domain/messaging/wording.ts'
import { kindOf, kinds } from '#/features/messaging/kinds/kinds.ts'
import { emailMessages } from '#/messages/emails.ts'
import { notificationMessages } from '#/messages/notifications.ts'

type Entry = { en: string; ar: string }
const mailText = (key: string): Entry | undefined => (emailMessages as Record<string, Entry>)[key]
const bellText = (kind: string): Entry | undefined => (notificationMessages as Record<string, Entry>)[kind]

/** Every message, in the order of the program. */
export const messageKinds = Object.keys(kinds).filter((kind) => mailText(`${kind}.subject`) || bellText(kind))

/** Text of the program for a message. */
export function programWording(kind: string): Wording {
  const [subject, body, bell] = [mailText(`${kind}.subject`), mailText(`${kind}.body`), bellText(kind)]
  return {
    ...(subject && { subjectEn: subject.en, subjectAr: subject.ar }),
    ...(body && { bodyEn: body.en, bodyAr: body.ar }),
    ...(bell && { bellEn: bell.en, bellAr: bell.ar }),
  }
}

/**
 * Variables of a message by part. A mail may use all arguments that are written as text, the reader's name, the link and
 * the company, and must keep the link or code that the reader needs; the bell has only the arguments that are stored with its lines.
 */
export function declaredOf(kind: string): Declared {
  const { subjectEn, bodyEn, bellEn } = programWording(kind)
  const args = Object.entries(kindOf(kind)?.args ?? {})
  const spoken = args.flatMap(([name, type]) => (type === 'id' || type === 'secret' ? [] : [name]))
  const secret = args.flatMap(([name, type]) => (type === 'secret' ? [name] : []))
  const needed = variablesIn(bodyEn ?? '').filter((name) => name === 'link' || secret.includes(name))
  const body: Variables = { allowed: ['name', ...spoken, ...secret, 'link', 'company'], required: [...new Set(needed)] }
  return {
    ...(subjectEn !== undefined && { subject: { allowed: ['name', ...spoken, 'company'], required: [] } }),
    ...(bodyEn !== undefined && { body }),
    ...(bellEn !== undefined && { bell: { allowed: [...new Set(variablesIn(bellEn))], required: [] } }),
  }
}
