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
  /** Key of the API by which a member acts; its rights are then those of the key. Empty: none. */
  keyId?: string
}
/** An identity and its optional statement timeout in milliseconds. */
export type Asking = Identity & { patience: string }

export const asking = (identity: Identity): Asking => ({ ...identity, patience: patienceFor(identity.role) })

/** Whether the statement failed, not the connection or the server. */
export const isOfStatement = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code?.startsWith('57P') === false
