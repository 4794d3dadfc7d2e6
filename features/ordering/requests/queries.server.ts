import { type Expression, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { DB } from '#/db/tables.ts'
import { endOfDay, startOfDay } from '#/domain/riyadh-time.ts'
import { type VisitRisk } from '#/domain/visit-risk.ts'
import { settingSql } from '#/features/core/settings/setting-sql.server.ts'
import { now } from '#/platform/clock.ts'
import type { ListQuery } from './list-query.ts'

type Requests<O> = SelectQueryBuilder<DB, 'mystery_shopping_requests', O>

/** `riskOf` of domain/visit-risk.ts, said in SQL so that the index on waiting visits answers it. A test holds the two together. */
export function atRisk(risk: VisitRisk): Expression<SqlBool> {
  const at = now()
  if (risk === 'at_risk')
    return sql`status in ('pending', 'approved') and scheduled_date > ${at} and scheduled_date <= ${at}::timestamptz + make_interval(hours => ${settingSql('visits.at-risk-hours')}::int)`
  const begun = sql`${at}::timestamptz - make_interval(hours => ${settingSql('reports.client-hours')}::int)`
  return sql`((status in ('pending', 'approved', 'assigned') and scheduled_date <= ${at})
    or (status = 'in_progress' and scheduled_date <= ${begun}))`
}

/** The filters that all lists of requests share; the search differs by who looks. */
export function filtered<O>(query: Requests<O>, { status, type, risk, from, to }: ListQuery): Requests<O> {
  return query
    .$if(status !== null, (list) => list.where('status', '=', status!))
    .$if(type !== null, (list) => list.where('evaluation_type', '=', type!))
    .$if(risk !== null, (list) => list.where(atRisk(risk!)))
    .$if(from !== null, (list) => list.where('scheduled_date', '>=', startOfDay(from!).toISOString()))
    .$if(to !== null, (list) => list.where('scheduled_date', '<', endOfDay(to!).toISOString()))
}

const sortColumns = {
  created: 'created_at',
  visit: 'scheduled_date',
  branch: 'branch_name',
  cost: 'price',
  status: 'status',
} as const

/**
 * One page in the order that was asked for; the id decides between equals, so that no row shows twice. When only a `few` rows
 * match, no index is to deliver the order: walking a million rows in order to meet the few took seconds.
 */
export function onePage<O>(query: Requests<O>, { sort, descending, rows, page }: ListQuery, few = false): Requests<O> {
  const direction = descending ? 'desc' : 'asc'
  const column = sortColumns[sort]
  return query
    .orderBy(few ? sql`coalesce(${sql.ref(column)})` : column, direction)
    .orderBy('id', direction)
    .limit(rows)
    .offset((page - 1) * rows)
}

/** Counts to a limit: a list of a million rows must not be counted to its end only to print a number. */
export async function countUpTo(tx: Tx, query: Requests<object>, most: number): Promise<number> {
  const { total } = await tx
    .selectFrom(
      query
        .select(sql`1`.as('one'))
        .limit(most)
        .as('counted'),
    )
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
