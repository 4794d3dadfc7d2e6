import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { usualTemperatureLimits } from '#/domain/kitchen/buying/receipt.ts'
import { readRiyals } from '#/domain/kitchen/quantity.ts'
import { priceRules } from '#/domain/kitchen/price-rule.ts'
import { isDay } from '#/domain/riyadh-time.ts'

const day = z
  .string()
  .default('')
  .refine((text) => text === '' || (isDay(text) && text >= '2018-01-01' && text <= '2061-12-31'), 'kitchen-day')
  .transform((text) => text || null)

/** Degrees Celsius between two bounds, also below zero. */
const degrees = (least: number, most: number, usual: number) =>
  z
    .string()
    .default(String(usual))
    .transform((typed) => latinDigits(typed).replace('٫', '.').replace(/[−–]/, '-').replace(/\s/g, ''))
    .refine(
      (text) => /^-?\d{1,2}(\.\d)?$/.test(text) && Number(text) >= least && Number(text) <= most,
      'kitchen-degrees',
    )
    .transform(Number)

/** Settings of the kitchen. */
export const kitchenSettingsForm = z
  .strictObject({
    revision: z.coerce.number('unreadable').int().min(0),
    registered: z.enum(['yes', 'no'], 'choose'),
    vatFrom: day,
    vatUntil: day,
    priceRule: z.enum(priceRules, 'choose'),
    targetFoodCost: z
      .string()
      .transform((typed) => latinDigits(typed).replace('٫', '.').replace(',', '.').replace(/[%٪]/g, '').trim())
      .refine((text) => /^\d{1,2}(\.\d{1,2})?$/.test(text) && Number(text) > 0, 'kitchen-percent')
      .transform(Number),
    chilledLimit: degrees(-5, 15, usualTemperatureLimits.chilled),
    frozenLimit: degrees(-40, 0, usualTemperatureLimits.frozen),
    labourHour: z.string().transform((typed, context): number | null => {
      if (typed.trim() === '') return null
      const halalas = readRiyals(typed)
      if (halalas !== null && halalas > 0 && halalas <= 10_000_00) return halalas / 100
      context.addIssue({ code: 'custom', message: 'kitchen-amount' })
      return z.NEVER
    }),
  })
  .superRefine((given, context) => {
    const issue = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message, input: given })
    if (given.registered === 'yes' && given.vatFrom === null) issue('vatFrom', 'required')
    if (
      given.registered === 'yes' &&
      given.vatFrom !== null &&
      given.vatUntil !== null &&
      given.vatUntil < given.vatFrom
    )
      issue('vatUntil', 'kitchen-vat-until')
  })
  .transform(({ registered, vatFrom, vatUntil, ...given }) => ({
    ...given,
    vat: registered === 'yes' ? { from: vatFrom, until: vatUntil } : { from: null, until: null },
  }))
export type KitchenSettingsInput = z.output<typeof kitchenSettingsForm>

const limit = z.string().transform((typed, context): number => {
  const halalas = readRiyals(typed)
  if (halalas !== null && halalas >= 0 && halalas <= 9_999_999_00) return halalas / 100
  context.addIssue({ code: 'custom', message: 'kitchen-amount' })
  return z.NEVER
})

/** Riyals without VAT that are ordered without another person. */
export const orderLimitsForm = z
  .strictObject({ intent: z.literal('limits'), branchManager: limit, manager: limit })
  .superRefine((given, context) => {
    if (given.branchManager > given.manager)
      context.addIssue({ code: 'custom', path: ['branchManager'], message: 'order-limit-order', input: given })
  })
export type OrderLimitsInput = z.output<typeof orderLimitsForm>
