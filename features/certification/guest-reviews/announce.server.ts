import { asSystem } from '#/db/database.server.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { notify, notifyAdmins } from '#/features/messaging/notifications/notify.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'

type Told = JobPayload<'guest-reviews.announce'>['told']
const desk = '/admin/certificates/reviews'

/**
 * Tells whom a review concerns: the office that one waits (once a branch and day) or is reported, the restaurant that one was
 * published and what became of its report.
 */
export async function announceGuestReview({ reviewId, told }: JobPayload<'guest-reviews.announce'>): Promise<void> {
  await asSystem('people are told of reviews that others wrote or decided about', async (tx) => {
    const review = await tx
      .selectFrom('guest_reviews as g')
      .innerJoin('branches as b', (join) =>
        join.onRef('b.client_id', '=', 'g.client_id').onRef('b.id', '=', 'g.branch_id'),
      )
      .innerJoin('profiles as p', 'p.id', 'g.client_id')
      .select(['g.client_id', 'g.branch_id', 'g.stars', 'g.state', 'g.created_at', 'b.name as branch'])
      .select(['g.moderated_at', 'g.reported_at', 'p.company_name', 'p.full_name'])
      .where('g.id', '=', reviewId)
      .executeTakeFirst()
    if (!review) return
    const { branch, branch_id: branchId } = review
    if (told === 'left') {
      if (review.state !== 'waiting') return
      const effectKey = `guest-reviews:${branchId}:${riyadhDay(new Date(review.created_at))}`
      return notifyAdmins(tx, {
        kind: 'guest-review.waiting',
        params: { branch },
        link: desk,
        effectKey,
        at: review.created_at,
      })
    }
    const effectKey = `guest-review:${reviewId}:${told}`
    if (told === 'reported') {
      const params = { client: review.company_name ?? review.full_name, branch }
      const link = `${desk}?state=reported`
      return notifyAdmins(tx, { kind: 'guest-review.reported', params, link, effectKey, ...dated(review.reported_at) })
    }
    if (told === 'published' && review.state !== 'published') return
    const params = { branch, stars: String(review.stars) }
    const link = `/client/certificates/reviews?branch=${branchId}`
    await notify(tx, {
      to: review.client_id,
      kind: kindOf[told],
      params,
      link,
      effectKey,
      ...dated(review.moderated_at),
    })
  })
}

/** A notice bears the time of what it tells. */
const dated = (at: string | null): { at?: string } => (at === null ? {} : { at })

const kindOf = {
  published: 'guest-review.published',
  kept: 'guest-review.kept',
  removed: 'guest-review.removed',
  'reply-removed': 'guest-review.reply-removed',
} as const satisfies Record<Exclude<Told, 'left' | 'reported'>, string>
