import { z } from 'zod'
import { isVatNumber, latinDigits, numberText } from '#/domain/digits.ts'
import { saudiIban } from '#/domain/iban.ts'
import { contentUnits, licenceKinds, vatModes } from '#/domain/kitchen/buying/supplier.ts'
import { optionalPhone, optionalText, text, wholeNumber } from '#/features/identity/accounts/fields.ts'
import { optionalDay, quantity, requiredDay, riyals, ticked } from './fields.ts'

const numbers = (key: string, isRight: (digits: string) => boolean) =>
  optionalText(50).transform((typed, issues) => {
    const digits = typed && numberText(typed)
    if (digits && !isRight(digits)) issues.addIssue({ code: 'custom', message: key })
    return digits
  })
const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'too-long')
  .default('')
  .transform((typed) => typed || null)
  .pipe(z.email('email-invalid').nullable())
const time = z
  .string()
  .default('')
  .transform((typed, issues) => {
    const clock = latinDigits(typed.trim())
    if (clock === '') return null
    if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(clock)) issues.addIssue({ code: 'custom', message: 'duty-time' })
    return clock
  })
const whole = (most: number, empty: number, least = 0) =>
  wholeNumber({ from: least, below: 'whole-number', to: most, above: 'amount-large', empty })

const supplier = {
  nameAr: optionalText(120),
  nameEn: optionalText(120),
  crNumber: numbers('cr-number', (digits) => /^[1-7]\d{9}$/.test(digits)),
  vatNumber: numbers('vat-number', isVatNumber),
  contact: optionalText(120),
  email,
  phone: optionalPhone,
  language: z.enum(['en', 'ar'], 'unreadable').default('ar'),
  paymentDays: whole(180, 0),
  days: ticked(
    z.enum(['0', '1', '2', '3', '4', '5', '6'], 'unreadable').transform((day) => Number(day)),
    7,
  ),
  cutOff: time,
  minimumOrder: riyals(0, 'amount'),
  deliveryFee: riyals(0, 'amount'),
  branches: ticked(z.uuid('unreadable'), 500),
  note: z
    .string()
    .trim()
    .max(1000, 'too-long')
    .default('')
    .transform((typed) => typed || null),
}
const named = ({ nameAr, nameEn }: { nameAr: string | null; nameEn: string | null }) => Boolean(nameAr ?? nameEn)
const unnamed = { path: ['nameAr'], error: 'required' }
const revision = z.coerce.number('unreadable').int().min(1)

/** The key is made by the browser: a form sent twice makes one supplier. */
export const newSupplierForm = z.strictObject({ clientKey: z.uuid('unreadable'), ...supplier }).refine(named, unnamed)
export const supplierForm = z.strictObject({ revision, ...supplier }).refine(named, unnamed)
export type SupplierFields = Omit<z.output<typeof supplierForm>, 'revision'>

/** Steps on the page of a supplier. */
export const supplierSteps = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('add-offer'),
    clientKey: z.uuid('unreadable'),
    ingredientId: z.uuid('buying-ingredient'),
    brand: optionalText(80),
    pack: text('buying-pack', 60),
    quantity,
    unit: z.enum(contentUnits, 'buying-unit'),
    sku: optionalText(60),
    price: riyals(1, 'amount'),
    vatMode: z.enum(vatModes, 'buying-vat'),
    minimum: whole(100_000, 1, 1),
    multiple: whole(100_000, 1, 1),
    leadDays: optionalText(5).transform((typed, issues) => {
      if (typed === null) return null
      const digits = latinDigits(typed)
      const days = /^\d{1,3}$/.test(digits) ? Number(digits) : Number.NaN
      if (!(days <= 365)) issues.addIssue({ code: 'custom', message: 'whole-number' })
      return days
    }),
    validFrom: requiredDay,
    validUntil: optionalDay,
  }),
  z.strictObject({ intent: z.literal('end-offer'), offerId: z.uuid('unreadable') }),
  z.strictObject({
    intent: z.literal('add-licence'),
    clientKey: z.uuid('unreadable'),
    kind: z.enum(licenceKinds, 'unreadable'),
    number: text('required', 80),
    expiresOn: requiredDay,
    /** The file is read apart from the form. */
    file: z.unknown().optional(),
  }),
  z.strictObject({
    intent: z.literal('account'),
    holder: text('required', 140),
    iban: z.string('iban').transform((typed, issues) => {
      const iban = saudiIban(typed)
      if (iban === null) issues.addIssue({ code: 'custom', message: 'iban' })
      return iban ?? ''
    }),
  }),
  z.strictObject({ intent: z.enum(['archive', 'restore']), revision }),
])
export type SupplierStep = z.output<typeof supplierSteps>
export type NewOffer = Omit<Extract<SupplierStep, { intent: 'add-offer' }>, 'intent' | 'clientKey'>
