import { href } from 'react-router'
import { defineList } from '#/domain/list.ts'
import { moment, type Reader, text } from '#/domain/list-columns.ts'
import type { Text } from '#/domain/text.ts'
import { exportMessages } from '#/messages/reporting/insight-pages.ts'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { reportReviewMessages, reportMessages } from '#/messages/reports.ts'

export type OpenDispute = {
  id: string
  reportId: string
  branch: string
  location: string
  client: string
  question: Text
  sentence: Text | null
  reason: string
  dueAt: string
  late: boolean
  /** The editor who released the report and so may not decide. */
  releasedBy: string | null
  mine: boolean
}

/** Open disputes by due time, shown in a tab of the review list. */
export const openDisputeList = defineList({
  key: 'open-disputes',
  permission: 'review.browse',
  address: `${href('/admin/reports')}/disputes`,
  messages: {
    ...reviewMessages,
    caption: reviewMessages.disputes,
    branch: reportMessages.branch,
    location: exportMessages.location,
    client: reportMessages.client,
    due: reportReviewMessages.due,
  },
  pageSize: 25,
  sorts: { clock: 'asc' },
  columns: {
    branch: text(),
    location: text({ only: 'file' }),
    client: text(),
    question: text({
      header: 'disputedQuestion',
      value: ({ question, sentence }: OpenDispute, { lang }: Reader) => (sentence ?? question)[lang],
    }),
    reason: text({ header: 'disputeReason', only: 'file' }),
    editor: text({ header: 'releasedBy', value: ({ releasedBy }: OpenDispute) => releasedBy }),
    due: moment({ value: ({ dueAt }: OpenDispute) => dueAt }),
  },
  file: { name: 'disputes', action: 'disputes.export', entity: 'report' },
})
