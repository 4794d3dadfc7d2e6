import pg from 'pg'
import { patienceFor } from './patience.server.ts'

/** The identity under which one statement or transaction runs. */
export type Identity = { role: string; userId: string }
/** An identity and how long its statements may take where it asks, in milliseconds. */
export type Asking = Identity & { patience: string }

export const asking = (identity: Identity): Asking => ({ ...identity, patience: patienceFor(identity.role) })

/** The statement was at fault, and not the connection or the server. */
export const isOfStatement = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code?.startsWith('57P') === false
