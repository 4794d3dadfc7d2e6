import { z } from 'zod'

const content = z.string({ error: 'document-file' }).min(1, 'document-file').max(1_900_000, 'too-large')
const branch = z
  .union([z.literal(''), z.uuid('unreadable')])
  .default('')
  .transform((id) => id || null)

/** Sales: check a file, bring in what the check showed, and say what names of the till mean. */
export const salesForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('check'), content, branch }),
  z.strictObject({
    intent: z.literal('apply'),
    content,
    branch,
    clientKey: z.uuid('unreadable'),
    fileName: z.string().trim().min(1, 'required').max(200, 'too-long'),
    replace: z
      .literal('on')
      .optional()
      .transform((ticked) => ticked === 'on'),
  }),
  z.strictObject({
    intent: z.literal('map'),
    kind: z.enum(['item', 'channel'], 'unreadable'),
    name: z.string().trim().min(1, 'required').max(160, 'too-long'),
    /** A dish or a channel, or `none`: it is neither. */
    meaning: z.union([z.literal('none'), z.uuid('kitchen-meaning')], 'kitchen-meaning'),
  }),
])
