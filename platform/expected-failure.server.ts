import pg from 'pg'
import { AppError } from '#/domain/errors.ts'

/** What the database answers to a value that no column of its kind can hold: text, numbers and moments out of their range. */
const badValues = new Set(['22021', '22P02', '22P05', '22003', '22007', '22008'])

/**
 * A failure that a person can do something about, or null. Values are checked before they reach the database; one that was
 * forgotten is still the sender's mistake, and not ours.
 */
export function expectedFailure(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  const isBadValue = error instanceof pg.DatabaseError && badValues.has(error.code ?? '')
  return isBadValue ? new AppError('bad-value') : null
}
