import { z } from 'zod'

const text = z.string().trim().max(1000, 'too-long').default('')

/** Steps on the page of a door. Fields of settings are named as in domain/doors.ts; those of secrets begin with `sealed-`. */
export const integrationForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('save'),
    address: text,
    server: text,
    user: text,
    from: text,
    sender: text,
    body: text,
    model: text,
    attribution: text,
    'sealed-secretKey': text,
    'sealed-webhookSecret': text,
    'sealed-password': text,
    'sealed-key': text,
  }),
  z.strictObject({ intent: z.literal('environment') }),
  z.strictObject({ intent: z.literal('forget'), secret: z.string().max(40) }),
  z.strictObject({ intent: z.literal('on') }),
  z.strictObject({ intent: z.literal('off') }),
  z.strictObject({ intent: z.literal('test') }),
])
export type SettingsTyped = Omit<Extract<z.output<typeof integrationForm>, { intent: 'save' }>, 'intent'>

export const sealedName = (secret: string): string => `sealed-${secret}`
