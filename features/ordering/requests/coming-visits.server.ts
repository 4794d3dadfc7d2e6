import { readAs } from '#/db/database.server.ts'
import { shownBranch } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

const daysAhead = 7
const mostShown = 6

export type ComingVisit = { id: string; branch: string; visitAt: string }

/** Visits of the next seven days, for readers who plan visits. */
export async function comingVisits(actor: Actor): Promise<ComingVisit[]> {
  authorize(actor, 'evaluations.foresee')
  const today = riyadhDay(now())
  return readAs(actor, (db) =>
    db
      .selectFrom('mystery_shopping_requests')
      .select(['id', shownBranch().as('branch'), 'scheduled_date as visitAt'])
      .where('client_id', '=', companyOf(actor))
      .where('status', 'in', ['approved', 'assigned', 'in_progress'])
      .where('scheduled_date', '>=', startOfDay(today).toISOString())
      .where('scheduled_date', '<', startOfDay(addDays(today, daysAhead)).toISOString())
      .orderBy('scheduled_date')
      .limit(mostShown)
      .execute(),
  )
}
