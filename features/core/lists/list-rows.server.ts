import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { DB } from '#/db/tables.ts'
import type { Actor } from '#/domain/actor.ts'
import type { ListShape, QueryOf, SortOf } from '#/domain/list.ts'

type Order = Expression<unknown> | { by: Expression<unknown>; nulls: 'last' }
/** Sorts empty values behind the others in both directions. An index delivers no such order: leave it out where a list is large. */
export const nullsLast = (by: Expression<unknown>): Order => ({ by, nulls: 'last' })

// why: the tables and aliases of a query are of no interest to what only orders and pages it
type AnySelect = Pick<SelectQueryBuilder<DB, never, unknown>, 'compile' | 'execute'>

/** How a list's rows are read: everything but order and page, which come from the list. */
export type ListRows<L extends ListShape, Row, Raw = Row> = {
  select: AnySelect
  order: Record<SortOf<L>, Order>
  /** Decides between equals, so that no row shows twice. */
  id: string
  /** Stands before the order that is asked for, directions included. */
  first?: RawBuilder<unknown>
  /** Makes rows of what the database answers, a page or a part of a file at a time. */
  finish?: (rows: Raw[], db: Tx) => Row[] | Promise<Row[]>
}
/** A list's rows under a query. */
export type RowsOf<L extends ListShape, Row, Raw = Row> = (
  db: Tx,
  query: QueryOf<L>,
  actor: Actor,
) => ListRows<L, Row, Raw> | Promise<ListRows<L, Row, Raw>>

type Asked = { sort: string; descending: boolean }

/** The rows in the order that is asked for; the id decides between equals. */
export function inOrder<Row, Raw>(rows: ListRows<ListShape, Row, Raw>, { sort, descending }: Asked) {
  const { select, order, id, first } = rows
  const direction = sql.raw(descending ? 'desc' : 'asc')
  const wanted = order[sort]!
  const main = 'nulls' in wanted ? sql`${wanted.by} ${direction} nulls last` : sql`${wanted} ${direction}`
  const all = select as unknown as SelectQueryBuilder<DB, never, Raw>
  return (first ? all.orderBy(first) : all).orderBy(main).orderBy(sql`${sql.ref(id)} ${direction}`)
}

/** The rows of a page. */
export async function pageRows<L extends ListShape, Row, Raw>(
  db: Tx,
  actor: Actor,
  query: QueryOf<L>,
  rowsOf: RowsOf<L, Row, Raw>,
): Promise<Row[]> {
  const rows = await rowsOf(db, query, actor)
  const { rows: size, page } = query
  const found = await inOrder(rows as ListRows<ListShape, Row, Raw>, query)
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return rows.finish ? rows.finish(found, db) : (found as unknown as Row[])
}

/** Counts to a limit: a list of a million rows must not be counted to its end only to print a number. */
export async function countUpTo(
  db: Tx,
  query: Pick<SelectQueryBuilder<DB, never, object>, 'toOperationNode'>,
  most: number,
) {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from (${query} limit ${most}) as counted`.execute(db)
  return rows[0]!.total
}

/** How many rows each tab has, as columns of one select over the rows of all tabs. */
export const tabCounts = <Tab extends string>(tabs: readonly Tab[], isOnTab: (tab: Tab) => RawBuilder<boolean>) =>
  tabs.map((tab) => sql<number>`count(*) filter (where ${isOnTab(tab)})::int`.as(tab))
/** The counts of `tabCounts` out of the row that holds them. */
export const countsIn = <Tab extends string>(tabs: readonly Tab[], row: Record<NoInfer<Tab>, number>) =>
  Object.fromEntries(tabs.map((tab) => [tab, row[tab]])) as Record<Tab, number>
