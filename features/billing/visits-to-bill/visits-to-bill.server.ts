import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { branchInBoth, companyOfProfile } from '#/db/names.server.ts'
import type { Halalas } from '#/domain/money.ts'
import type { PricedVisit } from '#/domain/plan-allowance.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'

/**
 * Condition of visits to bill: the report is released, not disputed and not excluded from the statistics. A report rejected
 * earlier does not prevent the billing of the released one.
 */
const isToBill: RawBuilder<boolean> = sql`q.status = 'completed' and r.status in ('released', 'locked')
  and not r.excluded_from_statistics and not exists (select from app.billed_visits b where b.request_id = q.id)`

const dayOf: RawBuilder<Day> = sql`(q.scheduled_date at time zone 'Asia/Riyadh')::date`
const nameOf = companyOfProfile('p')

const visits = (db: Tx) =>
  db
    .selectFrom('mystery_shopping_requests as q')
    .innerJoin('mystery_shopping_reports as r', (join) =>
      join.onRef('r.client_id', '=', 'q.client_id').onRef('r.request_id', '=', 'q.id'),
    )
    .where(isToBill)

const isOutsidePlans = sql<boolean>`q.evaluation_type = 'operations_audit'`

export type VisitToBill = PricedVisit & { branch: Text; questionnaire: Text }

/** Unbilled visits of a client, by day. */
export async function readVisitsToBill(db: Tx, clientId: string): Promise<VisitToBill[]> {
  const rows = await visits(db)
    .innerJoin('questionnaires as f', 'f.id', 'r.questionnaire_id')
    .select(['q.id', 'q.price', branchInBoth('q').as('branch'), dayOf.as('day')])
    .select(isOutsidePlans.as('isOutsidePlans'))
    .select(sql<Text>`f.definition -> 'title'`.as('questionnaire'))
    .where('q.client_id', '=', clientId)
    .orderBy('q.scheduled_date')
    .orderBy('q.id')
    .execute()
  return rows
}

/** Clients with visits to bill, and what those come to. */
export const clientsWithVisits = (db: Tx) =>
  visits(db)
    .innerJoin('profiles as p', 'p.id', 'q.client_id')
    .groupBy(['q.client_id', 'p.id'])
    .select(['q.client_id as clientId', nameOf.as('client')])
    .select([sql<number>`count(*)::int`.as('visits'), sql<Halalas>`sum(q.price)::bigint`.as('price')])
    .select([sql<Day>`min(${dayOf})`.as('from'), sql<Day>`max(${dayOf})`.as('until')])
    .select(sql<boolean>`exists (select from app.tax_details d where d.client_id = q.client_id)`.as('hasDetails'))

/** Clients with something to bill: id, and whether documents to them can be issued. */
export const clientsToBill = (db: Tx) =>
  db.selectFrom(clientsWithVisits(db).as('c')).select(['clientId', 'client', 'hasDetails']).orderBy('client').execute()

/** Day and price of the visits to bill of these clients. */
export const pricedVisits = (db: Tx, ids: readonly string[]) =>
  visits(db)
    .select(['q.id', 'q.client_id as clientId', 'q.price', dayOf.as('day')])
    .select(isOutsidePlans.as('isOutsidePlans'))
    .where('q.client_id', 'in', ids)
    .execute()
