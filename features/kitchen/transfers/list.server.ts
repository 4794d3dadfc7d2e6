import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { openBranches } from '#/features/kitchen/stock/list.server.ts'
import { transferMessages } from '#/messages/kitchen/transfers.ts'
import type { transferList, TransferQuery, TransferRow } from './list.ts'

/** Name of a branch in the language of the reader; of one that the reader does not see, that it is another one. */
export const branchOrOther = (alias: 'f' | 'g') => {
  const { en, ar } = transferMessages.otherBranch
  return sql<string>`coalesce(${branchNow(alias)}, app.named(${en}::text, ${ar}::text))`
}

/** Transfers with both of their branches, as far as the reader sees them. */
export const withBranches = (db: Tx, actor: Actor) =>
  db
    .selectFrom('stock_transfers as t')
    .leftJoin('branches as f', (join) =>
      join.onRef('f.client_id', '=', 't.client_id').onRef('f.id', '=', 't.from_branch_id'),
    )
    .leftJoin('branches as g', (join) =>
      join.onRef('g.client_id', '=', 't.client_id').onRef('g.id', '=', 't.to_branch_id'),
    )
    .select(['t.id', 't.moved_at', 't.note', branchOrOther('f').as('from'), branchOrOther('g').as('to')])
    .where('t.client_id', '=', companyOf(actor))

const filtered = (db: Tx, actor: Actor, { q, branch }: TransferQuery) =>
  withBranches(db, actor)
    .select(
      sql<number>`(select count(distinct m.ingredient_id)::int from stock_moves m
        where m.client_id = t.client_id and m.transfer_id = t.id)`.as('items'),
    )
    .where('t.corrects_id', 'is', null)
    .$if(branch !== null, (rows) =>
      rows.where((where) => where.or([where('t.from_branch_id', '=', branch!), where('t.to_branch_id', '=', branch!)])),
    )
    .$if(q !== '', (rows) =>
      rows.where(wordsMatch(sql`concat_ws(' ', f.name, f.name_ar, g.name, g.name_ar, t.note)`, q)),
    )
type Row = Awaited<ReturnType<ReturnType<typeof filtered>['execute']>>[number]

/** Transfers of a query, for page and file. */
export const transferRows: RowsOf<typeof transferList, TransferRow, Row> = (db, query, actor) => ({
  select: filtered(db, actor, query),
  order: { movedAt: sql`t.moved_at` },
  id: 't.id',
  finish: (rows) =>
    rows.map(({ id, from, to, moved_at: movedAt, items, note }) => ({ id, from, to, movedAt, items, note })),
})

/** A page of the transfers that the reader sees. */
export async function browseTransfers(actor: Actor, query: TransferQuery) {
  authorize(actor, 'stock.read')
  return readAs(actor, async (db) => {
    const [rows, { total }, branches] = await Promise.all([
      pageRows(db, actor, query, transferRows),
      filtered(db, actor, query)
        .clearSelect()
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow(),
      openBranches(db, actor),
    ])
    return { rows, total, branches }
  })
}
