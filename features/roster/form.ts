import { z } from 'zod'
import { mostAtOnce } from './lists.ts'

const id = z.uuid('unreadable')
const ids = z
  .union([id, z.array(id)])
  .transform((one) => [one].flat())
  .pipe(z.array(id).min(1).max(mostAtOnce))

/** What the roster sends: a decision about one shopper, or the same step for many. */
export const rosterForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('approve'), shopperId: id }),
  z.strictObject({ intent: z.literal('approve-many'), shopperId: ids }),
])
