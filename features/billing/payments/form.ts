import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { parseHalalas } from '#/domain/money.ts'
import { isDay } from '#/domain/riyadh-time.ts'
import { sandboxMethods, sandboxOutcomes } from './sandbox-choices.ts'

const mostRiyals = 10_000_000
const amount = z
  .string()
  .transform((text) => parseHalalas(text) ?? 0)
  .refine((halalas) => halalas > 0 && halalas <= mostRiyals * 100, 'amount')
/** Date fields submit a second value for browsers without scripts; takes the one filled in. */
const firstGiven = (value: unknown) => (Array.isArray(value) ? (value.find((entry) => entry !== '') ?? '') : value)
const day = z
  .preprocess(firstGiven, z.string('transfer-day').trim().transform(latinDigits))
  .refine(isDay, 'transfer-day')
const reason = z.string().trim().min(1, 'reason').max(500, 'too-long')
const clientKey = z.uuid('unreadable')
const note = z.string().trim().max(100, 'too-long')

/** Forms of the page that pays an invoice or a share. */
export const payForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('pay') }),
  z.strictObject({ intent: z.literal('use-credit') }),
  z.strictObject({
    intent: z.literal('transfer'),
    clientKey,
    amount,
    on: day,
    reference: note.min(1, 'transfer-reference'),
    /** The file is read separately from the form. */
    file: z.unknown().optional(),
  }),
  z.strictObject({ intent: z.literal('withdraw'), paymentId: z.uuid('unreadable') }),
])

export const sandboxForm = z.strictObject({
  method: z.enum(sandboxMethods, 'payment-method'),
  outcome: z.enum(sandboxOutcomes, 'payment-outcome'),
})

/** Steps of finance on one payment. */
export const paymentStepForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('confirm'), amount, on: day }),
  z.strictObject({ intent: z.literal('decline'), reason }),
  z.strictObject({ intent: z.literal('refund'), clientKey, amount, reason }),
  z.strictObject({
    intent: z.literal('refund-by-bank'),
    clientKey,
    amount,
    reason,
    reference: note.min(1, 'bank-reference'),
  }),
  z.strictObject({
    intent: z.literal('refund-sent'),
    refundId: z.uuid('unreadable'),
    reference: note.min(1, 'bank-reference'),
  }),
  z.strictObject({ intent: z.literal('ask') }),
  z.strictObject({ intent: z.literal('book-arrived') }),
])

/** Records a transfer that was not stated. */
export const recordForm = z.strictObject({
  clientKey,
  number: z.string().trim().toUpperCase().min(1, 'invoice-number').max(40, 'too-long'),
  amount,
  on: day,
  reference: note,
})
