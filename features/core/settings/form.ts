import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { parseHalalas } from '#/domain/money.ts'
import { isDay } from '#/domain/riyadh-time.ts'
import { settingOf, type SettingKey } from '#/domain/settings.ts'

const day = z
  .string()
  .default('')
  .refine((typed) => typed === '' || isDay(typed), 'setting-day')
  .transform((typed) => typed || undefined)

/** Forms of one setting's page. */
export const settingForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('save'), value: z.string().trim().min(1, 'setting-value').max(60), from: day }),
  z.strictObject({ intent: z.literal('default') }),
  z.strictObject({ intent: z.literal('withdraw'), id: z.coerce.number().int().positive() }),
])

/** Parses a setting's value; NaN for invalid numbers, which no setting accepts. */
export function typedSetting(key: SettingKey, typed: string): number | boolean | string {
  const { kind } = settingOf(key)
  if (kind === 'choice') return typed
  if (kind === 'boolean') return typed === 'true' ? true : typed === 'false' ? false : Number.NaN
  if (kind === 'money') return parseHalalas(typed) ?? Number.NaN
  const plain = latinDigits(typed)
    .replace('٫', '.')
    .replace(/[,٬\s]/g, '')
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
}
