import { z } from 'zod'
import { latinDigits } from '#/domain/digits.ts'
import { parseHalalas } from '#/domain/money.ts'
import { isDay } from '#/domain/riyadh-time.ts'

/** A decimal as typed, in Latin or Arabic digits; null when it is none, or has more than three decimals. */
export function typedDecimal(typed: string): number | null {
  const plain = latinDigits(typed).trim().replace('٫', '.').replaceAll('٬', '')
  return /^\d{1,9}(\.\d{1,3})?$/.test(plain) ? Number(plain) : null
}

/** A quantity above 0. */
export const quantity = z.string('buying-quantity').transform((typed, issues) => {
  const value = typedDecimal(typed)
  if (value === null || value <= 0) issues.addIssue({ code: 'custom', message: 'buying-quantity' })
  return value ?? 0
})

const mostRiyals = 9_999_999

/** Riyals with up to two decimals; `least` in halalas. */
export const riyals = (least: number, key: string) =>
  z
    .string()
    .default('')
    .transform((typed, issues) => {
      const text = typed.trim()
      const amount = text === '' && least === 0 ? 0 : parseHalalas(text)
      if (amount === null || amount < least || amount > mostRiyals * 100) {
        issues.addIssue({ code: 'custom', message: key })
        return 0
      }
      return amount / 100
    })

/** A day that may be missing. */
export const optionalDay = z
  .string()
  .default('')
  .transform((typed, issues) => {
    const day = latinDigits(typed.trim())
    if (day === '') return null
    if (!isDay(day)) issues.addIssue({ code: 'custom', message: 'a-day' })
    return day
  })
export const requiredDay = z.string('a-day').transform((typed, issues) => {
  const day = latinDigits(typed.trim())
  if (!isDay(day)) issues.addIssue({ code: 'custom', message: 'a-day' })
  return day
})

/** Ticked boxes of one name: one arrives as a text, several as a list. */
export const ticked = <T extends z.ZodType<unknown, string>>(box: T, most: number) =>
  z.union([box.transform((one) => [one]), z.array(box).max(most, 'unreadable')]).default([])
