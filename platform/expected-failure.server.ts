import pg from 'pg'
import { AppError } from '#/domain/errors.ts'
import { log } from './log.server.ts'

/** What the database answers to a value that no column of its kind can hold: text, numbers and moments out of their range. */
const badValues = new Set(['22021', '22P02', '22P05', '22003', '22007', '22008'])

/** A statement, or its wait for a row that another one holds, was ended for taking too long. */
const tookTooLong = new Set(['57014', '55P03'])

/**
 * A failure that a person can do something about, or null. Values are checked before they reach the database; one that was
 * forgotten is still the sender's mistake, and not ours.
 */
export function expectedFailure(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (!(error instanceof pg.DatabaseError)) return null
  if (badValues.has(error.code ?? '')) return new AppError('bad-value')
  if (!tookTooLong.has(error.code ?? '')) return null
  log.warn('a statement took too long and was ended', { error })
  return new AppError('server-busy')
}
