import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { authorities, paperScopes } from '#/domain/operations/papers/obligation.ts'
import { isDay } from '#/domain/riyadh-time.ts'

const words = (most: number) => z.string('required').trim().min(1, 'required').max(most, 'too-long')
const maybe = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'too-long')
    .default('')
    .transform((typed) => typed || null)
const whole = (from: number, to: number) =>
  z
    .string('required')
    .transform((typed) => latinDigits(typed.trim()))
    .pipe(z.string().regex(/^\d{1,4}$/, 'unreadable'))
    .transform(Number)
    .pipe(z.number().min(from, 'unreadable').max(to, 'unreadable'))
const ticked = z
  .literal('on')
  .optional()
  .transform((on) => on === 'on')

const fields = {
  /** Made by the browser: a form sent twice is one change. */
  clientKey: z.uuid('unreadable'),
  nameEn: words(120),
  nameAr: words(120),
  authority: z.enum(authorities, 'unreadable'),
  period: z
    .string()
    .default('')
    .transform((typed) => latinDigits(typed.trim()) || null)
    .pipe(
      z
        .string()
        .regex(/^\d{1,4}$/, 'unreadable')
        .nullable(),
    )
    .transform((typed) => (typed === null ? null : Number(typed))),
  unit: z.enum(['months', 'days'], 'unreadable'),
  lead: whole(0, 365),
  weight: whole(1, 10),
  isCritical: ticked,
  basis: z.enum(['A', 'B', 'C'], 'unreadable'),
  source: words(200),
  noteEn: maybe(600),
  noteAr: maybe(600),
  reviewedOn: z
    .string('required')
    .transform((typed) => latinDigits(typed.trim()))
    .refine(isDay, 'unreadable'),
}
/** The last change that the page showed; empty: the original entry. */
const seen = z.union([z.literal(''), z.uuid()], { error: 'unreadable' }).default('')

export const newObligationForm = z.strictObject({
  ...fields,
  scope: z.enum(paperScopes, 'unreadable'),
  proof: z.enum(['paper', 'check'], 'unreadable'),
})
export const obligationForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('save'), seen, ...fields, isActive: ticked }),
  z.strictObject({ intent: z.literal('review'), seen, clientKey: z.uuid('unreadable') }),
])
export type ObligationFields = Omit<z.output<typeof newObligationForm>, 'clientKey' | 'scope' | 'proof'>
