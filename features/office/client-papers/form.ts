import { z } from 'zod'
import { clientPaperKinds } from '#/domain/client-approval.ts'
import { isDay } from '#/domain/riyadh-time.ts'

const expiresOn = z
  .string()
  .trim()
  .default('')
  .transform((day) => day || null)
  .refine((day) => day === null || isDay(day), 'day-ahead')

/** Steps on a client's page of papers beside the answer to our question: send one, take one back. */
export const papersForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('send'),
    /** Made by the browser, so that a form sent twice makes one paper. */
    clientKey: z.uuid('unreadable'),
    kind: z.enum(clientPaperKinds, 'document-kind'),
    expiresOn,
    /** The file is read apart from the form. */
    file: z.unknown().optional(),
  }),
  z.strictObject({ intent: z.literal('remove'), paperId: z.uuid('unreadable') }),
])
