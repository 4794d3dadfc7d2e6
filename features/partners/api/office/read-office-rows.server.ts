import { sql, type SelectQueryBuilder } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { DB } from '#/db/tables.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize, type Permission } from '#/domain/permissions.ts'
import type { Fetch } from '../operation.ts'

// why: tables and aliases do not matter for ordering and paging
type AnySelect = SelectQueryBuilder<DB, never, Record<string, unknown>>
/** Permission of the reader, and the columns of the id and of the company in the statement. */
type Of = { needs: Permission; id: string; company: string }

/** Rows of the one company of a key, where the key has one. */
const within = (actor: Actor, { company }: Of, all: AnySelect): AnySelect => {
  const only = actor.staff?.key?.companyId ?? null
  return only === null ? all : all.where(sql<boolean>`${sql.ref(company)} = ${only}::uuid`)
}

/** Rows of a page in the order of their ids, across the companies that the key reads. */
export async function readOfficePage<Row>(
  actor: Actor,
  { after, most }: Fetch,
  of: Of,
  asked: { company?: string | undefined },
  select: (db: Tx) => unknown,
): Promise<Row[]> {
  authorize(actor, of.needs)
  return readAs(actor, async (db) => {
    const all = within(actor, of, select(db) as AnySelect)
      .$if(asked.company !== undefined, (found) =>
        found.where(sql<boolean>`${sql.ref(of.company)} = ${asked.company!}::uuid`),
      )
      .$if(after !== null, (found) => found.where(sql<boolean>`${sql.ref(of.id)} > ${after!}::uuid`))
    return (await all
      .orderBy(sql`${sql.ref(of.id)}`)
      .limit(most)
      .execute()) as Row[]
  })
}

/** One row by its id. Throws `not-found`, also for a row of a company that the key does not read. */
export async function readOfficeRow<Row>(actor: Actor, id: string, of: Of, select: (db: Tx) => unknown): Promise<Row> {
  authorize(actor, of.needs)
  const [row] = await readAs(actor, (db) =>
    within(actor, of, select(db) as AnySelect)
      .where(sql<boolean>`${sql.ref(of.id)} = ${id}::uuid`)
      .limit(1)
      .execute(),
  )
  if (!row) throw new AppError('not-found')
  return row as Row
}
