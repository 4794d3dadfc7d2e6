import { href } from 'react-router'
import { correctiveActionStatuses, priorities } from '#/domain/corrective-action.ts'
import { defineList, type ListFilter, oneOf, type QueryOf, recordId } from '#/domain/list.ts'
import { day, label, text } from '#/domain/list-columns.ts'
import { plainText } from '#/domain/plain-text.ts'
import { actionSources } from '#/domain/reporting/action-source.ts'
import { partMessages } from '#/messages/companies/parts.ts'
import { actionSourceMessages } from '#/messages/reporting/action-sources.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import type { CorrectiveActionLine } from './read-corrective-actions.server.ts'

/** Names of owners, typed by clients; as long as the form allows. */
const owner: ListFilter<string | null> = {
  control: 'select',
  read: (part) => plainText(part.trim().slice(0, 200)) || null,
  unset: null,
}

export const actionViews = ['list', 'board'] as const

/** The corrective actions of one client, by default those due first. */
export const correctiveActionList = defineList({
  key: 'corrective-actions',
  permission: 'actions.own',
  address: href('/client/tasks'),
  messages: {
    ...correctiveActionMessages,
    ...actionSourceMessages,
    ...partMessages,
    caption: correctiveActionMessages.tasks,
  },
  // why: as many as are changed at once
  pageSize: 100,
  hasSearch: true,
  filters: {
    status: oneOf(['unfinished', 'overdue', ...correctiveActionStatuses]),
    part: recordId({ control: 'select' }),
    branch: recordId({ control: 'select' }),
    owner,
    priority: oneOf(priorities),
    source: oneOf(actionSources),
    view: oneOf(actionViews, { otherwise: 'list', isView: true, control: 'none' }),
  },
  sorts: { due: 'asc', title: 'asc', branch: 'asc', priority: 'asc' },
  columns: {
    title: text({ header: 'action' }),
    status: label({ card: 'aside' }),
    branch: text(),
    owner: text(),
    due: day({ value: ({ dueOn }: CorrectiveActionLine) => dueOn }),
    priority: label(),
    source: label(),
  },
  file: { name: 'corrective-actions', action: 'actions.export', entity: 'client' },
})
export type CorrectiveActionQuery = QueryOf<typeof correctiveActionList>
