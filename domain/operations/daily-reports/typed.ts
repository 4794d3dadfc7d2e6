import { latinDigits } from '#/domain/digits.ts'
import type { Halalas } from '#/domain/money.ts'

const plain = (typed: string): string =>
  latinDigits(typed)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/[\s\u200E\u200F\u2066-\u2069]/g, '')
    .replace('\u2212', '-')

/**
 * Reads an amount of riyals: `3710.75`, `3,710.75`, `٣٧١٠٫٧٥`. Commas only between thousands: `3.710,75` and `3,71` have
 * two readings and are refused. Null: not readable.
 */
export function readAmount(typed: string, signed = false): Halalas | null {
  const match = /^(-?)(\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.(\d{1,2}))?$/.exec(plain(typed))
  if (!match || (match[1] && !signed)) return null
  const amount = Number(match[2]!.replaceAll(',', '')) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] && amount !== 0 ? -amount : amount
}

/** Reads a number of things; null: not whole, negative or not readable. */
export function readCount(typed: string): number | null {
  const text = plain(typed)
  return /^\d{1,6}$/.test(text) ? Number(text) : null
}

/** Reads a number with at most `decimals` decimals, such as hours, a quantity or degrees; null: not readable. */
export function readDecimal(typed: string, decimals: number, signed = false): number | null {
  const match = /^(-?)\d{1,6}(?:\.(\d+))?$/.exec(plain(typed))
  if (!match || (match[1] && !signed) || (match[2]?.length ?? 0) > decimals) return null
  return Number(match[0])
}
