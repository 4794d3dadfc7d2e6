import pg from 'pg'
import { patienceFor } from './patience.server.ts'

/** Identity of one statement or transaction. */
export type Identity = {
  role: string
  userId: string
  /** Company acted for; empty: the one with the id of the person. */
  companyId?: string
  /** Language of the reader, in which names are answered; empty: English. */
  language?: string
  /** Role that a member of staff sees as, in a read-only transaction; empty: none. The database confirms the view. */
  staffRole?: string
  /** Key of the API by which a member or a program of our team acts; the rights are then those of the key. Empty: none. */
  keyId?: string
}
/** An identity and its optional statement timeout in milliseconds. */
export type Asking = Identity & { patience: string }

export const asking = (identity: Identity): Asking => ({ ...identity, patience: patienceFor(identity.role) })

/** Whether the statement failed, not the connection or the server. */
export const isOfStatement = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code?.startsWith('57P') === false

/** What pg says of a connection that is lost, hung or not to be had; these errors have no code. */
const connectionWords =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/
const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH'])
/** SQLSTATEs of a server that stops, starts or has no connection left, and of a broken connection. */
const isServerState = (code = ''): boolean => /^(08|57P)/.test(code) || code === '53300'

/** Whether the connection or the server was lost or not to be had: a statement under way may have been carried out. */
export function isOfConnection(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return isServerState(error.code)
  if (!(error instanceof Error)) return false
  return connectionWords.test(error.message) || connectionCodes.has(String((error as NodeJS.ErrnoException).code))
}
