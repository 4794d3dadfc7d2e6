import { plainText } from '#/domain/plain-text.ts'
import { z } from 'zod'
import { parseHalalas } from '#/domain/money.ts'
import { soldTiers, subscriptionTiers } from '#/domain/plans.ts'
import { isDay } from '#/domain/riyadh-time.ts'
import { orderedTiers } from './lists.ts'

const id = z.uuid('unreadable')
const version = z
  .string()
  .regex(/^\d{1,9}$/, 'unreadable')
  .transform(Number)
const sure = z.literal('on', 'plan-sure')

/** Order of a plan. The page's key becomes the plan's id, so a repeated request makes one order. */
const order = z.strictObject({
  intent: z.literal('order'),
  clientKey: id,
  plan: z.enum(orderedTiers, 'unreadable'),
  gross: z
    .string()
    .regex(/^\d{1,12}$/, 'unreadable')
    .transform(Number),
})
const next = z.strictObject({
  intent: z.literal('next'),
  id,
  version,
  to: z.enum(['basic', 'professional', 'free', 'same'], 'unreadable').transform((to) => (to === 'same' ? null : to)),
})
const moneyBack = z.strictObject({ intent: z.literal('money-back'), id, version, sure })

/** Forms of the client's plan page. */
export const planForm = z.discriminatedUnion('intent', [
  order,
  next,
  moneyBack,
  z.strictObject({ intent: z.literal('give-up'), id }),
])

const price = z
  .string()
  .trim()
  .transform((typed, issues) => {
    const amount = parseHalalas(typed)
    if (amount !== null && amount >= 100 && amount <= 100_000_000) return amount
    issues.addIssue({ code: 'custom', message: 'plan-price' })
    return z.NEVER
  })

/** Plan granted by the office without an invoice. */
const give = z.strictObject({
  intent: z.literal('give'),
  clientId: z.uuid('plan-client'),
  tier: z.enum(subscriptionTiers, 'unreadable'),
  reason: z.string().trim().min(1, 'reason').max(1000, 'too-long').transform(plainText),
  until: z
    .string()
    .trim()
    .default('')
    .transform((day) => day || null)
    .refine((day) => day === null || isDay(day), 'day-ahead'),
})

/** Plan started by the office for a client. */
const start = z.strictObject({
  intent: z.literal('start'),
  clientKey: id,
  clientId: z.uuid('plan-client'),
  tier: z.enum(soldTiers, 'unreadable'),
  price,
})

export const startForm = z.discriminatedUnion('intent', [start, give])

/** Forms of one plan's page in the office. */
export const planStepForm = z.discriminatedUnion('intent', [
  next,
  moneyBack,
  z.strictObject({ intent: z.literal('price'), id, version, price }),
])
