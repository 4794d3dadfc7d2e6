import { over, type Rational, rational, ratio, roundHalfUp, zero } from '../rational.ts'

/** Difference of two fractions. */
export const minus = (a: Rational, b: Rational): Rational => ratio(a.n * b.d - b.n * a.d, a.d * b.d)

export const isNegative = ({ n }: Rational): boolean => n < 0n
export const isZero = ({ n }: Rational): boolean => n === 0n

/** Rounds half up to so many decimals; a negative figure mirrors the positive one. For display, exports and documents only. */
export const rounded = (value: Rational, decimals = 0): number => {
  if (!isNegative(value)) return roundHalfUp(value, decimals)
  const size = roundHalfUp({ n: -value.n, d: value.d }, decimals)
  return size === 0 ? 0 : -size
}

/** Smallest whole number that is not below the fraction. */
export const ceiling = ({ n, d }: Rational): bigint => (n > 0n ? (n + d - 1n) / d : -(-n / d))

/** Share of a whole in per cent; null without a whole. */
export const percentOf = (part: Rational, whole: Rational): Rational | null =>
  whole.n <= 0n ? null : over({ n: part.n * 100n, d: part.d }, whole)

/** Decimal text as typed or stored ("12.5"), as a fraction. */
export const fraction = (text: string): Rational => {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) throw new RangeError(`no decimal: ${text}`)
  const [, sign = '', whole = '0', decimals = ''] = match
  return ratio(BigInt(`${sign}${whole}${decimals}`), 10n ** BigInt(decimals.length))
}

/** A percentage as a fraction: 2.5 is 1/40. */
export const percent = (text: string): Rational => over(fraction(text), rational(100))

export { zero }
