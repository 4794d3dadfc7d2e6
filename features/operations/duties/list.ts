import { href } from 'react-router'
import { defineList, oneOf, type QueryOf, recordId } from '#/domain/list.ts'
import { label, moment, text } from '#/domain/list-columns.ts'
import { taskStates, taskTone } from '#/domain/operations/duties/task.ts'
import { partMessages } from '#/messages/companies/parts.ts'
import { dutyMessages } from '#/messages/operations/duties.ts'
import type { TaskLine } from './read-tasks.server.ts'

/** Open ones of the next weeks, those past their time, and everything. */
export const dutyViews = ['open', 'late', 'all'] as const

/** Tasks of head-office duties, by default the open ones, those due first. */
export const dutyTaskList = defineList({
  key: 'duty-tasks',
  permission: 'duties.own',
  address: href('/client/admin-task-tracking'),
  messages: { ...dutyMessages, ...partMessages, caption: dutyMessages.title },
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'view', values: dutyViews, label: 'views' },
  filters: {
    whose: oneOf(['mine']),
    state: oneOf(taskStates),
    part: recordId({ control: 'select' }),
    duty: recordId({ control: 'select' }),
  },
  sorts: { due: 'asc', task: 'asc' },
  columns: {
    task: text({ value: ({ title }: TaskLine) => title }),
    state: label({ card: 'aside', tones: taskTone }),
    place: text({ value: ({ place }: TaskLine) => place }),
    responsible: text({
      value: ({ owner }: TaskLine, { t }) => ('role' in owner ? t(`role_${owner.role}`) : owner.name),
    }),
    due: moment({ value: ({ dueAt }: TaskLine) => dueAt }),
    doneAt: moment({ room: 'l', value: ({ doneAt }: TaskLine) => doneAt }),
    doneBy: text({ only: 'file' }),
    note: text({ only: 'file' }),
    lateNote: text({ only: 'file', value: ({ doneLater }: TaskLine) => doneLater?.note ?? null }),
  },
  file: { name: 'duties', action: 'duties.export', entity: 'client' },
})
export type DutyTaskQuery = QueryOf<typeof dutyTaskList>
