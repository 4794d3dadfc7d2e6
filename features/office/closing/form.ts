import { z } from 'zod'

/** Steps of closing a company: close it, naming it, and keep it while the 30 days run. */
export const closingForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('close'),
    companyName: z.string().trim().min(1, { error: 'company-name' }).max(200),
  }),
  z.strictObject({ intent: z.literal('keep') }),
])
export type ClosingForm = z.infer<typeof closingForm>
