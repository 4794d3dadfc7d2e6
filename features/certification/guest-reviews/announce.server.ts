import { asSystem } from '#/db/database.server.ts'
import { branchNowInBoth, companyInBoth } from '#/db/names.server.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'

type Told = JobPayload<'guest-reviews.announce'>['told']

/**
 * Notifies the office of a waiting review (once per branch and day) or a reported one, and the restaurant of a
 * publication or of the decision on its report.
 */
export async function announceGuestReview({ reviewId, told }: JobPayload<'guest-reviews.announce'>): Promise<void> {
  await asSystem('a job notifies people of guest reviews and decisions', async (tx) => {
    const review = await tx
      .selectFrom('guest_reviews as g')
      .innerJoin('branches as b', (join) =>
        join.onRef('b.client_id', '=', 'g.client_id').onRef('b.id', '=', 'g.branch_id'),
      )
      .select(['g.client_id', 'g.branch_id', 'g.stars', 'g.state', 'g.created_at'])
      .select(['g.moderated_at', 'g.reported_at'])
      .select([branchNowInBoth('b').as('branch'), companyInBoth('g.client_id').as('client')])
      .where('g.id', '=', reviewId)
      .executeTakeFirst()
    if (!review) return
    const { branch, client, branch_id: branchId } = review
    if (told === 'left') {
      if (review.state !== 'waiting') return
      const effectKey = `guest-reviews:${branchId}:${riyadhDay(new Date(review.created_at))}`
      return tell(tx, { admins: 'all' }, 'guest-review.waiting', { branch }, { effectKey, at: review.created_at })
    }
    const effectKey = `guest-review:${reviewId}:${told}`
    if (told === 'reported') {
      return tell(
        tx,
        { admins: 'all' },
        'guest-review.reported',
        { client, branch },
        { effectKey, at: review.reported_at },
      )
    }
    if (told === 'published' && review.state !== 'published') return
    const facts = { branch, stars: review.stars, id: branchId }
    const to = { client: review.client_id, branch: branchId }
    await tell(tx, to, kindOf[told], facts, { effectKey, at: review.moderated_at })
  })
}

const kindOf = {
  published: 'guest-review.published',
  kept: 'guest-review.kept',
  removed: 'guest-review.removed',
  'reply-removed': 'guest-review.reply-removed',
} as const satisfies Record<Exclude<Told, 'left' | 'reported'>, string>
