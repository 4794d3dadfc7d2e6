import { href } from 'react-router'
import { defineList, oneOf, type QueryOf, recordId } from '#/domain/list.ts'
import { day, number, text } from '#/domain/list-columns.ts'
import { ownReviewMessages } from '#/messages/certification/own-guest-reviews.ts'
import { starCounts } from './lists.ts'

/** Months that a restaurant may look back over, this one among them. */
export const reviewPeriods = ['3', '6', '12', '24'] as const

export type OwnReview = {
  id: string
  stars: number
  text: string
  authorName: string | null
  at: string
  branch: string
  reply: { text: string; at: string; isOpen: boolean } | null
  reported: { at: string; note: string; isOpen: boolean } | null
}

/** What guests published about a restaurant's branches. */
export const ownReviewList = defineList({
  key: 'own-guest-reviews',
  permission: 'guest-reviews.read',
  address: href('/client/certificates/reviews'),
  messages: { ...ownReviewMessages, caption: ownReviewMessages.list },
  pageSize: 25,
  filters: {
    branch: recordId(),
    stars: { ...oneOf(starCounts.map(String)), values: [] },
    reply: oneOf(['open', 'given']),
    period: oneOf(reviewPeriods, { otherwise: '12', isView: true }),
  },
  sorts: { day: 'desc' },
  columns: {
    day: day({ value: ({ at }: OwnReview) => at }),
    branch: text(),
    stars: number(),
    name: text({ value: ({ authorName }: OwnReview) => authorName }),
    text: text(),
    reply: text({ value: ({ reply }: OwnReview) => reply && reply.text }),
    reportNote: text({ header: 'whyReported', value: ({ reported }: OwnReview) => reported && reported.note }),
  },
  file: { name: 'guest-reviews', action: 'guest-reviews.export', entity: 'guest-review' },
})
export type OwnReviewsQuery = QueryOf<typeof ownReviewList>
