import { z } from 'zod'
import type { Wording } from '#/domain/messaging/wording.ts'

// why: whether a text is missing or too long is a rule of the message, which names the field and the variables
const words = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .optional()
const texts = { subjectEn: words, subjectAr: words, bodyEn: words, bodyAr: words, bellEn: words, bellAr: words }
const seen = z.coerce.number('unreadable').int('unreadable').min(0, 'unreadable')

export const templateForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('save'), seen, ...texts }),
  z.strictObject({ intent: z.literal('preview'), seen, ...texts }),
  z.strictObject({ intent: z.literal('test'), seen, ...texts }),
  z.strictObject({ intent: z.literal('program'), seen }),
  z.strictObject({ intent: z.literal('restore'), seen, version: z.coerce.number('unreadable').int('unreadable') }),
])
export type TemplateStep = z.output<typeof templateForm>

/** Typed texts of a step. */
export const textsOf = (step: Wording & object): Wording => {
  const { subjectEn, subjectAr, bodyEn, bodyAr, bellEn, bellAr } = step
  return Object.fromEntries(
    Object.entries({ subjectEn, subjectAr, bodyEn, bodyAr, bellEn, bellAr }).filter(([, text]) => text !== undefined),
  )
}
