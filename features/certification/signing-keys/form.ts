import { z } from 'zod'
import { shortName } from './lists.ts'

const kid = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'bad-request')
const reason = z.string().trim().min(1, 'reason').max(1000, 'too-long')

/** A new key, with the reason. */
export const rotateForm = z.strictObject({ intent: z.literal('rotate'), kid, reason })

/** Irreversible: needs the key's name, typed. */
export const compromiseForm = z
  .strictObject({ intent: z.literal('compromise'), kid, reason, typed: z.string().trim() })
  .refine((form) => form.typed === shortName(form.kid), { path: ['typed'], message: 'key-name' })
