import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'

/** `month` as 2026-11. Earned in it, whatever became of it since, and paid in it, whenever it was earned. */
export type MonthSums = { month: string; visits: number; earned: Halalas; paid: Halalas }

/** What each month brought to a shopper, newest first; months without anything are left out. */
export async function readMonths(actor: Actor): Promise<MonthSums[]> {
  authorize(actor, 'payouts.read')
  return readAs(actor, async (db) => {
    const { rows } = await sql<MonthSums>`
      select month, sum(visits)::int as visits, sum(earned)::bigint as earned, sum(paid)::bigint as paid from (
        select to_char(earned_on, 'YYYY-MM') as month, count(*) as visits, sum(net) as earned, 0::bigint as paid
          from payouts where shopper_id = ${actor.id} group by 1
        union all
        select to_char(paid_at at time zone 'Asia/Riyadh', 'YYYY-MM'), 0, 0, sum(net)
          from payouts where shopper_id = ${actor.id} and state = 'paid' group by 1) m
      group by month order by month desc`.execute(db)
    return rows
  })
}
