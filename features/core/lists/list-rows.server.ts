import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { DB } from '#/db/tables.ts'
import type { Actor } from '#/domain/actor.ts'
import type { ListShape, QueryOf, SortOf } from '#/domain/list.ts'

type Order = Expression<unknown> | { by: Expression<unknown>; nulls: 'last' }
/** Sorts nulls last in both directions. No index delivers this order: avoid it for large lists. */
export const nullsLast = (by: Expression<unknown>): Order => ({ by, nulls: 'last' })

// why: tables and aliases do not matter for ordering and paging
type AnySelect = Pick<SelectQueryBuilder<DB, never, unknown>, 'compile' | 'execute'>

/** Definition of reading a list's rows: all but order and page, which come from the list. */
export type ListRows<L extends ListShape, Row, Raw = Row> = {
  select: AnySelect
  order: Record<SortOf<L>, Order>
  /** Tie breaker, so that no row appears twice. */
  id: string
  /** Precedes the requested order, including directions. */
  first?: RawBuilder<unknown>
  /** Converts database rows, per page or part of a file. */
  finish?: (rows: Raw[], db: Tx) => Row[] | Promise<Row[]>
}
/** Rows of a list under a query. */
export type RowsOf<L extends ListShape, Row, Raw = Row> = (
  db: Tx,
  query: QueryOf<L>,
  actor: Actor,
) => ListRows<L, Row, Raw> | Promise<ListRows<L, Row, Raw>>

/** Computed rows that fit in memory. */
export type Computed<L extends ListShape, Row> = (actor: Actor, query: QueryOf<L>) => Promise<readonly Row[]>

type Asked = { sort: string; descending: boolean }

/** Rows in the requested order, with the id as tie breaker. */
export function inOrder<Row, Raw>(rows: ListRows<ListShape, Row, Raw>, { sort, descending }: Asked) {
  const { select, order, id, first } = rows
  const direction = sql.raw(descending ? 'desc' : 'asc')
  const wanted = order[sort]!
  const main = 'nulls' in wanted ? sql`${wanted.by} ${direction} nulls last` : sql`${wanted} ${direction}`
  const all = select as unknown as SelectQueryBuilder<DB, never, Raw>
  return (first ? all.orderBy(first) : all).orderBy(main).orderBy(sql`${sql.ref(id)} ${direction}`)
}

/**
 * Whether a row comes after the one at which a page begins, in the list's order with the id as tie breaker: for lists
 * whose `beforeRow` is read in any order. `from` is the table with its alias; the order holds no nulls.
 */
export function isAfterRow(
  rows: Pick<ListRows<ListShape, never>, 'order' | 'id'> & { from: RawBuilder<unknown> },
  { sort, descending, before }: Asked & { before: string },
): RawBuilder<boolean> {
  const by = rows.order[sort]!
  const main = 'nulls' in by ? by.by : by
  const id = sql.ref(rows.id)
  const begins = sql`(select ${main}, ${id} from ${rows.from} where ${id} = ${before})`
  return descending ? sql<boolean>`(${main}, ${id}) < ${begins}` : sql<boolean>`(${main}, ${id}) > ${begins}`
}

/** Rows of a page. */
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

/**
 * Rows of a page that begins before a row (`beforeRow`), and the id of the row before which the next page begins. The
 * `select` keeps the rows after that row in the list's order: no count, no offset.
 */
export async function olderRows<L extends ListShape, Row extends { id: string }, Raw>(
  db: Tx,
  actor: Actor,
  query: QueryOf<L>,
  rowsOf: RowsOf<L, Row, Raw>,
): Promise<{ rows: Row[]; older: string | null }> {
  const wanted = await rowsOf(db, query, actor)
  const { rows: size } = query
  const found = await inOrder(wanted as ListRows<ListShape, Row, Raw>, query)
    .limit(size + 1)
    .execute()
  const raw = found.slice(0, size)
  const rows = wanted.finish ? await wanted.finish(raw, db) : (raw as unknown as Row[])
  return { rows, older: found.length > size ? (rows.at(-1)?.id ?? null) : null }
}

/** Counts up to a limit (why: counting a million rows for a number on a page is too slow). */
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

/** Counts per tab, as columns of one select over the rows of all tabs. */
export const tabCounts = <Tab extends string>(tabs: readonly Tab[], isOnTab: (tab: Tab) => RawBuilder<boolean>) =>
  tabs.map((tab) => sql<number>`count(*) filter (where ${isOnTab(tab)})::int`.as(tab))
/** Reads the counts of `tabCounts` from their row. */
export const countsIn = <Tab extends string>(tabs: readonly Tab[], row: Record<NoInfer<Tab>, number>) =>
  Object.fromEntries(tabs.map((tab) => [tab, row[tab]])) as Record<Tab, number>
