import { z } from 'zod'
import { isDay } from '#/domain/riyadh-time.ts'

const kind = z.string('document-kind').min(1, 'document-kind').max(60, 'document-kind')
const branchId = z
  .union([z.literal(''), z.uuid()], { error: 'unreadable' })
  .optional()
  .transform((typed) => typed || null)

/** Steps on the compliance page. */
export const complianceForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('exempt'),
    clientKey: z.uuid('unreadable'),
    kind,
    branchId,
    reason: z.string('required').trim().min(1, 'required').max(500, 'too-long'),
  }),
  z.strictObject({
    intent: z.literal('pdf'),
    clientKey: z.uuid('unreadable'),
    branchId,
    day: z.string('unreadable').refine(isDay, 'unreadable'),
  }),
  z.strictObject({ intent: z.enum(['confirm', 'end']), exemptionId: z.uuid('unreadable') }),
])
