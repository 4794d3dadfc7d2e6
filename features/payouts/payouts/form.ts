import { plainText } from '#/domain/plain-text.ts'
import { z } from 'zod'
import { parseHalalas } from '#/domain/money.ts'
import { latinDigits } from '#/domain/digits.ts'
import { isDay } from '#/domain/riyadh-time.ts'
import { mostHolidays } from '#/features/payouts/payout-settings/settings.ts'
import { pageSize } from './lists.ts'

const id = z.uuid('unreadable')
const ids = z
  .union([id, z.array(id)])
  .transform((one) => [one].flat())
  .pipe(z.array(id).min(1, 'payout-choice').max(pageSize))
const version = z.coerce.number().int().positive()
const place = z.coerce.number().int().positive().max(2_147_483_647)
const reason = z.string().trim().max(1000, 'too-long').default('').transform(plainText)
const riyals = z.string().transform((typed, context) => {
  const amount = parseHalalas(typed.trim() || '0')
  if (amount !== null && amount >= 0 && amount <= 10_000_000) return amount
  context.addIssue({ code: 'custom', message: 'amount' })
  return z.NEVER
})

/** Form of the due list: a batch of all, or of the selected people. */
export const dueForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('batch-all'), clientKey: id }),
  z.strictObject({ intent: z.literal('batch'), clientKey: id, shopperId: ids }),
])

/** Forms of one payout's page. */
export const payoutForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('hold'), version, reason }),
  z.strictObject({ intent: z.literal('free'), version }),
  z.strictObject({ intent: z.literal('retry'), version }),
  z.strictObject({
    intent: z.literal('correct'),
    version,
    fee: riyals,
    bonus: riyals,
    reimbursement: riyals,
    reason,
  }),
  z.strictObject({ intent: z.literal('residence'), residence: z.enum(['resident', 'non_resident'], 'required') }),
])
export type PayoutSent = z.output<typeof payoutForm>

/** Forms of one batch's page. */
export const batchForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('approve'), digest: z.string().max(64), password: z.string().min(1, 'password') }),
  z.strictObject({ intent: z.literal('send'), version }),
  z.strictObject({ intent: z.literal('drop'), version }),
  z.strictObject({ intent: z.literal('take-out'), version, place }),
  z.strictObject({
    intent: z.literal('confirm'),
    version,
    bankReference: z.string().trim().min(1, 'bank-reference').max(100, 'too-long').transform(plainText),
    paidOn: z.string().refine(isDay, 'required'),
  }),
  z.strictObject({ intent: z.literal('fail'), place, reason }),
  z.strictObject({ intent: z.literal('retry-transfer'), place }),
])
export type BatchSent = z.output<typeof batchForm>

export const answerForm = z.strictObject({
  queryId: id,
  answer: z.string().trim().min(1, 'payout-answer').max(2000, 'too-long').transform(plainText),
})

export const settingsForm = z.strictObject({
  holidays: z
    .string()
    .max(5000, 'too-long')
    .transform((typed) =>
      latinDigits(typed)
        .split(/[\s,،]+/)
        .filter(Boolean),
    )
    .pipe(z.array(z.string().refine(isDay, 'holiday')).max(mostHolidays, 'holidays-many')),
  withholdingPercent: z
    .string()
    .transform((typed) => Number(latinDigits(typed).replace('٫', '.') || Number.NaN))
    .pipe(z.number('percent').min(0, 'percent').max(50, 'percent')),
})
