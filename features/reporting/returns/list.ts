import { href } from 'react-router'
import { defineList, type QueryOf, recordId } from '#/domain/list.ts'
import { day, halalas, number, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import { returnKinds } from '#/domain/reporting/returns.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { partMessages } from '#/messages/companies/parts.ts'
import { returnMessages } from '#/messages/reporting/returns.ts'

export type ReturnRow = {
  id: string
  branchId: string
  branch: string
  reportId: string
  /** Of the question, or of the section. */
  key: string
  /** Failure sentence, or the section's title. */
  finding: string
  section: string
  /** Findings of a section. */
  findings: number
  critical: boolean
  points: number
  amount: Halalas | null
  visitedOn: Day
  /** Proposed task of a finding; null: none. */
  task: string | null
  /** Newest corrective action about the finding. */
  action: { id: string; owner: string } | null
}

/** Findings of the last visit of each branch, by what putting them right is worth. */
export const returnList = defineList({
  key: 'returns',
  permission: 'insights.read',
  reach: 'own',
  address: href('/client/reports/returns'),
  messages: { ...returnMessages, ...partMessages },
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'by', values: returnKinds, label: 'by' },
  filters: { part: recordId({ control: 'select' }), branch: recordId({ control: 'select' }) },
  sorts: { amount: 'desc', branch: 'asc' },
  columns: {
    finding: text(),
    branch: text({ room: 's' }),
    amount: halalas({ card: 'aside' }),
    points: number(),
    section: text({ only: 'file' }),
    visited: day({ room: 'm', value: ({ visitedOn }: ReturnRow) => visitedOn }),
    owner: text({ only: 'file', value: ({ action }: ReturnRow) => action && action.owner }),
    action: text({ only: 'table', card: 'fact', value: ({ action }: ReturnRow) => action && action.owner }),
  },
  file: { name: 'riyals-at-stake', action: 'returns.export', entity: 'client' },
})
export type ReturnQuery = QueryOf<typeof returnList>
