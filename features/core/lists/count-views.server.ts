import pg from 'pg'
import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { ListShape, QueryOf } from '#/domain/list.ts'
import { type ListView, mostCounted } from '#/domain/list-views.ts'
import { readListViews } from '#/features/core/list-views/views.server.ts'
import type { Computed, RowsOf } from './list-rows.server.ts'

/** Milliseconds that the counts of all views of a list may take together. */
const budget = 300

/** SQLSTATE of a statement stopped by its timeout. */
const outOfTime = '57014'

/** Rows of each saved view by the view's id: as far as they were counted. */
export type ViewCounts = Record<string, number>

/**
 * Counts the rows of the reader's saved views of a list within the reader's rights, each up to one more than
 * `mostCounted`, all by one statement. The page asks for them after it is drawn, so that a slow count delays no rows;
 * without scripts there are none. A `limit` alone does not bound a count that finds few rows in a large table, so the
 * statement has a timeout of its own: past it there are no counts, and the tabs stay without them.
 */
export async function countViews<L extends ListShape, Row, Raw>(
  actor: Actor,
  list: L,
  rowsOf: RowsOf<L, Row, Raw> | { all: Computed<L, Row> },
  { read, milliseconds = budget }: { read: (params: URLSearchParams) => QueryOf<L>; milliseconds?: number },
): Promise<ViewCounts> {
  const views = (await readListViews(actor))?.filter((view) => view.list === list.key) ?? []
  if (views.length === 0) return {}
  const queryOf = ({ query }: ListView): QueryOf<L> => read(new URLSearchParams(query))
  if ('all' in rowsOf) {
    const counted = views.map(async (view) => [view.id, (await rowsOf.all(actor, queryOf(view))).length] as const)
    return Object.fromEntries(await Promise.all(counted))
  }
  const asked = views.map((view) => ({ id: view.id, query: queryOf(view) }))
  return asActor(actor, (tx) => countIn(tx, actor, asked, rowsOf, milliseconds)).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.code === outOfTime) return {}
    throw error
  })
}

async function countIn<L extends ListShape, Row, Raw>(
  tx: Tx,
  actor: Actor,
  asked: readonly { id: string; query: QueryOf<L> }[],
  rowsOf: RowsOf<L, Row, Raw>,
  milliseconds: number,
): Promise<ViewCounts> {
  await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(tx)
  const counts = []
  for (const { id, query } of asked) {
    const { select } = await rowsOf(tx, query, actor)
    const rows = sql`select from (${select}) as found limit ${sql.lit(mostCounted + 1)}`
    counts.push(sql`select ${id}::text as id, (select count(*)::int from (${rows}) as counted) as rows`)
  }
  const { rows } = await sql<{ id: string; rows: number }>`${sql.join(counts, sql` union all `)}`.execute(tx)
  return Object.fromEntries(rows.map((row) => [row.id, row.rows]))
}
