import { type RawBuilder, sql } from 'kysely'
import type { Halalas } from '#/domain/money.ts'
import type { PriceSource } from '#/domain/ordering/visit-costs.ts'

/**
 * What each visit of `mystery_shopping_requests` costs its client, 0 within the plan; null where the reader sees no price. The
 * database refuses the column of the request to members of a team, and answers rows of `visit_prices` by branch.
 */
export function shownPrice(source: PriceSource, table = 'mystery_shopping_requests'): RawBuilder<Halalas | null> {
  if (source === 'request')
    return sql<Halalas>`case when ${sql.ref(`${table}.within_plan`)} then 0 else ${sql.ref(`${table}.price`)} end`
  if (source === 'none') return sql<null>`null::bigint`
  return sql<Halalas | null>`(select p.price from visit_prices p where p.request_id = ${sql.ref(`${table}.id`)})`
}
