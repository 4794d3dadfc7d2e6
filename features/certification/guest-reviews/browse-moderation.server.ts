import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { now } from '#/platform/clock.ts'
import type { ModerationQuery } from './form.ts'
import { type ModerationTab, pageSize } from './lists.ts'
import {
  countTabs,
  matchingReviews,
  type ModerationRow,
  orderedIds,
  readModerationRows,
} from './select-moderation.server.ts'

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
    .select(['p.id', sql<string>`coalesce(p.company_name, p.full_name)`.as('name')])
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
    .select(['b.id', 'b.name'])
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
    .orderBy('b.name')
    .limit(mostChoices)
    .execute()

async function selectPage(db: Tx, query: ModerationQuery): Promise<ModerationRow[]> {
  const ids = await orderedIds(db, query)
    .limit(pageSize)
    .offset((query.page - 1) * pageSize)
    .execute()
  return readModerationRows(
    db,
    ids.map(({ id }) => id),
  )
}

/** One page of a moderation queue, with counts of all queues. */
export async function browseModeration(actor: Actor, query: ModerationQuery): Promise<Moderation> {
  authorize(actor, 'guest-reviews.moderate')
  return readAs(actor, async (db) => {
    const [rows, { total }, counts, clients, branches] = await Promise.all([
      selectPage(db, query),
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
