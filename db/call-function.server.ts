import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './database.server.ts'

/** Result of a database function, such as a definer function of schema `priv`. */
export async function callFunction<T>(tx: Tx, call: RawBuilder<unknown>): Promise<T> {
  const { rows } = await sql<{ answer: T }>`select ${call} as answer`.execute(tx)
  return rows[0]!.answer
}
