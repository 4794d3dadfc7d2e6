import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { shownBranch } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { type QueriesQuery, queryList, type QueryRow } from './query-list.ts'

export const queryRows: RowsOf<typeof queryList, QueryRow> = (db, { tab }) => ({
  select: db
    .selectFrom('payout_queries as k')
    .innerJoin('payouts as v', 'v.id', 'k.payout_id')
    .innerJoin('profiles as p', 'p.id', 'k.shopper_id')
    .innerJoin('mystery_shopping_requests as q', (on) =>
      on.onRef('q.client_id', '=', 'v.client_id').onRef('q.id', '=', 'v.request_id'),
    )
    .leftJoin('profiles as by', 'by.id', 'k.answered_by')
    .select(['k.id', 'v.id as payoutId', 'p.full_name as shopper', shownBranch('q').as('branch'), 'q.number'])
    .select([sql<Halalas>`v.net`.as('net'), 'v.state', 'k.text', 'k.created_at as askedAt', 'k.answer'])
    .select(['by.full_name as answeredBy', 'k.answered_at as answeredAt'])
    .where('k.answered_at', tab === 'open' ? 'is' : 'is not', null),
  ...(tab === 'answered' && { first: sql`k.answered_at desc` }),
  order: { age: sql.ref('k.created_at') },
  id: 'k.id',
})

/** Shoppers' questions about their payouts: open ones oldest first, answered ones newest first. */
export async function browseQueries(
  actor: Actor,
  query: QueriesQuery,
): Promise<{ rows: QueryRow[]; total: number; counts: Record<'open' | 'answered', number> }> {
  authorize(actor, queryList.permission)
  return readAs(actor, async (db) => {
    const [rows, { all, open }] = await Promise.all([
      pageRows(db, actor, query, queryRows),
      db
        .selectFrom('payout_queries')
        .select((of) => [
          of.fn.countAll<number>().as('all'),
          sql<number>`(count(*) filter (where answered_at is null))::int`.as('open'),
        ])
        .executeTakeFirstOrThrow(),
    ])
    const counts = { open, answered: all - open }
    return { rows, total: counts[query.tab], counts }
  })
}
