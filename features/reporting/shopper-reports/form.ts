import { z } from 'zod'

const words = (missing: string) => z.string(missing).trim().min(1, missing).max(4000, 'too-long')

/** All steps of a shopper on an own report. */
export const ownReportForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('appeal'), reason: words('reason') }),
  z.strictObject({ intent: z.literal('reply'), text: words('reply') }),
  z.strictObject({
    intent: z.literal('rate'),
    stars: z
      .string('stars')
      .regex(/^[1-5]$/, 'stars')
      .transform(Number),
    note: z.string().trim().max(2000, 'too-long').default(''),
  }),
])
export type OwnReportWord = z.output<typeof ownReportForm>
