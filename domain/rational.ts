/** An exact fraction: scores are computed with these and rounded once, at the end. The denominator is positive. */
export type Rational = { n: bigint; d: bigint }

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b))

export const ratio = (n: bigint, d: bigint): Rational => {
  const common = divisor(n, d) * (d < 0n ? -1n : 1n)
  return { n: n / common, d: d / common }
}

/** The fraction a decimal number was written as: 0.1 is one tenth, not the binary number nearest to it. */
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

/** Rounds a fraction that is not negative half up to so many decimals. */
export const roundHalfUp = (value: Rational, decimals: number): number => {
  const scale = 10n ** BigInt(decimals)
  return Number((2n * value.n * scale + value.d) / (2n * value.d)) / Number(scale)
}

/** The nearest ordinary number, for showing and storing parts of a sum. */
export const toNumber = (value: Rational): number => Number(value.n) / Number(value.d)
