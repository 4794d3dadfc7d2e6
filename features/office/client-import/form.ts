import { z } from 'zod'

const content = z.string({ error: 'document-file' }).min(1, 'document-file').max(2_000_000, 'too-large')

/** Import of clients: check a file, then import the number of clients that the check found. */
export const clientImportForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('check'), content }),
  z.strictObject({
    intent: z.literal('apply'),
    content,
    ready: z
      .string()
      .regex(/^\d{1,4}$/, 'unreadable')
      .transform(Number),
  }),
])
