import { z } from 'zod'
import { isDay } from '#/domain/riyadh-time.ts'
import { isClockTime } from '#/domain/operations/daily-reports/business-day.ts'
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

const time = z.string('daily-time').trim().refine(isClockTime, 'daily-time')
const name = z.string('required').trim().min(1, 'required').max(60, 'too-long')
export const dailyTimesForm = z.strictObject({
  version: z.coerce.number('unreadable').int().min(0),
  nameEn: name,
  nameAr: name,
  start: time,
  end: time,
  ramadanStart: time,
  ramadanEnd: time,
  duties: z.string('required').max(8000, 'too-long'),
  points: z.string('required').max(8000, 'too-long'),
  mada: z.string('required').max(10, 'too-long'),
  commission: z.string('required').max(10, 'too-long'),
})
