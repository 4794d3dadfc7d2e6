import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { refusalReasons } from '#/domain/kitchen/buying/receipt.ts'
import { contentUnits, vatModes } from '#/domain/kitchen/buying/supplier.ts'
import { isDay } from '#/domain/riyadh-time.ts'

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((text) => text || null)
    .nullable()
const packs = z.number().min(0).max(100_000)
const content = z.number().positive().max(999_999_999)

const line = z.strictObject({
  id: z.uuid(),
  orderLineId: z.uuid().nullable(),
  ingredientId: z.uuid(),
  pack: z.string().trim().min(1).max(60),
  quantity: content,
  unit: z.enum(contentUnits),
  delivered: packs,
  refused: packs,
  reason: z.enum(refusalReasons).nullable(),
  measured: content.nullable(),
  temperature: z.number().min(-60).max(90).nullable(),
  expiresOn: z.string().refine(isDay).nullable(),
  paper: z.strictObject({ price: z.number().positive().max(9_999_999), vatMode: z.enum(vatModes) }).nullable(),
  takesPrice: z.boolean().nullable(),
  photoId: z.uuid().nullable(),
  note: words(500),
})
export type PostedLine = z.output<typeof line>

/** A delivery as a phone sends it. The same id is posted once. */
export const postReceiptRequest = z.strictObject({
  id: z.uuid(),
  branchId: z.uuid(),
  orderId: z.uuid().nullable(),
  supplierId: z.uuid(),
  /** Deliveries of the order that the phone knew of, and whether another one was confirmed all the same. */
  seen: z.number().int().min(0).max(10_000),
  confirmed: z.boolean(),
  arrivedAt: z.iso.datetime(),
  paperNumber: words(60),
  note: words(1000),
  lines: z.array(line).min(1).max(200),
})
export type PostReceiptRequest = z.output<typeof postReceiptRequest>

export const receiptPhotoForm = z.strictObject({ id: z.uuid() })
export const receiptPhotoRemovalForm = z.strictObject({ intent: z.literal('remove'), id: z.uuid() })

const typed = z
  .string()
  .default('')
  .transform((text) => latinDigits(text).replace('٫', '.').replace(/\s/g, ''))
const quantity = typed.refine((text) => /^\d{1,6}(\.\d{1,3})?$/.test(text), 'receipt-quantity').transform(Number)
const weighed = typed
  .refine((text) => text === '' || (/^\d{1,9}(\.\d{1,3})?$/.test(text) && Number(text) > 0), 'receipt-quantity')
  .transform((text) => (text === '' ? null : Number(text)))

const field = /^(accepted|refused|measured)-([0-9a-f-]{36})$/

/** What is true of each line, by its id, and why it was entered otherwise. */
export const correctionForm = z
  .object({
    clientKey: z.uuid('unreadable'),
    /** Corrections that the page knew of. */
    seen: z.coerce.number('unreadable').int().min(0),
    reason: z.string().trim().min(1, 'required').max(1000, 'too-long'),
  })
  .catchall(z.string())
  .transform(({ clientKey, seen, reason, ...rest }, context) => {
    const lines = new Map<string, { accepted: number; refused: number; measured: number | null }>()
    for (const [name, value] of Object.entries(rest)) {
      const [, kind, id] = field.exec(name) ?? []
      if (!kind || !id) continue
      const read = (kind === 'measured' ? weighed : quantity).safeParse(value)
      if (!read.success) context.addIssue({ code: 'custom', path: [name], message: 'receipt-quantity', input: value })
      else lines.set(id, { accepted: 0, refused: 0, measured: null, ...lines.get(id), [kind]: read.data })
    }
    return { clientKey, seen, reason, lines }
  })
export type CorrectionInput = z.output<typeof correctionForm>
