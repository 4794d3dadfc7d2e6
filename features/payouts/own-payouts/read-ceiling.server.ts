import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { spendingCapOf } from '#/domain/visit-budget.ts'

/** Maximum reimbursement for purchases of a visit; null when the shopper can no longer read the visit. */
export async function readCeiling(actor: Actor, reportId: string): Promise<Halalas | null> {
  authorize(actor, 'payouts.read')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('mystery_shopping_reports as r')
      .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
      .select(['q.evaluation_type as type', 'q.spending_cap as cap'])
      .where('r.id', '=', reportId)
      .where('r.shopper_id', '=', actor.id)
      .executeTakeFirst(),
  )
  return row ? spendingCapOf(row.type, row.cap) : null
}
