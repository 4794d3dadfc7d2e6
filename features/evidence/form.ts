import { z } from 'zod'

/** Where a photo without scripts goes back to: a page of the same report, never an address from outside. */
const section = z.string().max(40).optional()

export const photoForm = z.strictObject({
  id: z.uuid(),
  reportId: z.uuid(),
  questionKey: z.string().min(1).max(40),
  file: z.array(z.instanceof(File)).min(1),
  section,
})

export const removePhotoForm = z.strictObject({
  intent: z.literal('remove'),
  id: z.uuid(),
  reportId: z.uuid(),
  section,
})
