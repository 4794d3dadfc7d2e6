import { href } from 'react-router'
import type { EvaluationType } from '#/domain/evaluation.ts'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { halalas, label, moment, number, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import type { ReportStatus } from '#/domain/report.ts'
import { shopperReportMessages } from '#/messages/shopper-reports.ts'
import { type NextStep, ownGroupNames } from './own-report.ts'

export type OwnReportLine = {
  id: string
  receipt: number
  branch: string
  location: string
  client: string
  type: EvaluationType
  visitedAt: string
  submittedAt: string | null
  status: ReportStatus
  /** 0-5, once it is out of the editor's hands. */
  grade: number | null
  fee: Halalas | null
  next: NextStep
}

/** The reports of one shopper. */
export const ownReportList = defineList({
  key: 'own-reports',
  permission: 'reports.write',
  address: href('/freelancer/reports'),
  messages: shopperReportMessages,
  pageSize: 25,
  hasSearch: true,
  filters: { state: oneOf(ownGroupNames, { prefix: 'group' }) },
  sorts: { visit: 'desc', branch: 'asc', grade: 'desc' },
  columns: {
    number: number({
      only: 'file',
      value: ({ submittedAt, receipt }: OwnReportLine) => (submittedAt ? receipt : null),
    }),
    branch: text(),
    location: text({ only: 'file' }),
    state: label({
      only: 'table',
      prefix: 'status',
      card: 'aside',
      value: ({ status }: OwnReportLine) => status,
    }),
    client: text(),
    type: label({ only: 'file' }),
    visited: moment({ sort: 'visit', value: ({ visitedAt }: OwnReportLine) => visitedAt }),
    submitted: moment({ only: 'file', value: ({ submittedAt }: OwnReportLine) => submittedAt }),
    status: label({ header: 'state', only: 'file' }),
    next: text({ only: 'table', value: ({ next }: OwnReportLine) => next.is }),
    grade: text({
      only: 'table',
      value: ({ grade }: OwnReportLine) => (grade === null ? null : String(grade)),
    }),
    gradeInFile: number({ header: 'grade', only: 'file', value: ({ grade }: OwnReportLine) => grade }),
    fee: halalas({ only: 'file' }),
  },
  file: { name: 'reports', action: 'reports.export-own', entity: 'report' },
})
export type OwnReportsQuery = QueryOf<typeof ownReportList>
