import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { type SuppressionState, suppressionStates } from '#/domain/messaging/suppressions.ts'
import { countsIn, pageRows, type RowsOf, tabCounts } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { type SuppressionQuery, type SuppressionRow, suppressionList } from './list.ts'

const inState = (state: SuppressionState): RawBuilder<boolean> =>
  state === 'lifted' ? sql<boolean>`s.lifted_at is not null` : sql<boolean>`s.lifted_at is null`

const filtered = (db: Tx, { q, reason }: SuppressionQuery) =>
  db
    .selectFrom('mail_suppressions as s')
    .$if(reason !== null, (found) => found.where('s.reason', '=', reason!))
    .$if(q !== '', (found) => found.where(wordsMatch(sql`concat_ws(' ', s.address, s.note)`, q)))

export const suppressionRows: RowsOf<typeof suppressionList, SuppressionRow> = (db, query) => ({
  select: filtered(db, query)
    .where(inState(query.tab))
    .select(['s.id', 's.address', 's.reason', 's.note', 's.created_at as at']),
  order: { at: sql.ref('s.created_at'), address: sql.ref('s.address') },
  id: 's.id',
})

/** One page of suppressed addresses, and how many there are in each state under the same filters. */
export async function browseSuppressions(actor: Actor, query: SuppressionQuery) {
  authorize(actor, suppressionList.permission)
  return readAs(actor, async (db) => {
    const [found, rows] = await Promise.all([
      filtered(db, query).select(tabCounts(suppressionStates, inState)).executeTakeFirstOrThrow(),
      pageRows(db, actor, query, suppressionRows),
    ])
    const counts = countsIn(suppressionStates, found)
    return { rows, counts, total: counts[query.tab] }
  })
}
