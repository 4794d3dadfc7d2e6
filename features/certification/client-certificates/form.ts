import { z } from 'zod'
import { longestNote } from './lists.ts'

const version = z
  .string()
  .regex(/^\d{1,9}$/, 'unreadable')
  .transform(Number)
const note = z.string().trim().max(longestNote, 'too-long').default('')

const renew = z.strictObject({ intent: z.literal('renew'), certificateId: z.uuid('unreadable'), version })

/** Steps of the list of branches. The page's key is the application's id, which makes it idempotent. */
export const listForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('apply'), clientKey: z.uuid('unreadable'), branchId: z.uuid('unreadable'), note }),
  z.strictObject({ intent: z.literal('withdraw'), applicationId: z.uuid('unreadable') }),
  renew,
])

const ticked = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')

/** Presentation and renewal of a certificate. */
export const certificateForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('present'), version, showsBand: ticked, isListed: ticked }),
  renew,
])
