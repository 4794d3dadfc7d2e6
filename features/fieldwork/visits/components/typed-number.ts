import { latinDigits } from '#/domain/digits.ts'

/** A number as people type it, or null when it is none. Arabic digits and the Arabic decimal sign are read too. */
export function typedNumber(text: string): number | null {
  const plain = latinDigits(text).trim().replace('٫', '.').replace(',', '.')
  return /^\d{1,7}(\.\d{0,4})?$/.test(plain) ? Number(plain) : null
}
