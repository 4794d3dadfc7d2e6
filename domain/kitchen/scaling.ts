import { isLess, plus, ratio, type Rational, rational, roundHalfUp, times, zero } from '../rational.ts'
import type { BookRecipe, Scaling } from './book.ts'

const one: Rational = { n: 1n, d: 1n }

const ceil = ({ n, d }: Rational): bigint => (n + d - 1n) / d

/**
 * Quantity of a line in a batch of so many times the recipe. Damped lines (salt, chilli) grow by a part r of the rest;
 * a batch so small that this would fall below zero has none of them.
 */
export function scaledQuantity(quantity: Rational, scaling: Scaling, factor: Rational): Rational {
  switch (scaling.rule) {
    case 'linear':
      return times(quantity, factor)
    case 'fixed':
      return quantity
    case 'whole':
      return times(quantity, { n: ceil(factor), d: 1n })
    case 'damped': {
      const grown = plus(one, times(plus(factor, { n: -1n, d: 1n }), scaling.r))
      return grown.n > 0n ? times(quantity, grown) : zero
    }
  }
}

/** A recipe as a batch of so many times: its lines by their rules, its output and portions in proportion. */
export const scaledRecipe = (recipe: BookRecipe, factor: Rational): BookRecipe => ({
  ...recipe,
  output: recipe.output && { ...recipe.output, quantity: times(recipe.output.quantity, factor) },
  portions: times(recipe.portions, factor),
  labourMinutes: recipe.labourMinutes && times(recipe.labourMinutes, factor),
  lines: recipe.lines.map((line) =>
    line.quantity ? { ...line, quantity: scaledQuantity(line.quantity, line.scaling, factor) } : line,
  ),
})

/** An amount as a cook reads it: a number to be written in the reader's digits, a fraction after it, and its unit. */
export type ShownAmount = {
  number: number | null
  decimals: number
  fraction: '' | '¼' | '⅓' | '½' | '⅔' | '¾'
  unit: string
  /** The amount is smaller than the smallest that is shown, which `number` and `fraction` name. */
  isBelow: boolean
}

const thousand = rational(1_000)
const fractions = [
  { value: ratio(0n, 1n), sign: '' },
  { value: ratio(1n, 4n), sign: '¼' },
  { value: ratio(1n, 3n), sign: '⅓' },
  { value: ratio(1n, 2n), sign: '½' },
  { value: ratio(2n, 3n), sign: '⅔' },
  { value: ratio(3n, 4n), sign: '¾' },
  { value: ratio(1n, 1n), sign: '' },
] as const

const distance = (a: Rational, b: Rational): Rational => {
  const n = a.n * b.d - b.n * a.d
  return { n: n < 0n ? -n : n, d: a.d * b.d }
}

/** Grams and millilitres of a weight or volume, with the greater unit above a thousand. */
function shownMeasure(value: Rational, small: string, great: string): ShownAmount {
  const below = { number: 0.1, decimals: 1, fraction: '', unit: small, isBelow: true } as const
  if (isLess(value, rational(10))) {
    const number = roundHalfUp(value, 1)
    if (number === 0) return value.n === 0n ? { ...below, number: 0, decimals: 0, isBelow: false } : below
    return { number, decimals: 1, fraction: '', unit: small, isBelow: false }
  }
  const whole = roundHalfUp(value, 0)
  if (whole < 1_000) return { number: whole, decimals: 0, fraction: '', unit: small, isBelow: false }
  const number = roundHalfUp(ratio(value.n, value.d * thousand.n), 3)
  return { number, decimals: 3, fraction: '', unit: great, isBelow: false }
}

/** Pieces, spoons and cups: the nearest of the fractions that a kitchen measures. */
function shownCount(value: Rational, unit: string): ShownAmount {
  const whole = value.n / value.d
  const rest = ratio(value.n - whole * value.d, value.d)
  const nearest = fractions.reduce((best, one) =>
    isLess(distance(rest, one.value), distance(rest, best.value)) ? one : best,
  )
  const number = Number(nearest.value.n === 1n && nearest.value.d === 1n ? whole + 1n : whole)
  if (number === 0 && nearest.sign === '') {
    const isBelow = value.n > 0n
    return { number: isBelow ? null : 0, decimals: 0, fraction: isBelow ? '¼' : '', unit, isBelow }
  }
  return { number: number === 0 ? null : number, decimals: 0, fraction: nearest.sign, unit, isBelow: false }
}

/** How a quantity is shown: rounded for the eye alone, and never to nothing. */
export function shownAmount(quantity: Rational, unit: string): ShownAmount {
  switch (unit) {
    case 'g':
      return shownMeasure(quantity, 'g', 'kg')
    case 'kg':
      return shownMeasure(times(quantity, thousand), 'g', 'kg')
    case 'ml':
      return shownMeasure(quantity, 'ml', 'l')
    case 'l':
      return shownMeasure(times(quantity, thousand), 'ml', 'l')
    default:
      return shownCount(quantity, unit)
  }
}
