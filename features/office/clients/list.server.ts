import { sql, type SqlBool } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { healthOf, healthReasonsOf } from '#/domain/office/client-health.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { countsIn, nullsLast, pageRows, type RowsOf, tabCounts } from '#/features/core/lists/list-rows.server.ts'
import { foundIds } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import { contactsOf } from './contacts.server.ts'
import { factColumns, factsOf, factValues, healthIn, scoreOf, withFacts } from './facts.server.ts'
import { clientList, type ClientQuery, type ClientRow } from './list.ts'

export type ClientPage = { rows: ClientRow[]; counts: Record<ClientQuery['tab'], number> }

const nameOf = sql<string>`coalesce(k.name_en, k.name_ar)`

const lastActivity = sql<string | null>`(select l.at from activity_log l where l.client_id = c.profile_id
  order by l.at desc limit 1)`

const matching = (db: Tx, { q, plan, health, city }: ClientQuery) => {
  const today = riyadhDay(now())
  return withFacts(db, today)
    .$if(q !== '', (rows) => rows.where(sql<SqlBool>`c.profile_id in ${foundIds('client', q)}`))
    .$if(plan !== null, (rows) => rows.where('c.subscription_tier', '=', plan!))
    .$if(health !== null, (rows) => rows.where(healthIn(today), '=', health!))
    .$if(city !== null, (rows) =>
      rows.where('c.profile_id', 'in', (of) => of.selectFrom('branches').select('client_id').where('city', '=', city)),
    )
}

/** Rows of these clients, in the order of the ids. */
async function readRows(db: Tx, ids: readonly string[]): Promise<ClientRow[]> {
  if (ids.length === 0) return []
  const today = riyadhDay(now())
  const rows = await withFacts(db, today)
    .select(['k.name_en', 'k.name_ar'])
    .select(['p.id', nameOf.as('name'), 'p.full_name as person', 'p.email', 'p.phone', 'p.created_at as joined'])
    .select(['c.subscription_tier as plan', lastActivity.as('lastActivity')])
    .select((of) => [
      of
        .selectFrom('branches as b')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('b.client_id', '=', 'c.profile_id')
        .as('branch_count'),
      of
        .selectFrom('members as m')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('m.client_id', '=', 'c.profile_id')
        .where('m.state', '<>', 'removed')
        .as('member_count'),
      of
        .selectFrom('branches as b')
        .select('b.city')
        .whereRef('b.client_id', '=', 'c.profile_id')
        .where('b.city', 'is not', null)
        .groupBy('b.city')
        .orderBy(sql`count(*) desc, b.city`)
        .limit(1)
        .as('city'),
    ])
    .select(factColumns)
    .select(factValues())
    .where('c.profile_id', 'in', ids)
    .execute()
  const contacts = await contactsOf(db, ids)
  const byId = new Map(
    rows.map((row) => {
      const reasons = healthReasonsOf(factsOf(row, today))
      const { id, name, joined, plan, city, lastActivity: last } = row
      const { person, email, phone } = contacts.get(id) ?? row
      const money = { owed: row.owed ?? 0, overdue: row.overdue ?? 0, overdueDays: row.overdue_days ?? 0 }
      const names = { en: row.name_en, ar: row.name_ar }
      const about = {
        id,
        name,
        names,
        person,
        email,
        phone,
        joined,
        plan,
        city,
        lastActivity: last,
        state: row.approval,
      }
      const standing = { score: scoreOf(row), health: healthOf(reasons), reasons }
      return [
        id,
        {
          ...about,
          ...money,
          ...standing,
          branches: row.branch_count ?? 0,
          members: row.member_count ?? 0,
        } satisfies ClientRow,
      ]
    }),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Clients of a query, of the page and of the file. */
export const clientRows: RowsOf<typeof clientList, ClientRow, { id: string }> = (db, query) => ({
  select: matching(db, query)
    .$if(query.tab !== 'all', (list) => list.where('c.approval', '=', query.tab as 'approved'))
    .select('c.profile_id as id'),
  order: {
    name: sql`app.fold(${nameOf})`,
    joined: sql.ref('p.created_at'),
    score: nullsLast(sql`s.score_sum::numeric / s.branches`),
    visit: nullsLast(sql.ref('s.last_visit_on')),
    owed: sql`coalesce(money.owed, 0)`,
    activity: nullsLast(lastActivity),
  },
  id: 'c.profile_id',
  finish: (rows, of) =>
    readRows(
      of,
      rows.map(({ id }) => id),
    ),
})

const tabs = clientList.tabs.values

/** One page of the clients, with counts by state. */
export async function browseClients(actor: Actor, query: ClientQuery): Promise<ClientPage> {
  authorize(actor, clientList.permission)
  return readAs(actor, async (db) => {
    const [rows, counted] = await Promise.all([
      pageRows(db, actor, query, clientRows),
      matching(db, query)
        .select(tabCounts(tabs, (tab) => (tab === 'all' ? sql`true` : sql`c.approval = ${tab}`)))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, counts: countsIn(tabs, counted) }
  })
}
