import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Halalas } from '#/domain/money.ts'
import type { PayoutState } from '#/domain/payout.ts'
import { authorize } from '#/domain/permissions.ts'
import { pageSize, type QueriesQuery } from '#/features/payouts/payouts/lists.ts'

export type QueryRow = {
  id: string
  payoutId: string
  shopper: string
  branch: string
  number: number
  net: Halalas
  state: PayoutState
  text: string
  askedAt: string
  answer: string | null
  answeredBy: string | null
  answeredAt: string | null
}

/** What shoppers asked about their payouts: open ones oldest first, answered ones newest first. */
export async function browseQueries(
  actor: Actor,
  { state, page }: QueriesQuery,
): Promise<{ rows: QueryRow[]; total: number; open: number }> {
  authorize(actor, 'payouts.answer')
  const isOpen = state === 'open'
  return readAs(actor, async (db) => {
    const [rows, counted] = await Promise.all([
      db
        .selectFrom('payout_queries as k')
        .innerJoin('payouts as v', 'v.id', 'k.payout_id')
        .innerJoin('profiles as p', 'p.id', 'k.shopper_id')
        .innerJoin('mystery_shopping_requests as q', (on) =>
          on.onRef('q.client_id', '=', 'v.client_id').onRef('q.id', '=', 'v.request_id'),
        )
        .leftJoin('profiles as by', 'by.id', 'k.answered_by')
        .select(['k.id', 'v.id as payoutId', 'p.full_name as shopper', 'q.branch_name as branch', 'q.number'])
        .select([sql<Halalas>`v.net`.as('net'), 'v.state', 'k.text', 'k.created_at as askedAt', 'k.answer'])
        .select(['by.full_name as answeredBy', 'k.answered_at as answeredAt'])
        .where('k.answered_at', isOpen ? 'is' : 'is not', null)
        .orderBy(isOpen ? 'k.created_at' : 'k.answered_at', isOpen ? 'asc' : 'desc')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute(),
      db
        .selectFrom('payout_queries')
        .select((of) => [
          of.fn.countAll<number>().as('all'),
          sql<number>`(count(*) filter (where answered_at is null))::int`.as('open'),
        ])
        .executeTakeFirstOrThrow(),
    ])
    return {
      rows,
      total: isOpen ? counted.open : counted.all - counted.open,
      open: counted.open,
    }
  })
}
