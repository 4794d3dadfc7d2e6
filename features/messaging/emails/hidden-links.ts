import type { Lang } from '#/domain/text.ts'
import { replaceSecretLinks } from '#/domain/secret-links.ts'
import { emailLookMessages } from '#/messages/emails.ts'

type Words = { subject: string; body: string }

/** Placeholder of a secret in a mail: its index in the sealed list. */
const mark = /\uE000(\d+)\uE001/g

/** Replaces every link with a secret, and the named secrets, by placeholders. */
export function hideSecrets(mail: Words, named: readonly string[]): Words & { hidden: string[] } {
  const hidden: string[] = []
  const put = (secret: string): string => {
    const known = hidden.indexOf(secret)
    return `\uE000${known < 0 ? hidden.push(secret) - 1 : known}\uE001`
  }
  const hide = (text: string): string => {
    const bare = text.replace(/[\uE000\uE001]/g, '')
    const withoutNamed = named
      .filter(Boolean)
      .reduce((left, secret) => left.replaceAll(secret, () => put(secret)), bare)
    return replaceSecretLinks(withoutNamed, put)
  }
  return { subject: hide(mail.subject), body: hide(mail.body), hidden }
}

/** The text as sent. */
export const putBack = (text: string, hidden: readonly string[]): string =>
  text.replace(mark, (whole, place) => hidden[Number(place)] ?? whole)

/** The text as shown to staff. */
export const withHint = (text: string, lang: Lang): string =>
  text.replace(mark, () => `[${emailLookMessages.linkHidden[lang]}]`)

/** Whether a mail has content only for its reader. */
export const hidesSomething = ({ subject, body }: Words): boolean => (subject + body).search(mark) >= 0
