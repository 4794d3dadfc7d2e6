import { latinDigits } from './digits.ts'

/**
 * Number of a commercial registration: 10 digits, of the old form (begins with 1 to 6) or the unified national number
 * (begins with 7), which replaced it in April 2025. Null: neither.
 */
export function commercialNumber(typed: string): string | null {
  const digits = latinDigits(typed).replace(/[\s-]/g, '')
  return /^[1-7]\d{9}$/.test(digits) ? digits : null
}

/** Number of a municipal (Balady) licence: digits, without a public check digit. Null: not one. */
export function licenceNumber(typed: string): string | null {
  const digits = latinDigits(typed).replace(/[\s-]/g, '')
  return /^\d{5,20}$/.test(digits) ? digits : null
}
