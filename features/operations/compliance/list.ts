import { href } from 'react-router'
import { defineList, type QueryOf, recordId } from '#/domain/list.ts'
import { day, moment, text } from '#/domain/list-columns.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { compliancePdfMessages } from '#/messages/operations/compliance-pdf.ts'

export type KeptReport = {
  id: string
  branch: string | null
  day: Day
  /** With two decimals; null: nothing applied. */
  score: number | null
  madeAt: string
}

/** Kept PDFs of the compliance report, the newest first. */
export const keptReportList = defineList({
  key: 'compliance-reports',
  permission: 'documents.all',
  address: href('/client/government-compliance-report/documents'),
  messages: compliancePdfMessages,
  pageSize: 25,
  filters: { branch: recordId({ control: 'select' }) },
  sorts: { madeAt: 'desc', day: 'desc' },
  columns: {
    subject: text({ value: ({ branch }: KeptReport, { t }) => branch ?? t('all') }),
    day: day(),
    score: text({ value: ({ score }: KeptReport) => (score === null ? null : score.toFixed(2)) }),
    madeAt: moment({ room: 's' }),
    files: text({ value: () => null }),
  },
})
export type KeptReportQuery = QueryOf<typeof keptReportList>
