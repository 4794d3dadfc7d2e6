import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { ownGroupNames, ownSorts } from './own-report.ts'

const query = z.object({
  q: z.string().trim().max(100).transform(latinDigits).catch(''),
  state: z.enum(ownGroupNames).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  sort: z
    .string()
    .refine((value) => ownSorts.some((name) => value.replace(/^-/, '') === name))
    .catch('-visit'),
})
export type OwnReportsQuery = z.output<typeof query>
/** What the address asks of the list; anything it cannot read falls back to the usual view. */
export const readOwnReportsQuery = (params: URLSearchParams): OwnReportsQuery =>
  query.parse({ q: '', state: null, page: 1, sort: '-visit', ...Object.fromEntries(params) })

const words = (missing: string) => z.string(missing).trim().min(1, missing).max(4000, 'too-long')

/** What a shopper may say about an own report. */
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
