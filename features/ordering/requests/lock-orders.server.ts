import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'

/** Lets the orders of one client count the plan one after the other, until the transaction ends. */
export const lockOrders = (tx: Tx, clientId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`orders of ${clientId}`}, 0))`.execute(tx)
