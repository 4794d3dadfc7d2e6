import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { taxWorlds } from '#/domain/billing/tax-unit.ts'

const id = z.uuid('bad-request')
/** One-time password of the authority's portal. */
const otp = z
  .string()
  .transform((typed) => latinDigits(typed).replace(/\s/g, ''))
  .refine((typed) => /^\d{6}$/.test(typed), 'tax-otp')
const short = (most: number) => z.string().trim().min(1, 'required').max(most, 'too-long')

export const askForm = z.strictObject({
  clientKey: id,
  world: z.enum(taxWorlds, 'tax-world'),
  name: short(64).regex(/^[\p{L}\p{N} ._-]+$/u, 'tax-unit-name'),
  branch: short(64),
  shortAddress: z
    .string()
    .transform((typed) => latinDigits(typed).replace(/\s/g, '').toUpperCase())
    .refine((typed) => /^[A-Z]{4}\d{4}$/.test(typed), 'tax-short-address'),
  industry: short(100),
  otp,
})
export type AskedUnit = z.output<typeof askForm>

/** Forms of one unit's page. */
export const unitForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('otp'), otp }),
  z.strictObject({ intent: z.literal('renew'), clientKey: id, otp }),
  z.strictObject({ intent: z.literal('continue') }),
  z.strictObject({ intent: z.literal('give-up') }),
  z.strictObject({ intent: z.literal('end') }),
])

export const documentForm = z.strictObject({ intent: z.literal('send') })
export const documentsForm = z.strictObject({ intent: z.literal('send-all') })
export type UnitInput = z.output<typeof unitForm>
