import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type Halalas, sumHalalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { fold } from '#/domain/fold.ts'
import type { Text } from '#/domain/text.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import { readAllowance } from '#/features/billing/plans/allowance.server.ts'
import { invoicePageSize } from '#/features/billing/invoice-desk/lists.ts'
import { billedWithinPlan } from './split-visits.ts'
import type { PricedVisit } from '#/domain/plan-allowance.ts'

/**
 * A visit is billed once its report is released and stays so: not while it is disputed, and not when it does not count. A report that
 * was rejected before does not stand in the way of the one that was released.
 */
const isToBill: RawBuilder<boolean> = sql`q.status = 'completed' and r.status in ('released', 'locked')
  and not r.excluded_from_statistics and not exists (select from app.billed_visits b where b.request_id = q.id)`

const dayOf: RawBuilder<Day> = sql`(q.scheduled_date at time zone 'Asia/Riyadh')::date`
const nameOf = sql<string>`coalesce(p.company_name, p.full_name)`

const visits = (db: Tx) =>
  db
    .selectFrom('mystery_shopping_requests as q')
    .innerJoin('mystery_shopping_reports as r', (join) =>
      join.onRef('r.client_id', '=', 'q.client_id').onRef('r.request_id', '=', 'q.id'),
    )
    .where(isToBill)

export type VisitToBill = PricedVisit & { branch: string; questionnaire: Text }

/** A client's visits that stand on no invoice yet, in the order of their days. */
export async function readVisitsToBill(db: Tx, clientId: string): Promise<VisitToBill[]> {
  const rows = await visits(db)
    .innerJoin('questionnaires as f', 'f.id', 'r.questionnaire_id')
    .select(['q.id', 'q.price', 'q.branch_name as branch', dayOf.as('day')])
    .select(sql<Text>`f.definition -> 'title'`.as('questionnaire'))
    .where('q.client_id', '=', clientId)
    .orderBy('q.scheduled_date')
    .orderBy('q.id')
    .execute()
  return rows
}

export type ClientToBill = {
  clientId: string
  client: string
  count: number
  net: Halalas
  from: Day
  until: Day
  hasDetails: boolean
  /** Of the count: included in the plan, billed at zero. */
  within: number
  /** What is left to pay for, before tax. */
  payable: Halalas
}
export type ToBill = { rows: ClientToBill[]; total: number; visits: number; net: Halalas; missing: number }

const clients = (db: Tx) =>
  visits(db)
    .innerJoin('profiles as p', 'p.id', 'q.client_id')
    .groupBy(['q.client_id', 'p.company_name', 'p.full_name'])
    .select(['q.client_id as clientId', nameOf.as('client')])
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`sum(q.price)::bigint`.as('net')])
    .select([sql<Day>`min(${dayOf})`.as('from'), sql<Day>`max(${dayOf})`.as('until')])
    .select(sql<boolean>`exists (select from app.tax_details d where d.client_id = q.client_id)`.as('hasDetails'))

/** Every client with something to bill: its id, and whether documents to it can be issued. */
export const clientsToBill = (db: Tx) =>
  db.selectFrom(clients(db).as('c')).select(['clientId', 'client', 'hasDetails']).orderBy('client').execute()

const daysOf = (db: Tx, ids: readonly string[]) =>
  visits(db)
    .select(['q.id', 'q.client_id as clientId', 'q.price', dayOf.as('day')])
    .where('q.client_id', 'in', ids)
    .execute()

/** How many of a client's visits its plan includes, and what the others come to. */
async function sharesOf(db: Tx, ids: readonly string[]): Promise<Map<string, { within: number; payable: Halalas }>> {
  if (ids.length === 0) return new Map()
  const all = Map.groupBy(await daysOf(db, ids), ({ clientId }) => clientId)
  const shares = await Promise.all(
    [...all].map(async ([clientId, list]) => {
      const within = await billedWithinPlan(list, (day) => readAllowance(db, clientId, day))
      const payable = sumHalalas(list.filter(({ id }) => !within.has(id)).map(({ price }) => price))
      return [clientId, { within: within.size, payable }] as const
    }),
  )
  return new Map(shares)
}

/** Clients with released visits that stand on no invoice yet, those with the oldest first. */
export async function browseVisitsToBill(actor: Actor, { q, page }: { q: string; page: number }): Promise<ToBill> {
  authorize(actor, 'invoices.issue')
  return readAs(actor, async (db) => {
    const found = db
      .selectFrom(clients(db).as('c'))
      .$if(fold(q) !== '', (rows) => rows.where(sql<boolean>`app.fold(c.client) like ${likePattern(q)}`))
    const [rows, sums] = await Promise.all([
      found
        .selectAll()
        .orderBy('c.from')
        .orderBy('c.clientId')
        .limit(invoicePageSize)
        .offset((page - 1) * invoicePageSize)
        .execute(),
      found
        .select([
          sql<number>`count(*)::int`.as('total'),
          sql<number>`coalesce(sum(c.count), 0)::int`.as('visits'),
          sql<number>`coalesce(sum(c.net), 0)::bigint`.as('net'),
          sql<number>`(count(*) filter (where not c."hasDetails"))::int`.as('missing'),
        ])
        .executeTakeFirstOrThrow(),
    ])
    const shares = await sharesOf(
      db,
      rows.map(({ clientId }) => clientId),
    )
    return {
      ...sums,
      rows: rows.map((row) => ({ ...row, ...(shares.get(row.clientId) ?? { within: 0, payable: row.net }) })),
    }
  })
}
