import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'

/** Answers a shopper's question about a payout, once. */
export async function answerQuery(
  actor: Actor,
  { queryId, answer }: { queryId: string; answer: string },
): Promise<void> {
  authorize(actor, 'payouts.answer')
  const id = recordId(queryId)
  await asActor(actor, async (tx) => {
    const known = await tx.selectFrom('payout_queries').select('payout_id').where('id', '=', id).executeTakeFirst()
    if (!known) throw new AppError('not-found')
    const answered = await tx
      .updateTable('payout_queries')
      .set({ answer, answered_by: actor.id, answered_at: now().toISOString() })
      .where('id', '=', id)
      .where('answer', 'is', null)
      .executeTakeFirst()
    if (answered.numUpdatedRows === 0n) throw new AppError('payout.answered')
    await recordActivity(tx, actor, {
      action: 'payouts.answer',
      entity: 'payout',
      entityId: known.payout_id,
      after: { answer },
    })
    await enqueue(tx, 'payouts.announce-query', { queryId: id, news: 'answered' })
  })
}
