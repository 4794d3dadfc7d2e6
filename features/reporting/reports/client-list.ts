import { href } from 'react-router'
import { type EvaluationType, evaluationTypes } from '#/domain/evaluation.ts'
import { defineList, oneOf, type QueryOf, recordId } from '#/domain/list.ts'
import { day, label, number, type Reader, text } from '#/domain/list-columns.ts'
import { reportCode } from '#/domain/report.ts'
import { averagePeriods } from '#/domain/reporting/averages.ts'
import { scoreBands } from '#/domain/score.ts'
import { partMessages } from '#/messages/companies/parts.ts'
import { exportMessages, insightPageMessages } from '#/messages/reporting/insight-pages.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { uiMessages } from '#/messages/ui.ts'

export type ClientReportRow = {
  id: string
  number: number
  branch: string
  location: string
  type: EvaluationType
  visitedAt: string
  score: number
  /** Points up or down from the branch's visit of the same kind before; null when there was none. */
  change: number | null
  excluded: boolean
}

/** The released reports of one client. Its file shares its address with the sheets of the reports' results. */
export const clientReportList = defineList({
  key: 'client-reports',
  permission: 'reports.read',
  reach: 'own',
  address: href('/client/reports'),
  messages: {
    ...uiMessages,
    ...insightPageMessages,
    ...reportMessages,
    ...clientReportMessages,
    ...partMessages,
    caption: reportMessages.reports,
    search: reportMessages.searchLabel,
    location: exportMessages.location,
    counted: exportMessages.counted,
  },
  pageSize: 25,
  hasSearch: true,
  filters: {
    part: recordId({ control: 'select' }),
    as: oneOf(['then']),
    branch: recordId({ control: 'select' }),
    period: oneOf(averagePeriods),
    type: oneOf(evaluationTypes),
    band: oneOf(scoreBands),
  },
  sorts: { date: 'desc', branch: 'asc', score: 'desc' },
  columns: {
    branch: text(),
    location: text({ only: 'file' }),
    score: text({ only: 'table', card: 'aside', value: ({ score }: ClientReportRow) => String(score) }),
    scoreInFile: number({ header: 'score', only: 'file', value: ({ score }: ClientReportRow) => score }),
    change: text({ only: 'table', value: ({ change }: ClientReportRow) => (change === null ? null : String(change)) }),
    changeInFile: number({ header: 'change', only: 'file', value: ({ change }: ClientReportRow) => change }),
    date: day({ value: ({ visitedAt }: ClientReportRow) => visitedAt }),
    type: label(),
    number: text({ value: ({ number: receipt }: ClientReportRow) => reportCode(receipt) }),
    counted: text({
      only: 'file',
      value: ({ excluded }: ClientReportRow, { lang }: Reader) => exportMessages[excluded ? 'no' : 'yes'][lang],
    }),
  },
  file: { name: 'reports', action: 'insights.export', entity: 'client' },
})
export type ClientReportsQuery = QueryOf<typeof clientReportList>
