import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'

/** `month`: 2026-11. `earned`: earned in the month, whatever its state now; `paid`: paid in it, whenever earned. */
export type MonthSums = { month: string; visits: number; earned: Halalas; paid: Halalas }

/** A shopper's sums by month, newest first; omits empty months. */
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
