import type { Rational } from '../rational.ts'

/** A positive whole number by its prime factors, so that common denominators need no greatest common divisor of long numbers. */
type Factors = ReadonlyMap<bigint, number>
export type Denominator = { value: bigint; factors: Factors }

const ofOne: Denominator = { value: 1n, factors: new Map() }
/** What a few packs, yields and batches have as denominators; emptied before it grows without bound. */
const known = new Map<bigint, Denominator>()
const mostKnown = 20_000
/** A factor above this square is kept whole: sums stay exact, and only very odd figures are not fully reduced. */
const mostTrial = 10_000n

/** Factors of a number that comes from typed figures, which is small beside those that sums have. */
export function denominatorOf(value: bigint): Denominator {
  if (value === 1n) return ofOne
  const before = known.get(value)
  if (before) return before
  const factors = new Map<bigint, number>()
  let rest = value
  for (let p = 2n; p * p <= rest && p <= mostTrial; p += p === 2n ? 1n : 2n) {
    while (rest % p === 0n) {
      factors.set(p, (factors.get(p) ?? 0) + 1)
      rest /= p
    }
  }
  if (rest > 1n) factors.set(rest, (factors.get(rest) ?? 0) + 1)
  if (known.size >= mostKnown) known.clear()
  const found = { value, factors }
  known.set(value, found)
  return found
}

/** Product of denominators. */
export function product(a: Denominator, b: Denominator): Denominator {
  if (a.value === 1n) return b
  if (b.value === 1n) return a
  const factors = new Map(a.factors)
  for (const [p, power] of b.factors) factors.set(p, (factors.get(p) ?? 0) + power)
  return { value: a.value * b.value, factors }
}

export type Term = { n: bigint; d: Denominator }

/** Least common denominator of the terms. */
function common(terms: readonly Term[]): Denominator {
  const factors = new Map<bigint, number>()
  let value = 1n
  for (const { d } of terms)
    for (const [p, power] of d.factors) {
      const more = power - (factors.get(p) ?? 0)
      if (more <= 0) continue
      factors.set(p, power)
      value *= p ** BigInt(more)
    }
  return { value, factors }
}

/** Exact sum of many fractions over one denominator, reduced once. */
export function exactSum(terms: readonly Term[]): Term {
  if (terms.length === 0) return { n: 0n, d: ofOne }
  const d = common(terms)
  let n = 0n
  for (const term of terms) n += term.d.value === d.value ? term.n : term.n * (d.value / term.d.value)
  return reduced(n, d)
}

function reduced(from: bigint, d: Denominator): Term {
  let n = from
  let { value } = d
  let factors: Map<bigint, number> | null = null
  for (const [p, power] of d.factors) {
    let left = power
    while (left > 0 && n % p === 0n) {
      n /= p
      value /= p
      left -= 1
    }
    if (left === power) continue
    factors ??= new Map(d.factors)
    if (left === 0) factors.delete(p)
    else factors.set(p, left)
  }
  return factors ? { n, d: { value, factors } } : { n, d }
}

/** A term times a fraction, whose denominator comes from typed figures. */
export const scaled = ({ n, d }: Term, by: Rational): Term => ({ n: n * by.n, d: product(d, denominatorOf(by.d)) })

export const rationalOf = ({ n, d }: Term): Rational => ({ n, d: d.value })
