import { readAs, type Tx, visitor } from '#/db/database.server.ts'
import type { IncludedVisits } from '#/domain/plan-allowance.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { readSettings } from '#/features/core/settings/read-setting.server.ts'

/** Visits included in a month of each plan that begins on a day; default: today. */
export async function readIncluded(tx: Tx, day?: Day): Promise<IncludedVisits> {
  const set = await readSettings(tx, ['plans.included-visits.basic', 'plans.included-visits.professional'], day)
  return {
    free: 0,
    basic: set['plans.included-visits.basic'],
    professional: set['plans.included-visits.professional'],
    enterprise: null,
  }
}

/** Visits shown on the pages of plans today. */
export const includedVisits = (): Promise<IncludedVisits> => readAs(visitor, (db) => readIncluded(db))
