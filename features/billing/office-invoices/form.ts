import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { parseHalalas } from '#/domain/money.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { isDay } from '#/domain/riyadh-time.ts'
import { parseQuantity, paymentMeans, type PaymentMeans, priceOf, type TaxCategory } from '#/domain/tax-document.ts'
import { optionalText, text } from '#/features/identity/accounts/fields.ts'
import { categoryOf, lineCategories } from './categories.ts'

const version = z.coerce.number('unreadable').int('unreadable').min(1, 'unreadable').max(1_000_000, 'unreadable')
const clientKey = z.uuid('unreadable')
/** Highest price or discount of a line, SAR 100,000,000. The total of a document has a limit of its own. */
const mostAmount = 100_000_000_00

/** Date fields submit a second value for browsers without scripts; takes the one filled in. */
const firstGiven = (value: unknown) => (Array.isArray(value) ? (value.find((entry) => entry !== '') ?? '') : value)
const day = z.preprocess(firstGiven, z.string('a-day').trim().transform(latinDigits)).refine(isDay, 'a-day')
const optionalDay = z
  .preprocess(firstGiven, z.string().default(''))
  .transform((typed) => latinDigits(typed.trim()) || null)
  .refine((value) => value === null || isDay(value), 'a-day')

const amount = z.string('amount').transform((typed, issues) => {
  const value = parseHalalas(typed.trim())
  const message = value === null || value < 0 ? 'amount' : value > mostAmount ? 'invoice-amount-large' : null
  if (message) issues.addIssue({ code: 'custom', message })
  return value ?? 0
})
const optionalAmount = z
  .string()
  .default('')
  .transform((typed, issues) => {
    if (typed.trim() === '') return 0
    const value = parseHalalas(typed.trim())
    const message = value === null || value < 0 ? 'amount' : value > mostAmount ? 'invoice-amount-large' : null
    if (message) issues.addIssue({ code: 'custom', message })
    return value ?? 0
  })
const quantity = z.string('invoice-quantity').transform((typed, issues) => {
  const value = parseQuantity(typed)
  if (value === null) issues.addIssue({ code: 'custom', message: 'invoice-quantity' })
  return value ?? 1
})

const longText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'too-long')
    .default('')
    .transform((value) => value.replaceAll('\r\n', '\n').replace(/[^\P{Cc}\n\t]/gu, '') || null)

const lineFields = {
  name: text('invoice-line-name', 1000),
  quantity,
  unitPrice: amount,
  allowance: optionalAmount,
  allowanceReason: optionalText(300),
  category: z.enum(lineCategories, 'invoice-category'),
  /** Reason in words for a zero tax rate; the authority's code comes from the category. */
  exemption: optionalText(300),
}
type LineFields = z.output<z.ZodObject<typeof lineFields>>
type Say = (field: string, message: string) => void

function checkLine(line: LineFields, say: Say): void {
  if (line.allowance > priceOf(line.quantity, line.unitPrice)) say('allowance', 'invoice-allowance')
  if (line.allowance > 0 && !line.allowanceReason) say('allowanceReason', 'invoice-allowance-reason')
  if (!line.category.startsWith('S') && !line.exemption) say('exemption', 'invoice-exemption')
}

export type LineInput = {
  name: string
  quantity: number
  unitPrice: number
  allowance?: { amount: number; reason: string }
  category: TaxCategory
}
const lineOf = ({
  name,
  quantity: pieces,
  unitPrice,
  allowance,
  allowanceReason,
  category,
  exemption,
}: LineFields): LineInput => ({
  name,
  quantity: pieces,
  unitPrice,
  ...(allowance > 0 && allowanceReason ? { allowance: { amount: allowance, reason: allowanceReason } } : {}),
  category: categoryOf(category, exemption),
})

const saidOf = (issues: z.core.$RefinementCtx) => (field: string, message: string) =>
  issues.addIssue({ code: 'custom', path: [field], message, input: undefined })

const recordIdField = z.string('unreadable').refine(isRecordId, 'unreadable')

/** Forms of one document's page. */
export const documentForm = z.discriminatedUnion('intent', [
  z
    .strictObject({
      intent: z.literal('facts'),
      version,
      suppliedOn: day,
      suppliedUntil: optionalDay,
      dueOn: optionalDay,
      note: longText(1000),
      means: z.enum(Object.keys(paymentMeans) as [PaymentMeans, ...PaymentMeans[]], 'unreadable'),
    })
    .superRefine((form, issues) => {
      const say = saidOf(issues)
      if (form.suppliedUntil && form.suppliedUntil < form.suppliedOn) say('suppliedUntil', 'period-order')
    }),
  z
    .strictObject({
      intent: z.literal('line'),
      version,
      /** Empty: a new line. */
      position: z
        .string()
        .default('')
        .refine((typed) => typed === '' || /^\d{1,4}$/.test(typed), 'unreadable')
        .transform((typed) => (typed === '' ? null : Number(typed))),
      ...lineFields,
    })
    .superRefine((form, issues) => checkLine(form, saidOf(issues)))
    .transform(({ intent, version: seen, position, ...line }) => ({
      intent,
      version: seen,
      position,
      line: lineOf(line),
    })),
  z.strictObject({
    intent: z.literal('remove-line'),
    version,
    position: z.coerce.number('unreadable').int('unreadable').min(1, 'unreadable').max(9999, 'unreadable'),
  }),
  z.strictObject({ intent: z.literal('delete'), version }),
  z.strictObject({ intent: z.literal('issue'), version }),
  z.strictObject({ intent: z.literal('mail'), clientKey }),
  z.strictObject({ intent: z.literal('spend') }),
  z
    .strictObject({ intent: z.literal('deduct'), version, advanceId: recordIdField, amount })
    .superRefine((form, issues) => {
      if (form.amount === 0) saidOf(issues)('amount', 'invoice-amount-zero')
    }),
  z.strictObject({ intent: z.literal('undeduct'), version, advanceId: recordIdField }),
])
export type DocumentStep = z.output<typeof documentForm>

/** An invoice whose lines follow, or a prepayment invoice with its amount including VAT. */
export const newInvoiceForm = z
  .strictObject({
    clientKey,
    kind: z.enum(['invoice', 'prepayment'], 'unreadable').default('invoice'),
    client: z.string().default(''),
    clientId: z.string('client').refine(isRecordId, 'client'),
    suppliedOn: day.optional(),
    amount: optionalAmount,
    name: optionalText(1000),
  })
  .superRefine((form, issues) => {
    const say = saidOf(issues)
    if (form.kind === 'invoice' && form.suppliedOn === undefined) say('suppliedOn', 'a-day')
    if (form.kind === 'prepayment' && form.amount === 0) say('amount', 'invoice-amount-zero')
    if (form.kind === 'prepayment' && !form.name) say('name', 'invoice-line-name')
  })

export const billForm = z.strictObject({
  intent: z.enum(['one', 'all'], 'unreadable'),
  clientId: z
    .string()
    .default('')
    .refine((id) => id === '' || isRecordId(id), 'unreadable')
    .transform((id) => id.toLowerCase() || null),
})

const reason = z.string('reason').trim().min(1, 'reason').max(1000, 'too-long')

/** Debit note with one line: the amount to add. */
export const debitForm = z
  .strictObject({ clientKey, reason, name: lineFields.name, quantity, unitPrice: amount })
  .superRefine((form, issues) => {
    if (form.unitPrice === 0) saidOf(issues)('unitPrice', 'invoice-amount-zero')
  })

const creditLine = /^amount-(\d{1,4})$/

/** Credit note: the full remainder, or net amounts by line. */
export const creditForm = z
  .record(z.string(), z.union([z.string(), z.array(z.string())]))
  .transform((fields, issues) => {
    const say = saidOf(issues)
    const of = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
    const key = clientKey.safeParse(of('clientKey'))
    const why = reason.safeParse(of('reason'))
    if (!key.success) say('clientKey', 'unreadable')
    if (!why.success) say('reason', why.error.issues[0]!.message)
    const lines: { position: number; amount: number }[] = []
    for (const name of Object.keys(fields)) {
      const position = creditLine.exec(name)?.[1]
      if (!position || of(name).trim() === '') continue
      const value = parseHalalas(of(name).trim())
      if (value === null || value < 0) say(name, 'amount')
      else if (value > 0) lines.push({ position: Number(position), amount: value })
    }
    const isWhole = of('extent') !== 'parts'
    if (!isWhole && lines.length === 0) say('extent', 'invoice-credit-nothing')
    return { clientKey: key.data ?? '', reason: why.data ?? '', lines: isWhole ? ('all' as const) : lines }
  })
