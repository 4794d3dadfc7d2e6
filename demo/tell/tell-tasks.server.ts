import { readAs } from '#/db/database.server.ts'
import { addDays, addMinutes, riyadhDay } from '#/domain/riyadh-time.ts'
import { setBonus } from '#/features/ordering/assignment/change-visits.server.ts'
import { describeVisit } from '#/features/ordering/assignment/describe-visit.server.ts'
import { offerVisit } from '#/features/ordering/offers/offer-visit.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { openVisits } from '../stories/stories-open.ts'
import { tellStories } from './tell-stories.server.ts'
import { happeningAt } from '../time-travel.server.ts'

const selectOrder = (cast: Cast, key: string) =>
  readAs(cast.admin, (db) =>
    db
      .selectFrom('mystery_shopping_requests as request')
      .leftJoin('visit_offers as offer', (join) =>
        join.onRef('offer.client_id', '=', 'request.client_id').onRef('offer.request_id', '=', 'request.id'),
      )
      .select(['request.id', 'request.scheduled_date as visitAt', 'request.bonus_by as bonusBy', 'offer.id as offerId'])
      .where('request.client_key', '=', sameIdFor(key, 'order'))
      .executeTakeFirstOrThrow(),
  )

/** Orders, describes and partly offers unassigned visits. Idempotent. */
export async function tellTasks(cast: Cast, present: Date): Promise<void> {
  const { admin } = cast
  await tellStories(
    openVisits.map(({ story }) => story),
    cast,
    present,
  )
  for (const { story, window, about, bonus, offeredTo } of openVisits) {
    const { id, visitAt, bonusBy, offerId } = await selectOrder(cast, story.key)
    const day = riyadhDay(new Date(visitAt))
    const days = window && {
      from: addDays(day, -window.daysBefore),
      until: addDays(day, window.daysAfter),
      dayPart: window.dayPart,
    }
    await happeningAt(addMinutes(present, -40), async () => {
      await describeVisit(admin, id, { ...about, window: days ?? null, isOnBoard: true })
      if (bonus !== undefined && bonusBy === null) await setBonus(admin, [id], bonus)
    })
    if (!offeredTo || offerId) continue
    const { shopper, hours } = offeredTo
    await happeningAt(present, () => offerVisit(admin, id, cast[shopper].id, { hours }))
  }
}
