import { apportion } from '../apportion.ts'
import type { Halalas } from '../money.ts'

/** Less than this no provider takes: one riyal. */
export const leastShare: Halalas = 100
export const mostPayers = 20

export type ShareProblem =
  | { what: 'too-few' }
  | { what: 'too-many'; most: number }
  /** `index`: the payer whose share is less than what can be paid. */
  | { what: 'too-small'; index: number }
  /** What the shares lack (positive) or have too much (negative) of the whole. */
  | { what: 'sum'; gap: Halalas }

/** Shares of an amount that differ by a halala at most and add up to it; the first ones bear the odd halalas. */
export const equalShares = (amount: Halalas, payers: number): Halalas[] =>
  apportion(
    amount,
    Array.from({ length: payers }, () => 1),
  )

/** What is wrong with shares of an amount that somebody set by hand; null when they may stand. */
export function shareProblem(amount: Halalas, shares: readonly Halalas[]): ShareProblem | null {
  if (shares.length < 2) return { what: 'too-few' }
  if (shares.length > mostPayers) return { what: 'too-many', most: mostPayers }
  const index = shares.findIndex((share) => !Number.isSafeInteger(share) || share < leastShare)
  if (index >= 0) return { what: 'too-small', index }
  const gap = amount - shares.reduce((sum, share) => sum + share, 0)
  return gap === 0 ? null : { what: 'sum', gap }
}
