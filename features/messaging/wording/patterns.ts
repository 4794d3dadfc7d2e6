import { type Wording, wordingField } from '#/domain/messaging/wording.ts'
import type { Lang } from '#/domain/text.ts'

/** Subject and body of saved texts in a language; null: they have no mail. */
export function patternsIn(texts: Wording, lang: Lang): { subject: string; body: string } | null {
  const [subject, body] = [texts[wordingField('subject', lang)], texts[wordingField('body', lang)]]
  return subject === undefined || body === undefined ? null : { subject, body }
}
