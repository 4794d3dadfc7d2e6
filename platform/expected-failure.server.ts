import pg from 'pg'
import { isOfConnection } from '#/db/identity.server.ts'
import { AppError } from '#/domain/errors.ts'
import { log } from './log.server.ts'

/** SQLSTATEs of values out of a column's range: text, numbers and times. */
const badValues = new Set(['22021', '22P02', '22P05', '22003', '22007', '22008'])

/** A written row outside the writer's branches: the role of a member differs between branches, or was lowered meanwhile. */
const isOutsideScope = ({ code, message }: pg.DatabaseError): boolean =>
  code === '42501' && message.includes('row-level security policy')

/** SQLSTATE of a write for which the database has no room. */
const diskFull = '53100'

/** SQLSTATEs of a timed-out statement or lock wait. */
const tookTooLong = new Set(['57014', '55P03'])

/**
 * Maps an error to an expected failure, or null. Values are validated earlier; one that slipped through is still the
 * sender's mistake.
 */
export function expectedFailure(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  if (isOfConnection(error)) {
    log.warn('the database does not answer', { error })
    return new AppError('server-busy')
  }
  if (!(error instanceof pg.DatabaseError)) return null
  if (badValues.has(error.code ?? '')) return new AppError('bad-value')
  if (error.code === diskFull) {
    log.error('the disk of the database is full', { error })
    return new AppError('storage.full')
  }
  // raised by priv.refuse_while_closing
  if (error.code === 'IT003') return new AppError('company.closing')
  if (isOutsideScope(error)) {
    log.warn('a row outside the rights of its writer was refused', { error })
    return new AppError('not-allowed')
  }
  if (!tookTooLong.has(error.code ?? '')) return null
  log.warn('a statement took too long and was ended', { error })
  return new AppError('server-busy')
}
