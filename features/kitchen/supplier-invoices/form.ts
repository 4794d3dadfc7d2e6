import { z } from 'zod'
import { isVatNumber, latinDigits, numberText } from '#/domain/digits.ts'
import { mostQr } from '#/domain/kitchen/buying/e-invoice.ts'
import { mostInvoiceLines } from '#/domain/kitchen/buying/invoice.ts'
import { parseHalalas } from '#/domain/money.ts'
import { optionalText, text } from '#/features/identity/accounts/fields.ts'
import { requiredDay, riyals, ticked } from '#/features/kitchen/suppliers/fields.ts'

/** Places of the lines in a form; the last is kept for what was billed besides the order. */
const places = Array.from({ length: mostInvoiceLines - 1 }, (_, index) => index + 1)
const names = ['line', 'billed', 'price'] as const
const raw = z.string().max(40, 'too-long').default('')
const rawLines = Object.fromEntries(places.flatMap((place) => names.map((name) => [`${name}-${place}`, raw])))

/** A decimal that may be 0, in Latin or Arabic digits; null when it is none. */
function decimal(typed: string, whole: number, decimals: number): number | null {
  const plain = latinDigits(typed).trim().replace('٫', '.').replaceAll(/[,٬]/g, '')
  const shape = new RegExp(`^\\d{1,${whole}}(\\.\\d{1,${decimals}})?$`)
  return shape.test(plain) ? Number(plain) : null
}
const invoiceNumber = (key: string) =>
  text(key, 60).transform((typed) =>
    latinDigits(typed.normalize('NFKC')).replaceAll(/[\u200E\u200F\u2066-\u2069]/g, ''),
  )

/** An amount that is always there: an empty field is not 0. */
const amount = z.string('amount').transform((typed, issues) => {
  const value = typed.trim() === '' ? null : parseHalalas(typed)
  if (value === null || value < 0 || value > 999_999_999) issues.addIssue({ code: 'custom', message: 'amount' })
  return (value ?? 0) / 100
})

export type EnteredLine = { of: string; billed: number; price: number }

const isUuid = (typed: string) => z.uuid().safeParse(typed).success

/** A new invoice. The key is made by the browser: a form sent twice makes one invoice. */
export const newInvoiceForm = z
  .strictObject({
    clientKey: z.uuid('unreadable'),
    orderId: z
      .union([z.literal(''), z.uuid()], { error: 'unreadable' })
      .default('')
      .transform((id) => id || null),
    receiptIds: ticked(z.uuid('unreadable'), 100),
    number: invoiceNumber('bill-number'),
    issuedOn: requiredDay,
    vatNumber: optionalText(40).transform((typed, issues) => {
      const digits = typed && numberText(typed)
      if (digits && !isVatNumber(digits)) issues.addIssue({ code: 'custom', message: 'vat-number' })
      return digits
    }),
    deliveryFee: riyals(0, 'amount'),
    vat: amount,
    total: amount,
    prepaid: riyals(0, 'amount'),
    qr: z
      .string()
      .max(mostQr * 2, 'too-long')
      .default('')
      .transform((typed) => typed.replaceAll(/\s/g, '') || null),
    otherText: optionalText(120),
    otherAmount: riyals(0, 'amount'),
    /** Scan and e-invoice are read apart from the form. */
    file: z.unknown().optional(),
    xml: z.unknown().optional(),
    ...(rawLines as Record<`${(typeof names)[number]}-${number}`, typeof raw>),
  })
  .transform((form, issues) => {
    const say = (field: string, message: string) => issues.addIssue({ code: 'custom', path: [field], message })
    const typed: Record<string, unknown> = form
    const cell = (name: string, place: number) => {
      const value = typed[`${name}-${place}`]
      return typeof value === 'string' ? value.trim() : ''
    }
    const lines: EnteredLine[] = []
    for (const place of places) {
      const of = cell('line', place)
      if (of === '') continue
      if (!isUuid(of) || lines.some((line) => line.of === of)) {
        say(`billed-${place}`, 'unreadable')
        continue
      }
      const billed = cell('billed', place) === '' ? 0 : decimal(cell('billed', place), 9, 3)
      const typedPrice = cell('price', place)
      const price = typedPrice === '' && billed === 0 ? 0 : decimal(typedPrice, 8, 4)
      if (billed === null) say(`billed-${place}`, 'bill-quantity')
      else if (price === null) say(`price-${place}`, 'bill-price')
      else lines.push({ of, billed, price })
    }
    const { orderId, receiptIds, otherText, otherAmount } = form
    if (otherAmount > 0 && otherText === null) say('otherText', 'required')
    if (otherText !== null && otherAmount === 0) say('otherAmount', 'amount')
    const { clientKey, number, issuedOn, vatNumber, deliveryFee, vat, total, prepaid, qr } = form
    if (prepaid > total) say('prepaid', 'bill-prepaid')
    const source = orderId === null ? { receiptIds } : { orderId }
    const other = otherText === null ? null : { description: otherText, amount: otherAmount }
    const figures = { deliveryFee, vat, total, prepaid }
    return { clientKey, source, number, issuedOn, vatNumber, ...figures, qr, lines, other }
  })
  .refine(({ source }) => 'orderId' in source || source.receiptIds.length > 0, {
    path: ['number'],
    error: 'unreadable',
  })
export type NewInvoice = Omit<z.output<typeof newInvoiceForm>, 'clientKey'>

const revision = z.coerce.number('unreadable').int().min(1)
const reason = text('choose-reason', 500)

/** Steps on the page of an invoice. */
export const invoiceForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.enum(['match', 'ready']), revision }),
  z.strictObject({ intent: z.enum(['accept', 'void']), revision, reason }),
  z.strictObject({ intent: z.literal('ask'), revision, note: optionalText(500) }),
  z.strictObject({
    intent: z.literal('credit'),
    revision,
    number: invoiceNumber('bill-credit-number'),
    amount,
    issuedOn: requiredDay,
    reason: optionalText(500),
  }),
  z.strictObject({ intent: z.literal('pay'), revision, paidOn: requiredDay }),
  z.strictObject({ intent: z.literal('file'), file: z.unknown().optional() }),
])
export type InvoiceStepForm = z.output<typeof invoiceForm>
