import { latinDigits } from '../digits.ts'
import { rational, type Rational, times } from '../rational.ts'
import { fraction } from './figures.ts'

/**
 * A decimal number as typed, as plain text; null where it is none. Digits of both scripts, the Arabic decimal sign, and
 * commas only between groups of three, so that "1,5" is refused and not read as 15.
 */
export function decimalText(typed: string, decimals = 4): string | null {
  const text = latinDigits(typed)
    .replaceAll(/[\u200E\u200F\u2066-\u2069\s]/g, '')
    .replace('٫', '.')
    .replaceAll('٬', ',')
  const grouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
  const match = /^(\d{1,9})(?:\.(\d+))?$/.exec(grouped)
  if (!match || (match[2] ?? '').length > decimals) return null
  return grouped
}

/** A typed figure: nothing, a fraction, or something else. */
export type Typed = { kind: 'empty' } | { kind: 'figure'; value: Rational } | { kind: 'wrong' }

export function typedFigure(typed: string, decimals?: number): Typed {
  if (typed.trim() === '') return { kind: 'empty' }
  const text = decimalText(typed, decimals)
  return text === null ? { kind: 'wrong' } : { kind: 'figure', value: fraction(text) }
}

/** Riyals as typed, in halalas. */
export function typedMoney(typed: string, decimals?: number): Typed {
  const read = typedFigure(typed, decimals)
  return read.kind === 'figure' ? { kind: 'figure', value: times(read.value, rational(100)) } : read
}
