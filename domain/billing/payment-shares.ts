import { apportion } from '../apportion.ts'
import type { Halalas } from '../money.ts'

/** Minimum amount of the payment providers: one riyal. */
export const leastShare: Halalas = 100
export const mostPayers = 20

export type ShareProblem =
  | { what: 'too-few' }
  | { what: 'too-many'; most: number }
  /** `index`: the payer whose share is below the minimum. */
  | { what: 'too-small'; index: number }
  /** Missing (positive) or excess (negative) part of the total. */
  | { what: 'sum'; gap: Halalas }

/** Splits an amount into shares that differ by at most one halala; the first ones bear the odd halalas. */
export const equalShares = (amount: Halalas, payers: number): Halalas[] =>
  apportion(
    amount,
    Array.from({ length: payers }, () => 1),
  )

/** Checks shares set by hand; null when they are valid. */
export function shareProblem(amount: Halalas, shares: readonly Halalas[]): ShareProblem | null {
  if (shares.length < 2) return { what: 'too-few' }
  if (shares.length > mostPayers) return { what: 'too-many', most: mostPayers }
  const index = shares.findIndex((share) => !Number.isSafeInteger(share) || share < leastShare)
  if (index >= 0) return { what: 'too-small', index }
  const gap = amount - shares.reduce((sum, share) => sum + share, 0)
  return gap === 0 ? null : { what: 'sum', gap }
}
