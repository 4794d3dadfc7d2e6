import { isLess, over, type Rational, rational, sum, times } from '../rational.ts'
import type { Basis, Preparation } from './book.ts'

/** Largest cooking yield: rice and pasta take up water. */
export const mostCooking = rational(6)
const whole = rational(1)

export type YieldProblem = 'trim' | 'cooking'

/** Why a pair of yields is refused: 0 < trim <= 1, 0 < cooking <= 6. */
export function yieldProblem(trim: Rational, cooking: Rational | null): YieldProblem | null {
  if (trim.n <= 0n || isLess(whole, trim)) return 'trim'
  if (cooking !== null && (cooking.n <= 0n || isLess(mostCooking, cooking))) return 'cooking'
  return null
}

/** What has to be bought for a quantity of a line: q, q / t or q / (t x c); or which yield is not known. */
export function asPurchased(
  quantity: Rational,
  basis: Basis,
  preparation: Pick<Preparation, 'trim' | 'cooking'> | null,
): { quantity: Rational } | { needs: 'preparation' | 'cooking' } {
  if (basis === 'ap') return { quantity }
  if (!preparation) return { needs: 'preparation' }
  const { trim, cooking } = preparation
  if (basis === 'ep') return { quantity: over(quantity, trim) }
  return cooking ? { quantity: over(quantity, times(trim, cooking)) } : { needs: 'cooking' }
}

/** Edible quantity of a line, for energy: the same line before cooking and after trimming. */
export function edible(
  quantity: Rational,
  basis: Basis,
  preparation: Pick<Preparation, 'trim' | 'cooking'> | null,
): { quantity: Rational } | { needs: 'preparation' | 'cooking' } {
  const bought = asPurchased(quantity, basis, preparation)
  return 'needs' in bought || !preparation ? bought : { quantity: times(bought.quantity, preparation.trim) }
}

/** Units in which tests are weighed. */
export const testUnits = ['g', 'kg'] as const
export type TestUnit = (typeof testUnits)[number]

/** Weights of one yield test, in one unit: what went in, what was left after trimming, and after cooking. */
export type YieldTest = { purchased: Rational; trimmed: Rational; cooked: Rational | null }

/** Yields of several tests: sum out / sum in, so that a large test counts for more. Cooking is of the tests that cooked. */
export function yieldsOf(tests: readonly YieldTest[]): { trim: Rational; cooking: Rational | null } {
  const total = (values: readonly Rational[]): Rational => sum(values)
  const trim = over(total(tests.map(({ trimmed }) => trimmed)), total(tests.map(({ purchased }) => purchased)))
  const cooked = tests.flatMap((test) => (test.cooked ? [{ in: test.trimmed, out: test.cooked }] : []))
  if (cooked.length === 0) return { trim, cooking: null }
  return { trim, cooking: over(total(cooked.map(({ out }) => out)), total(cooked.map((test) => test.in))) }
}

type Yields = { trim: Rational; cooking: Rational | null }

const isSame = (a: Rational | null, b: Rational | null): boolean =>
  a === null || b === null ? a === b : a.n * b.d === b.n * a.d

/**
 * Yields that tests offer in place of those in force, and whether they differ; null without tests. Where none of them
 * cooked, the cooking yield stays.
 */
export function offeredYields(tests: readonly YieldTest[], inForce: Yields): (Yields & { differs: boolean }) | null {
  if (tests.length === 0) return null
  const { trim, cooking: measured } = yieldsOf(tests)
  const cooking = measured ?? inForce.cooking
  return { trim, cooking, differs: !isSame(trim, inForce.trim) || !isSame(cooking, inForce.cooking) }
}
