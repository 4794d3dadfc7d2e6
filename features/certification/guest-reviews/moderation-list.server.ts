import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow, companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { now } from '#/platform/clock.ts'
import type { ModerationTab } from './lists.ts'
import type { moderationList, ModerationQuery, ModerationRow } from './moderation-list.ts'
import { countTabs, matchingReviews, orders, readModerationRows } from './select-moderation.server.ts'

type Choice = { id: string; name: string }
export type Moderation = {
  rows: ModerationRow[]
  total: number
  counts: Record<ModerationTab, number>
  clients: Choice[]
  /** Branches of the selected client. */
  branches: Choice[]
  asOf: string
}
/** Maximum names sent to a page; others are found by typing. */
const mostChoices = 500

const clientsWithReviews = (db: Tx): Promise<Choice[]> =>
  db
    .selectFrom('profiles as p')
    .select(['p.id', companyOfProfile('p').as('name')])
    .where('p.user_type', '=', 'client')
    .where((where) =>
      where.exists(where.selectFrom('guest_reviews as g').select('g.id').whereRef('g.client_id', '=', 'p.id')),
    )
    .orderBy('name')
    .limit(mostChoices)
    .execute()

const branchesWithReviews = (db: Tx, clientId: string): Promise<Choice[]> =>
  db
    .selectFrom('branches as b')
    .select(['b.id', branchNow('b').as('name')])
    .where('b.client_id', '=', clientId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('guest_reviews as g')
          .select('g.id')
          .whereRef('g.client_id', '=', 'b.client_id')
          .whereRef('g.branch_id', '=', 'b.id'),
      ),
    )
    .orderBy(branchNow('b'))
    .limit(mostChoices)
    .execute()

/** The reviews of a query: of the page and of the file. */
export const moderationRows: RowsOf<typeof moderationList, ModerationRow, { id: string }> = (db, query) => {
  const tie = sql.ref('g.id')
  return {
    select: matchingReviews(db, query).select('g.id'),
    first: orders[query.sort],
    order: { newest: tie, oldest: tie, best: tie, worst: tie },
    id: 'g.id',
    finish: (found, tx) =>
      readModerationRows(
        tx,
        found.map(({ id }) => id),
      ),
  }
}

/** One page of a moderation queue, with counts of all queues. */
export async function browseModeration(actor: Actor, query: ModerationQuery): Promise<Moderation> {
  authorize(actor, 'certificates.browse')
  return readAs(actor, async (db) => {
    const [rows, { total }, counts, clients, branches] = await Promise.all([
      pageRows(db, actor, query, moderationRows),
      matchingReviews(db, query)
        .select((of) => of.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      countTabs(db),
      clientsWithReviews(db),
      query.client ? branchesWithReviews(db, query.client) : [],
    ])
    return { rows, total, counts, clients, branches, asOf: now().toISOString() }
  })
}
