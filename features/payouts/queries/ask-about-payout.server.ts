import { sql } from 'kysely'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'

const mostOpenQueries = 3

/** Sends a shopper's question about an own payout. Idempotent by id, which the browser creates. */
export async function askAboutPayout(
  actor: Actor,
  { id, payoutId, text }: { id: string; payoutId: string; text: string },
): Promise<void> {
  authorize(actor, 'payouts.ask')
  await takeAttempt('report work by account', actor.id)
  const payout = recordId(payoutId)
  await asActor(actor, async (tx) => {
    const own = await tx
      .selectFrom('payouts as p')
      .select('p.id')
      .select(
        sql<number>`(select count(*)::int from payout_queries k where k.payout_id = p.id and k.answer is null
          and k.id <> ${recordId(id)})`.as('open'),
      )
      .where('p.id', '=', payout)
      .where('p.shopper_id', '=', actor.id)
      .executeTakeFirst()
    if (!own) throw new AppError('not-found')
    if (own.open >= mostOpenQueries) throw new AppError('payout.asked-often')
    const made = await tx
      .insertInto('payout_queries')
      .values({ id: recordId(id), shopper_id: actor.id, payout_id: payout, text })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows !== 1n) return
    await recordActivity(tx, actor, { action: 'payouts.ask', entity: 'payout', entityId: payout, after: { text } })
    await enqueue(tx, 'payouts.announce-query', { queryId: recordId(id), news: 'asked' })
  })
}
