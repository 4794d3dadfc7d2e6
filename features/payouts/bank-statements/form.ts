import { z } from 'zod'
import { parseHalalas } from '#/domain/money.ts'
import { plainText } from '#/domain/plain-text.ts'

export const asideReasons = ['fee', 'own-transfer', 'provider', 'refund', 'tax', 'salary', 'other'] as const
export type AsideReason = (typeof asideReasons)[number]

const version = z.coerce.number().int().positive()
const text = z.string().trim().max(500, 'too-long').default('').transform(plainText)
/** Empty: the whole rest of the line. */
const amount = z
  .string()
  .default('')
  .transform((typed, context) => {
    if (typed.trim() === '') return null
    const halalas = parseHalalas(typed.trim())
    if (halalas !== null && halalas > 0) return halalas
    context.addIssue({ code: 'custom', message: 'amount' })
    return z.NEVER
  })

export const bookForm = z.strictObject({ digest: z.string().regex(/^[0-9a-f]{64}$/, 'unreadable') })

/** Forms of one line's page. */
export const lineForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('match'),
    version,
    reference: z.string().trim().min(1, 'statement-reference').max(60, 'statement-reference').transform(plainText),
    amount,
    reason: text,
  }),
  z.strictObject({ intent: z.literal('aside'), version, aside: z.enum(asideReasons, 'choose-reason'), note: text }),
  z.strictObject({ intent: z.literal('take-back'), version }),
  z.strictObject({ intent: z.literal('undo'), version, reason: text }),
])
export type LineSent = z.output<typeof lineForm>
