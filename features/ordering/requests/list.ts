import { href } from 'react-router'
import {
  evaluationStatuses,
  type EvaluationStatus,
  evaluationTone,
  type EvaluationType,
  evaluationTypes,
  requestCode,
} from '#/domain/evaluation.ts'
import { dayFilter, defineList, oneOf, recordId } from '#/domain/list.ts'
import { halalas, label, moment, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import { visitCostRights } from '#/domain/ordering/visit-costs.ts'
import { visitRisks } from '#/domain/visit-risk.ts'
import { partMessages } from '#/messages/companies/parts.ts'
import { evaluationMessages, ownRequestMessages } from '#/messages/evaluations.ts'

/** Maximum rows counted and paged; narrow the search for more. */
export const mostListed = 10_000

export type OwnRequestRow = {
  id: string
  number: number
  branch: string
  location: string
  type: EvaluationType
  visit: string
  /** Null where the reader does not see it. */
  cost: Halalas | null
  status: EvaluationStatus
}

/** The requests of one client. */
export const ownRequestList = defineList({
  key: 'own-requests',
  permission: 'evaluations.read',
  address: href('/client/secret-shopper'),
  messages: {
    ...evaluationMessages,
    ...partMessages,
    caption: evaluationMessages.requests,
    search: ownRequestMessages.search,
  },
  pageSize: [25, 50, 100],
  mostListed,
  hasSearch: true,
  filters: {
    status: oneOf(evaluationStatuses),
    part: recordId({ control: 'select' }),
    type: oneOf(evaluationTypes),
    risk: oneOf(visitRisks, { control: 'none' }),
    from: dayFilter({ label: 'dateFrom' }),
    to: dayFilter({ label: 'dateTo' }),
  },
  sorts: { created: 'desc', visit: 'desc', branch: 'asc', cost: 'desc', status: 'asc' },
  usualSort: ({ from, to }) => (from || to ? 'visit' : null),
  columns: {
    reference: text({ only: 'file', value: ({ number }: OwnRequestRow) => requestCode(number) }),
    branch: text(),
    status: label({ card: 'aside', tones: evaluationTone }),
    location: text(),
    type: label(),
    visit: moment(),
    cost: halalas({ needs: visitCostRights }),
  },
  file: { name: 'requests', action: 'evaluations.export', entity: 'request' },
})
