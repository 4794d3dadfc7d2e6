import { href } from 'react-router'
import type { JsonValue } from '#/db/tables.ts'
import { beforeRow, dayFilter, defineList, type QueryOf, recordId, typed } from '#/domain/list.ts'
import { moment, type Reader, text } from '#/domain/list-columns.ts'
import { actionText, type Change, entityText } from '#/features/core/activity/entry.ts'
import { activityLogMessages } from '#/messages/activity.ts'

/** A log entry with the names of people. */
export type LogRow = {
  id: string
  at: string
  who: { name: string; email: string } | null
  action: string
  entity: string
  entityId: string
  before: JsonValue
  after: JsonValue
  reason: string | null
  changes: Change[]
}

/** A log entry for display, with the name and address of its record while that exists. */
export type LogEntry = Omit<LogRow, 'before' | 'after'> & { record: { label: string; to: string | null } | null }

/** Kinds of records offered by the filter; addresses may name any other. */
export const offeredEntities = Object.keys(activityLogMessages).flatMap((key) =>
  key.startsWith('entity.') ? [key.slice('entity.'.length)] : [],
)

const action = ({ action: name }: LogRow, { lang }: Reader) => actionText(lang, name)
const stored = (value: JsonValue) => (value === null ? null : JSON.stringify(value))

/** The activity log, newest first. Actions and kinds of other versions are listed too, so their filters are open. */
export const activityList = defineList({
  key: 'activity',
  permission: 'activity.read',
  address: href('/admin/activity-logs'),
  messages: { ...activityLogMessages, searchHint: activityLogMessages.search },
  pageSize: 25,
  hasSearch: true,
  filters: {
    entity: typed({ control: 'none', label: 'kind' }),
    action: typed({ control: 'none' }),
    person: typed(),
    client: recordId(),
    entry: recordId(),
    from: dayFilter(),
    to: dayFilter(),
    before: beforeRow(),
  },
  sorts: { newest: 'desc' },
  columns: {
    happened: moment({ header: 'when', only: 'file', value: ({ at }: LogRow) => at }),
    what: text({ only: 'table', value: action }),
    who: text({ value: ({ who }: LogEntry, { t }: Reader) => who?.name ?? t('platform') }),
    person: text({ only: 'file', value: ({ who }: LogRow) => who?.email ?? null }),
    action: text({ header: 'what', only: 'file', value: action }),
    kind: text({ only: 'file', value: ({ entity }: LogRow, { lang }: Reader) => entityText(lang, entity) }),
    entityId: text({ header: 'record', only: 'file' }),
    record: text({ only: 'table', value: () => null }),
    changes: text({ only: 'table', value: () => null }),
    before: text({ only: 'file', value: ({ before }: LogRow) => stored(before) }),
    after: text({ only: 'file', value: ({ after }: LogRow) => stored(after) }),
    reason: text({ only: 'file' }),
    at: moment({ header: 'when', only: 'table' }),
  },
  file: { name: 'activity', action: 'activity.export', entity: 'activity', entityId: 'csv', confirm: true },
})
export type LogQuery = QueryOf<typeof activityList>
