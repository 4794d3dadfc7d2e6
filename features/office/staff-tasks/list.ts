import { href } from 'react-router'
import { defineList, type ListFilter, oneOf, type QueryOf, recordId, type TabOf } from '#/domain/list.ts'
import { day, label, number, text } from '#/domain/list-columns.ts'
import {
  staffTaskPriorities,
  staffTaskStatuses,
  type StaffTaskPriority,
  type StaffTaskRhythm,
  type StaffTaskStatus,
} from '#/domain/office/staff-task.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { staffTaskMessages } from '#/messages/office/staff-tasks.ts'

export type StaffTaskLine = {
  id: string
  version: number
  title: string
  owner: { id: string; name: string; type: string } | null
  status: StaffTaskStatus
  priority: StaffTaskPriority
  dueOn: Day | null
  isOverdue: boolean
  repeats: StaffTaskRhythm | null
  notes: number
}

export const staffTaskViews = ['list', 'board'] as const

const profile = recordId({ control: 'select' })
/** A profile's id, or `nobody` for unassigned tasks. */
const owner: ListFilter<string | null> = {
  ...profile,
  read: (part) => (part === 'nobody' ? part : profile.read(part)),
}

/** Tasks of the office and of freelancers. Without a status, finished tasks are excluded. */
export const staffTaskList = defineList({
  key: 'staff-tasks',
  permission: 'requests.browse',
  address: href('/admin/tasks'),
  messages: staffTaskMessages,
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'tab', values: ['mine', 'all', 'overdue'], otherwise: 'all', label: 'tabs' },
  filters: {
    status: oneOf(['open', ...staffTaskStatuses]),
    owner,
    priority: oneOf(staffTaskPriorities),
    due: oneOf(['today', 'week', 'none']),
    view: oneOf(staffTaskViews, { otherwise: 'list', isView: true, control: 'none' }),
  },
  sorts: { due: 'asc', priority: 'asc', title: 'asc', newest: 'asc' },
  columns: {
    title: text({ header: 'task' }),
    status: label(),
    owner: text({ value: ({ owner: of }: StaffTaskLine) => of && of.name }),
    due: day({ value: ({ dueOn }: StaffTaskLine) => dueOn }),
    priority: label(),
    repeats: label({ only: 'file' }),
    notes: number({ only: 'file' }),
  },
  file: { name: 'tasks', action: 'work.export', entity: 'task' },
})
export type StaffTaskQuery = QueryOf<typeof staffTaskList>
export type StaffTaskTab = TabOf<typeof staffTaskList>
