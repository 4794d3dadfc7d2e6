import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { ApprovalQueue } from '#/domain/client-approval.ts'
import { authorize } from '#/domain/permissions.ts'
import { countsIn, pageRows, type RowsOf, tabCounts } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { approvalList, type ApprovalQuery, type WaitingClient } from './approval-list.ts'

type ApprovalPage = { rows: WaitingClient[]; total: number; counts: Record<ApprovalQueue, number> }

const words = sql`concat_ws(' ', p.company_name, p.full_name, p.email, p.phone, c.tax_id, c.business_license)`
const matching = (db: Tx, { q }: ApprovalQuery) =>
  db
    .selectFrom('client_profiles as c')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .where('p.user_type', '=', 'client')
    .where(wordsMatch(words, q))

const isAsked = sql<boolean>`(c.approval_question is not null and c.approval_answer is null)`
/** `approvalQueueOf` as SQL. */
const isIn = (queue: ApprovalQueue): RawBuilder<boolean> => {
  if (queue === 'pending') return sql`(c.approval = 'pending' and not ${isAsked})`
  return queue === 'asked' ? sql`(c.approval = 'pending' and ${isAsked})` : sql`c.approval = ${queue}`
}

/** The clients of a state: of the page and of the file. */
export const approvalRows: RowsOf<typeof approvalList, WaitingClient> = (db, query) => ({
  select: matching(db, query)
    .where(isIn(query.tab))
    .select(companyOfProfile('p').as('name'))
    .select(['p.id', 'p.full_name as person', 'p.email', 'p.created_at as registered']),
  order: { registered: sql.ref('p.created_at') },
  id: 'p.id',
})

/** One page of the clients of a state, with counts per state. */
export async function browseApprovals(actor: Actor, query: ApprovalQuery): Promise<ApprovalPage> {
  authorize(actor, 'clients.read')
  const states = approvalList.tabs.values
  return readAs(actor, async (db) => {
    const [rows, counted] = await Promise.all([
      pageRows(db, actor, query, approvalRows),
      matching(db, query).select(tabCounts(states, isIn)).executeTakeFirstOrThrow(),
    ])
    const counts = countsIn(states, counted)
    return { rows, total: counts[query.tab], counts }
  })
}
