import { href } from 'react-router'
import { defineList, oneOf, type QueryOf, recordId } from '#/domain/list.ts'
import { day, label, number, text } from '#/domain/list-columns.ts'
import {
  type AuditKind,
  auditKinds,
  type AuditState,
  auditStates,
  auditTone,
} from '#/domain/operations/audits/state.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { partMessages } from '#/messages/companies/parts.ts'
import { auditMessages } from '#/messages/operations/audits.ts'

/** An audit in the list. */
export type AuditLine = {
  id: string
  number: number
  branch: string
  kind: AuditKind
  state: AuditState
  plannedOn: Day
  doneOn: Day | null
  auditor: string
  final: number | null
  critical: boolean
  isOwn: boolean
}

/** What is to come, and the results of the company's audits and of self-audits apart from each other. */
export const auditViews = ['open', 'company', 'self', 'all'] as const

/** Audits of a company; by default those that are planned or under way. */
export const auditList = defineList({
  key: 'audits',
  permission: 'audits.read',
  address: href('/client/audits'),
  messages: { ...auditMessages, ...partMessages, caption: auditMessages.title },
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'view', values: auditViews, label: 'views' },
  filters: {
    whose: oneOf(['mine']),
    kind: oneOf(auditKinds),
    state: oneOf(auditStates),
    part: recordId({ control: 'select' }),
  },
  sorts: { planned: 'asc', done: 'desc', branch: 'asc', final: 'asc' },
  columns: {
    branch: text(),
    number: number({ room: 'm' }),
    state: label({ card: 'aside', tones: auditTone }),
    kind: label({ room: 'm' }),
    planned: day({ value: ({ plannedOn }: AuditLine) => plannedOn }),
    done: day({ value: ({ doneOn }: AuditLine) => doneOn }),
    auditor: text({ room: 'm' }),
    final: number(),
  },
  file: { name: 'audits', action: 'audits.export', entity: 'client' },
})
export type AuditListQuery = QueryOf<typeof auditList>
