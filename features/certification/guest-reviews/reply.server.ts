import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { replyHours } from './lists.ts'

type Own = { reply: string | null; replied_at: string | null; reported_at: string | null }

/** A published review of the restaurant's own; others are not found. */
async function ownReview(tx: Tx, actor: Actor, reviewId: string): Promise<Own> {
  const review = await tx
    .selectFrom('guest_reviews')
    .select(['reply', 'replied_at', 'reported_at'])
    .where('id', '=', reviewId)
    .where('client_id', '=', companyOf(actor))
    .where('state', '=', 'published')
    .forUpdate()
    .executeTakeFirst()
  if (!review) throw new AppError('not-found')
  return review
}

/** End of the period for changing a reply: a day after the first version, so that guests can rely on it. */
export const replyOpenUntil = (repliedAt: string): Date => addHours(new Date(repliedAt), replyHours)

/** Replies to a review, or changes the reply within a day. */
export async function replyToReview(actor: Actor, { reviewId, reply }: { reviewId: string; reply: string }) {
  authorize(actor, 'guest-reviews.reply')
  const at = now()
  await asActor(actor, async (tx) => {
    const { reply: before, replied_at: repliedAt } = await ownReview(tx, actor, reviewId)
    if (before === reply) return
    if (repliedAt !== null && replyOpenUntil(repliedAt) <= at) throw new AppError('guest-review.reply-fixed')
    await tx
      .updateTable('guest_reviews')
      .set({ reply, replied_by: actor.id, replied_at: repliedAt ?? at.toISOString() })
      .where('id', '=', reviewId)
      .where('client_id', '=', companyOf(actor))
      .execute()
    const entry = { entity: 'guest-review', entityId: reviewId, clientId: companyOf(actor), after: { reply } } as const
    await recordActivity(tx, actor, {
      action: 'guest-reviews.reply',
      ...entry,
      ...(before ? { before: { reply: before } } : {}),
    })
  })
}

/** Reports a review to the office. It stays public until decided (why: else every bad one could be hidden). */
export async function reportReview(actor: Actor, { reviewId, note }: { reviewId: string; note: string }) {
  authorize(actor, 'guest-reviews.reply')
  await asActor(actor, async (tx) => {
    const { reported_at: reportedAt } = await ownReview(tx, actor, reviewId)
    if (reportedAt !== null) throw new AppError('guest-review.already-reported')
    await tx
      .updateTable('guest_reviews')
      .set({ reported_by: actor.id, reported_at: now().toISOString(), reported_note: note })
      .where('id', '=', reviewId)
      .where('client_id', '=', companyOf(actor))
      .execute()
    const entry = { entity: 'guest-review', entityId: reviewId, clientId: companyOf(actor), reason: note } as const
    await recordActivity(tx, actor, { action: 'guest-reviews.report', ...entry })
    await enqueue(tx, 'guest-reviews.announce', { reviewId, told: 'reported' })
  })
}
