import type { Tx } from '#/db/database.server.ts'
import { monthOfDay, type PricedVisit, visitsWithinPlan } from '#/domain/plan-allowance.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { planOutlook } from '#/features/companies/plan-contents/outlook.server.ts'

/** Which of these new visits the plan of a client includes, as the reader counts it. */
export const newWithinPlan = async (
  tx: Tx,
  clientId: string,
  visits: readonly PricedVisit[],
): Promise<ReadonlySet<string>> => visitsWithinPlan(visits, await planOutlook(tx, clientId))

/** Whether the plan includes a visit that is already counted on this day. */
export async function isStillWithin(tx: Tx, clientId: string, day: Day): Promise<boolean> {
  const month = monthOfDay(await planOutlook(tx, clientId), day)
  return month !== undefined && (month.included === null || month.taken <= month.included)
}

/** Keeps what a visit was found to cost, for what its client is shown. */
export const setWithinPlan = (tx: Tx, requestId: string, isWithin: boolean) =>
  tx
    .updateTable('mystery_shopping_requests')
    .set({ within_plan: isWithin })
    .where('id', '=', requestId)
    .where('within_plan', '!=', isWithin)
    .execute()
