import { z } from 'zod'
import { subscriptionTiers } from '#/domain/plans.ts'
import { isDay } from '#/domain/riyadh-time.ts'

const text = (most: number) => z.string({ error: 'required' }).trim().min(1, 'required').max(most, 'too-long')

/** Last day of a plan without an invoice; empty: no end. */
const until = z
  .string()
  .trim()
  .default('')
  .transform((day) => day || null)
  .refine((day) => day === null || isDay(day), 'day-ahead')

/** Steps on a client's page beside the decision on its account: a note, another plan. */
export const clientForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('note'), text: text(4000) }),
  z.strictObject({ intent: z.literal('tier'), tier: z.enum(subscriptionTiers, 'required'), reason: text(2000), until }),
])
