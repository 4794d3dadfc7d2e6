import { readAs, type Tx, visitor } from '#/db/database.server.ts'
import type { IncludedVisits } from '#/domain/plan-allowance.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { readSettings } from '#/features/core/settings/read-setting.server.ts'

/** The visits that a month of each plan includes, when it begins on a day; today unless another is named. */
export async function readIncluded(tx: Tx, day?: Day): Promise<IncludedVisits> {
  const set = await readSettings(tx, ['plans.included-visits.basic', 'plans.included-visits.professional'], day)
  return {
    free: 0,
    basic: set['plans.included-visits.basic'],
    professional: set['plans.included-visits.professional'],
    enterprise: null,
  }
}

/** What the pages of plans say today. */
export const includedVisits = (): Promise<IncludedVisits> => readAs(visitor, (db) => readIncluded(db))
