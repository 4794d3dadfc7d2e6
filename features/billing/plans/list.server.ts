import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize, reachOf } from '#/domain/permissions.ts'
import { countsIn, pageRows, type RowsOf, tabCounts } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { planOf, selectPlans } from './hold.server.ts'
import { type PlanRow, planList, type PlanQuery } from './list.ts'

/** Restricts the plans of all clients to the office. */
export function authorizePlans(actor: Actor): void {
  authorize(actor, 'invoices.browse')
  if (reachOf(actor.type, 'invoices.browse') !== 'all') throw new AppError('not-allowed')
}

const clientName = companyOfProfile('c')

const hasOpenMonth = sql<boolean>`(s.state = 'active' and exists (select from app.subscription_periods p
  join app.invoices i on i.client_id = p.client_id and i.id = p.invoice_id
  where p.client_id = s.client_id and p.subscription_id = s.id and i.status in ('issued', 'partly_paid', 'overdue')))`

/** Orders that never began and replaced plans are `ended` too. */
const isIn: Record<PlanQuery['tab'], RawBuilder<boolean>> = {
  all: sql`true`,
  active: sql`s.state = 'active'`,
  changing: sql`s.state = 'active' and (s.next_tier is not null or s.next_price is not null)`,
  unpaid: sql`${hasOpenMonth}`,
  waiting: sql`s.state = 'waiting'`,
  ended: sql`s.state = 'ended'`,
}

const matching = (tx: Tx, { q, tier, tab, client }: Pick<PlanQuery, 'q' | 'tier' | 'tab' | 'client'>) =>
  selectPlans(tx)
    .innerJoin('profiles as c', 'c.id', 's.client_id')
    .where(isIn[tab])
    .$if(tier !== null, (rest) => rest.where('s.tier', '=', tier!))
    .$if(client !== null, (rest) => rest.where('s.client_id', '=', client!))
    .$if(q !== '', (rest) => rest.where(wordsMatch(sql`concat_ws(' ', c.company_name, c.full_name)`, q)))

const selected = (tx: Tx, query: PlanQuery) =>
  matching(tx, query).select([clientName.as('client'), hasOpenMonth.as('is_unpaid')])
type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

/** Plans of a query, for page and file. */
export const planRows: RowsOf<typeof planList, PlanRow, Row> = (db, query) => ({
  select: selected(db, query),
  order: {
    client: sql`app.fold(${clientName})`,
    tier: sql`array_position(array['basic', 'professional', 'enterprise'], s.tier)`,
    price: sql`s.monthly_price`,
    since: sql`coalesce(s.began_on, s.created_at::date)`,
    until: sql`m.until_on`,
  },
  id: 's.id',
  finish: (rows) => rows.map((row) => ({ plan: planOf(row), client: row.client, isUnpaid: row.is_unpaid })),
})

const tabs = planList.tabs.values

/** One page of the plans of all clients, with counts by state. */
export async function browsePlans(actor: Actor, query: PlanQuery) {
  authorizePlans(actor)
  return readAs(actor, async (db) => {
    const [rows, counts] = await Promise.all([
      pageRows(db, actor, query, planRows),
      matching(db, { ...query, tab: 'all' })
        .clearSelect()
        .select(tabCounts(tabs, (tab) => isIn[tab]))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, counts: countsIn(tabs, counts) }
  })
}
