/** Exact fraction with a positive denominator. Scores are computed with these and rounded once, at the end. */
export type Rational = { n: bigint; d: bigint }

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b))

export const ratio = (n: bigint, d: bigint): Rational => {
  const common = divisor(n, d) * (d < 0n ? -1n : 1n)
  return { n: n / common, d: d / common }
}

/** Decimal value of a number as written: 0.1 is one tenth, not the nearest binary number. */
export const rational = (value: number): Rational => {
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', decimals = ''] = mantissa.split('.')
  const shift = Number(exponent) - decimals.length
  const n = BigInt(whole + decimals)
  return shift < 0 ? ratio(n, 10n ** BigInt(-shift)) : ratio(n * 10n ** BigInt(shift), 1n)
}

export const zero: Rational = { n: 0n, d: 1n }
export const plus = (a: Rational, b: Rational): Rational => ratio(a.n * b.d + b.n * a.d, a.d * b.d)
export const times = (a: Rational, b: Rational): Rational => ratio(a.n * b.n, a.d * b.d)
export const over = (a: Rational, b: Rational): Rational => ratio(a.n * b.d, a.d * b.n)
export const sum = (values: readonly Rational[]): Rational => values.reduce(plus, zero)
export const isLess = (a: Rational, b: Rational): boolean => a.n * b.d < b.n * a.d
export const smaller = (a: Rational, b: Rational): Rational => (isLess(b, a) ? b : a)

/** Rounds a non-negative fraction half up to so many decimals. */
export const roundHalfUp = (value: Rational, decimals: number): number => {
  const scale = 10n ** BigInt(decimals)
  return Number((2n * value.n * scale + value.d) / (2n * value.d)) / Number(scale)
}

/** Nearest floating-point number, for display and storage. */
export const toNumber = (value: Rational): number => Number(value.n) / Number(value.d)
