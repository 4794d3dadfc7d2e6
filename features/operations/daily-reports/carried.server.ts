import type { Tx } from '#/db/database.server.ts'
import { sql } from 'kysely'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { ReportWithCooling } from '#/domain/operations/daily-reports/carried.ts'
import type { DailyValues } from '#/domain/operations/daily-reports/values.ts'
import { recordId } from '#/domain/record-id.ts'
import { addDays } from '#/domain/riyadh-time.ts'
import type { ShiftPlace } from './hold.server.ts'

/** A branch that was closed for some days still finishes what its last report left. */
const daysAround = 7

/** Current reports of the branch around a day that have cooling in them, as far as the actor reads them. */
export async function reportsWithCooling(
  db: Tx,
  actor: Actor,
  { branchId, day }: Pick<ShiftPlace, 'branchId' | 'day'>,
): Promise<ReportWithCooling[]> {
  const rows = await db
    .selectFrom('daily_reports as r')
    .innerJoin('daily_values as v', 'v.report_id', 'r.id')
    .select(['r.business_day', 'r.shift', 'r.due_at', 'r.state', 'v.content'])
    .where('r.client_id', '=', companyOf(actor))
    .where('r.branch_id', '=', recordId(branchId))
    .where('r.is_current', '=', true)
    .where('r.business_day', '>=', addDays(day, -daysAround))
    .where('r.business_day', '<=', addDays(day, daysAround))
    .where(sql<boolean>`v.content::text like '%"cooling.%'`)
    .execute()
  return rows.map(({ business_day, shift, due_at, state, content }) => ({
    day: business_day,
    shift,
    dueAt: new Date(due_at).toISOString(),
    state,
    values: content as DailyValues,
  }))
}
