import { z } from 'zod'
import { countMoments } from '#/domain/kitchen/buying/count.ts'
import { readQuantity } from '#/domain/kitchen/quantity.ts'

/** Starts a count of a branch. */
export const startCountForm = z.strictObject({
  clientKey: z.uuid('unreadable'),
  branchId: z.uuid('paper-branch'),
  moment: z.enum(countMoments, 'unreadable'),
})
export type StartCount = Omit<z.output<typeof startCountForm>, 'clientKey'>

const entry = z.strictObject({
  quantity: z
    .string()
    .max(40)
    .refine((text) => 'value' in readQuantity(text)),
  unit: z.string().min(1).max(60),
})

/** What a phone submits: all that was counted, once, under a key of its own. */
export const countSubmission = z.strictObject({
  countId: z.uuid(),
  key: z.uuid(),
  at: z.iso.datetime(),
  values: z.record(z.uuid(), z.array(entry).min(1).max(8)),
})
export type CountSubmission = z.output<typeof countSubmission>

/** Steps of a manager on a submitted count. */
export const countForm = z.strictObject({
  intent: z.enum(['approve', 'return']),
  version: z.coerce.number('unreadable').int().min(1),
})
