import { z } from 'zod'

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most)
const parts = { id: base64url(1400), clientDataJSON: base64url(4000), authenticatorData: base64url(4000) }
const made = z.strictObject({ ...parts, publicKey: base64url(4000), algorithm: z.int() })
const used = z.strictObject({ ...parts, signature: base64url(2000), userHandle: base64url(100).optional() })

/** A browser's answer as JSON in one field. */
const answer = <S extends z.ZodType>(schema: S) =>
  z
    .string({ error: 'passkey' })
    .max(20_000, 'passkey')
    .transform((typed, issues): z.output<S> => {
      try {
        return schema.parse(JSON.parse(typed))
      } catch {
        issues.addIssue({ code: 'custom', message: 'passkey' })
        return z.NEVER
      }
    })

/** A passkey that was made, and one that signed. */
export const madePasskey = answer(made)
export const usedPasskey = answer(used)
export type MadePasskey = z.output<typeof made>
export type UsedPasskey = z.output<typeof used>
