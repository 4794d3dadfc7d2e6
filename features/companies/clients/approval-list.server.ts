import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { ClientApprovalStatus } from '#/domain/client-approval.ts'
import { authorize } from '#/domain/permissions.ts'
import { countsIn, pageRows, type RowsOf, tabCounts } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { approvalList, type ApprovalQuery, type WaitingClient } from './approval-list.ts'

type ApprovalPage = { rows: WaitingClient[]; total: number; counts: Record<ClientApprovalStatus, number> }

const words = sql`concat_ws(' ', p.company_name, p.full_name, p.email, p.phone, c.tax_id, c.business_license)`
const matching = (db: Tx, { q }: ApprovalQuery) =>
  db
    .selectFrom('client_profiles as c')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .where('p.user_type', '=', 'client')
    .where(wordsMatch(words, q))

/** The clients of a state: of the page and of the file. */
export const approvalRows: RowsOf<typeof approvalList, WaitingClient> = (db, query) => ({
  select: matching(db, query)
    .where('c.approval', '=', query.tab)
    .select(sql<string>`coalesce(p.company_name, p.full_name)`.as('name'))
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
      matching(db, query)
        .select(tabCounts(states, (state) => sql`c.approval = ${state}`))
        .executeTakeFirstOrThrow(),
    ])
    const counts = countsIn(states, counted)
    return { rows, total: counts[query.tab], counts }
  })
}
