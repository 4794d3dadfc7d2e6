import { sql, type SelectQueryBuilder } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { DB } from '#/db/tables.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Fetch } from '../operation.ts'

// why: tables and aliases do not matter for ordering and paging
type AnySelect = SelectQueryBuilder<DB, never, Record<string, unknown>>

/** Rows of a page by the order of their ids, which the key of every table of a company provides. */
export const readApiPage = <Row>(
  actor: Actor,
  { after, most }: Fetch,
  id: string,
  select: (db: Tx, clientId: string) => unknown,
): Promise<Row[]> =>
  readAs(actor, async (db) => {
    const all = select(db, companyOf(actor)) as AnySelect
    const page = after === null ? all : all.where(sql<boolean>`${sql.ref(id)} > ${after}::uuid`)
    return (await page
      .orderBy(sql`${sql.ref(id)}`)
      .limit(most)
      .execute()) as Row[]
  })

/** One row by its id. Throws `not-found`, also for a row that the actor may not see. */
export async function readApiRow<Row>(
  actor: Actor,
  id: string,
  column: string,
  select: (db: Tx, clientId: string) => unknown,
): Promise<Row> {
  const [row] = await readAs(actor, (db) => {
    const all = select(db, companyOf(actor)) as AnySelect
    return all
      .where(sql<boolean>`${sql.ref(column)} = ${id}::uuid`)
      .limit(1)
      .execute()
  })
  if (!row) throw new AppError('not-found')
  return row as Row
}

/** A moment of the database as the API writes it. */
export const moment = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString())
