import { latinDigits } from '#/domain/digits.ts'

/** Parses a typed number, also with Arabic digits and decimal sign; null when it is none. */
export function typedNumber(text: string): number | null {
  const plain = latinDigits(text).trim().replace('٫', '.').replace(',', '.')
  return /^\d{1,7}(\.\d{0,4})?$/.test(plain) ? Number(plain) : null
}
