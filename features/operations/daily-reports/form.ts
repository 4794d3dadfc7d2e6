import { z } from 'zod'
import { isDay } from '#/domain/riyadh-time.ts'
import type { DailyValue } from '#/domain/operations/daily-reports/values.ts'

const value = z.json().transform((one) => one as DailyValue)

/** What a device sends: answers that changed, and the step that follows them. */
export const dailySaveRequest = z.strictObject({
  reportId: z.uuid(),
  branchId: z.uuid(),
  day: z.string().refine(isDay),
  shift: z.string().regex(/^[a-z][a-z0-9-]{0,29}$/),
  changes: z.array(z.strictObject({ key: z.string().max(60), from: value, to: value })).max(200),
  device: z.string().max(200).default(''),
  /** Batches of earlier reports that the phone shows as still cooling. */
  carried: z.array(z.string().max(60)).max(50).optional(),
  step: z
    .strictObject({ kind: z.enum(['submit', 'sign']), key: z.uuid(), at: z.iso.datetime() })
    .nullable()
    .default(null),
})
export type DailySaveRequest = z.output<typeof dailySaveRequest>

export const reopenDailyForm = z.strictObject({
  intent: z.literal('reopen'),
  reason: z.string('required').trim().min(1, 'required').max(1000, 'too-long'),
})
