import { asSystem } from '#/db/database.server.ts'
import { addHours, addMinutes } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { expireOffer } from '#/features/ordering/assignment/offer-rows.server.ts'
import { assignmentSettings } from '#/features/ordering/assignment/settings.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'

const batch = 200
/** Minutes for which a visit that became near enough is checked for a stand-by. */
const nearlyMinutes = 5

/** Expires an offer once under concurrency and passes its visit on in the same transaction. */
async function expire(offerId: string): Promise<void> {
  await asSystem('a job ends an expired offer', async (tx) => {
    const ended = await expireOffer(tx, offerId)
    if (!ended) return
    await recordActivity(tx, null, {
      action: 'offers.expire',
      entity: 'request',
      entityId: ended.request_id,
      clientId: ended.client_id,
      after: { shopper: ended.shopper_id },
    })
    await enqueue(tx, 'offers.settle', { requestId: ended.request_id })
  })
}

/** Every minute: passes expired offers on, and finds stand-bys for near visits. */
export async function passOnOffers(): Promise<void> {
  const { standbyHours } = await assignmentSettings()
  const due = await asSystem('a job reads expired offers of all shoppers', (tx) =>
    tx
      .selectFrom('visit_offers')
      .select('id')
      .where('status', '=', 'offered')
      .where('expires_at', '<=', now().toISOString())
      .orderBy('expires_at')
      .limit(batch)
      .execute(),
  )
  for (const { id } of due) await expire(id)
  const near = addHours(now(), standbyHours)
  await asSystem('a job assigns standby shoppers to upcoming visits', async (tx) => {
    const rows = await tx
      .selectFrom('mystery_shopping_requests')
      .select('id')
      .where('is_offering', '=', true)
      .where('status', 'in', ['approved', 'assigned'])
      .where('scheduled_date', '<=', near.toISOString())
      .where('scheduled_date', '>', addMinutes(near, -nearlyMinutes).toISOString())
      .execute()
    for (const { id } of rows) await enqueue(tx, 'offers.settle', { requestId: id })
  })
}
