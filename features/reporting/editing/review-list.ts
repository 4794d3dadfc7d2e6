import { href } from 'react-router'
import { type EvaluationType, evaluationTypes } from '#/domain/evaluation.ts'
import { defineList, oneOf, type QueryOf, readList, type TabOf } from '#/domain/list.ts'
import { label, moment, number, text } from '#/domain/list-columns.ts'
import type { Lateness, ReportStatus } from '#/domain/report.ts'
import { exportMessages } from '#/messages/reporting/insight-pages.ts'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { reportReviewMessages, reportMessages } from '#/messages/reports.ts'

export type ReviewRow = {
  id: string
  number: number
  status: ReportStatus
  branch: string
  location: string
  client: string
  shopper: string
  editor: string | null
  type: EvaluationType
  submittedAt: string | null
  /** Whole hours since it was handed in. */
  waitedHours: number | null
  dueAt: string | null
  lateness: Lateness | 'overdue'
  score: number | null
  hasCritical: boolean
  /** How far the visit is proved, 0-100; null until it has been weighed. */
  evidence: number | null
  /** Until when a critical failure is to be checked; null when none waits. */
  alertDueAt: string | null
}

/** Evidence below this score is weak. */
export const weakEvidence = 60

const riskOf = ({ hasCritical, evidence }: ReviewRow) => {
  if (hasCritical) return 'critical'
  return evidence !== null && evidence < weakEvidence ? 'weak' : null
}

/** The editors' queues, one per state, in the order in which they are worked. */
export const reviewList = defineList({
  key: 'desk',
  permission: 'review.browse',
  address: href('/admin/reports'),
  messages: {
    ...reviewMessages,
    ...reportMessages,
    ...reportReviewMessages,
    caption: reportReviewMessages.queues,
    search: reportMessages.searchLabel,
    location: exportMessages.location,
  },
  pageSize: 25,
  hasSearch: true,
  tabs: {
    name: 'tab',
    values: ['waiting', 'in-review', 'returned', 'disputes', 'appeals', 'overdue', 'released', 'rejected'],
    label: 'queues',
  },
  filters: {
    risk: oneOf(['critical', 'weak']),
    age: oneOf(['late', 'escalated']),
    hands: oneOf(['mine', 'others']),
    type: oneOf(evaluationTypes),
  },
  sorts: { due: 'asc', risk: 'asc', submitted: 'asc', branch: 'asc', client: 'asc' },
  columns: {
    branch: text(),
    number: number({ only: 'file' }),
    location: text({ only: 'file' }),
    status: label({ card: 'aside' }),
    client: text({ room: 's' }),
    risk: label({ value: riskOf }),
    shopper: text(),
    type: label({ card: 'hidden' }),
    submitted: moment({ room: 'l', value: ({ submittedAt }: ReviewRow) => submittedAt }),
    editor: text(),
    score: number(),
    due: moment({ value: ({ dueAt }: ReviewRow) => dueAt }),
  },
  file: { name: 'reports', action: 'reports.export', entity: 'report' },
})
export type ReviewQuery = QueryOf<typeof reviewList>
export type ReviewTab = TabOf<typeof reviewList>

type Narrowing = keyof typeof reviewList.filters

/** Filters per queue: decided reports have no due time, waiting ones no editor. */
const filtersOf: Record<ReviewTab, readonly Narrowing[]> = {
  waiting: ['risk', 'age', 'type'],
  'in-review': ['risk', 'age', 'hands', 'type'],
  returned: ['risk', 'hands', 'type'],
  disputes: [],
  appeals: ['type'],
  overdue: ['type'],
  released: ['risk', 'hands', 'type'],
  rejected: ['risk', 'hands', 'type'],
}

/** Query without the filters that its queue does not have. */
export function inQueue(query: ReviewQuery): ReviewQuery {
  const asked = Object.fromEntries(filtersOf[query.tab].map((name) => [name, query[name]]))
  return { ...query, risk: null, age: null, hands: null, type: null, ...asked }
}
export const readReviewQuery = (params: URLSearchParams): ReviewQuery => inQueue(readList(reviewList, params))

/** The list with the filters and columns that a queue shows. */
export function queueOf(tab: ReviewTab): typeof reviewList {
  const { branch, status, client, risk, shopper, type, submitted, editor, score, due } = reviewList.columns
  const decided = tab === 'released' || tab === 'rejected' || tab === 'appeals'
  const shown = {
    ...reviewList,
    filters: Object.fromEntries(filtersOf[tab].map((name) => [name, reviewList.filters[name]])),
    columns: {
      branch,
      ...((tab === 'released' || tab === 'appeals') && { status }),
      client,
      ...(!decided && { risk }),
      shopper,
      type,
      submitted,
      ...((tab === 'in-review' || tab === 'returned') && { editor }),
      ...(decided ? { score } : { due }),
    },
  }
  // why: filters and columns that are left out are not read, so a query of the whole list fits
  return shown as unknown as typeof reviewList
}
