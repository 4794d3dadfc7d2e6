import { href } from 'react-router'
import { defineList, oneOf, type QueryOf, recordId } from '#/domain/list.ts'
import { day, label, number, type Reader, text } from '#/domain/list-columns.ts'
import { moderationMessages } from '#/messages/certification/guest-review-moderation.ts'
import { moderationTabs, type ReviewSignal, reviewSignals, type ReviewState, starCounts } from './lists.ts'

export type ModerationRow = {
  id: string
  stars: number
  text: string
  authorName: string | null
  signals: ReviewSignal[]
  state: ReviewState
  refusedReason: string | null
  moderatedAt: string | null
  moderatedBy: string | null
  reply: { text: string; at: string } | null
  reported: { at: string; note: string; isOpen: boolean } | null
  at: string
  branch: string
  client: string
  publicId: string
}

/** Queues of the moderation: waiting reviews oldest first, decided ones newest first. */
export const moderationList = defineList({
  key: 'guest-reviews',
  permission: 'certificates.browse',
  address: href('/admin/certificates/reviews'),
  messages: { ...moderationMessages, caption: moderationMessages.title },
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'state', values: moderationTabs, prefix: 'tab', label: 'queues' },
  filters: {
    stars: { ...oneOf(starCounts.map(String)), values: [] },
    signal: oneOf(['any', 'none', ...reviewSignals]),
    client: recordId(),
    branch: recordId(),
  },
  sorts: { newest: 'asc', oldest: 'asc', best: 'asc', worst: 'asc' },
  usualSort: ({ tab }) => (tab === 'waiting' || tab === 'reported' ? 'oldest' : 'newest'),
  columns: {
    day: day({ value: ({ at }: ModerationRow) => at }),
    client: text(),
    branch: text(),
    stars: number(),
    name: text({ value: ({ authorName }: ModerationRow) => authorName }),
    text: text(),
    signals: text({
      value: ({ signals }: ModerationRow, { t, lang }: Reader) =>
        signals.map((signal) => t(`signal_${signal}`)).join(lang === 'ar' ? '، ' : ', '),
    }),
    state: label({ prefix: 'tab' }),
    reason: text({ value: ({ refusedReason }: ModerationRow) => refusedReason }),
    moderator: text({ value: ({ moderatedBy }: ModerationRow) => moderatedBy }),
    reply: text({ value: ({ reply }: ModerationRow) => reply && reply.text }),
    reportNote: text({ value: ({ reported }: ModerationRow) => reported && reported.note }),
  },
  file: { name: 'guest-reviews', action: 'guest-reviews.export', entity: 'guest-review' },
})
export type ModerationQuery = QueryOf<typeof moderationList>
