import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { mostTransferLines } from '#/domain/kitchen/buying/transfer.ts'
import { readQuantity } from '#/domain/kitchen/quantity.ts'
import { fromRiyadh } from '#/domain/riyadh-time.ts'

/** Places of the lines in the form: fields are named `quantity-1`. */
const places = Array.from({ length: mostTransferLines }, (_, index) => index + 1)
const raw = z.string().max(200, 'too-long').default('')
const rawLines = Object.fromEntries(
  places.flatMap((place) => ['ingredient', 'quantity', 'unit'].map((name) => [`${name}-${place}`, raw])),
) as Record<`${'ingredient' | 'quantity' | 'unit'}-${number}`, typeof raw>

export type TransferLine = { place: number; ingredientId: string; quantity: string; unit: string }

const optional = z
  .string()
  .trim()
  .max(1000, 'too-long')
  .default('')
  .transform((typed) => typed || null)
const branch = z.uuid('paper-branch')

/** A new transfer; rows that name nothing are left out, a half filled one is refused at its field. */
export const transferForm = z
  .strictObject({
    clientKey: z.uuid('unreadable'),
    fromBranchId: branch,
    toBranchId: branch,
    movedAt: z.string().max(40).default(''),
    note: optional,
    ...rawLines,
  })
  .transform((form, issues) => {
    const say = (field: string, message: string) => issues.addIssue({ code: 'custom', path: [field], message })
    const fields = form as Record<string, unknown>
    const cell = (name: string, place: number) => {
      const typed = fields[`${name}-${place}`]
      return typeof typed === 'string' ? typed.trim() : ''
    }
    const lines: TransferLine[] = []
    for (const place of places) {
      const [ingredientId, quantity, unit] = [cell('ingredient', place), cell('quantity', place), cell('unit', place)]
      if (!ingredientId && !quantity) continue
      const read = readQuantity(quantity)
      if (!z.uuid().safeParse(ingredientId).success) say(`ingredient-${place}`, 'buying-ingredient')
      else if ('problem' in read || read.value.n <= 0n) say(`quantity-${place}`, 'buying-quantity')
      else if (!unit) say(`unit-${place}`, 'buying-unit')
      else if (lines.some((line) => line.ingredientId === ingredientId)) say(`ingredient-${place}`, 'buying-line-twice')
      else lines.push({ place, ingredientId, quantity: read.text, unit })
    }
    if (lines.length === 0 && issues.issues.length === 0) say('ingredient-1', 'buying-ingredient')
    if (form.fromBranchId === form.toBranchId) say('toBranchId', 'transfer-same')
    const typed = latinDigits(form.movedAt.trim())
    const movedAt = typed === '' ? null : fromRiyadh(typed)
    if (typed !== '' && movedAt === null) say('movedAt', 'visit-time')
    const { clientKey, fromBranchId, toBranchId, note } = form
    return { clientKey, fromBranchId, toBranchId, movedAt, note, lines }
  })
export type NewTransfer = Omit<z.output<typeof transferForm>, 'clientKey'>

const field = /^quantity-([0-9a-f-]{36})$/

/** What was really moved of each ingredient, by its id, in the unit in which it is shown; 0: nothing. */
export const transferCorrectionForm = z
  .object({
    clientKey: z.uuid('unreadable'),
    /** Corrections that the page knew of. */
    seen: z.coerce.number('unreadable').int().min(0),
    reason: z.string().trim().min(1, 'required').max(1000, 'too-long'),
  })
  .catchall(z.string().max(40, 'too-long'))
  .transform(({ clientKey, seen, reason, ...rest }, issues) => {
    const quantities = new Map<string, string>()
    for (const [name, value] of Object.entries(rest)) {
      const id = field.exec(name)?.[1]
      if (!id || typeof value !== 'string') continue
      const typed = latinDigits(value).trim().replace('٫', '.')
      if (/^\d{1,9}(\.\d{1,3})?$/.test(typed)) quantities.set(id, typed)
      else issues.addIssue({ code: 'custom', path: [name], message: 'receipt-quantity' })
    }
    return { clientKey, seen, reason, quantities }
  })
export type TransferCorrection = z.output<typeof transferCorrectionForm>
