import { href } from 'react-router'
import { beforeRow, dayFilter, defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { label, moment, number, text } from '#/domain/list-columns.ts'
import { emailKindName } from '#/features/messaging/emails/compose.ts'
import { emailStates } from '#/features/messaging/emails/states.ts'
import { jobAreas } from '#/features/office/failed-jobs/areas.ts'
import { technicalLogMessages as texts } from '#/messages/office/technical-log.ts'

/** Errors and refused sign-ins, newest first; found by the request number that an error page shows. */
export const logLineList = defineList({
  key: 'log-lines',
  permission: 'logs.read',
  address: href('/admin/logs/errors'),
  messages: {
    ...texts,
    caption: texts.captionErrors,
    search: texts.searchErrors,
    searchHint: texts.searchErrorsHint,
  },
  pageSize: 25,
  hasSearch: true,
  filters: {
    kind: oneOf(['page', 'job', 'sign-in', 'other']),
    from: dayFilter(),
    to: dayFilter(),
    before: beforeRow(),
  },
  sorts: { newest: 'desc' },
  columns: {
    kind: label(),
    message: text(),
    action: text({ only: 'file' }),
    reason: text({ only: 'file' }),
    path: text(),
    job: text({ only: 'file' }),
    requestId: text(),
    who: text(),
    network: text({ only: 'file' }),
    error: text({ header: 'problem', only: 'file' }),
    at: moment(),
  },
  file: { name: 'errors', action: 'logs.export-errors', entity: 'log', confirm: true },
})
export type LogLineQuery = QueryOf<typeof logLineList>

export const jobTabs = ['waiting', 'running', 'failed', 'done'] as const

/** Jobs of the queue by state. What a job carries is not shown, only the record that it is about. */
export const queuedJobList = defineList({
  key: 'queued-jobs',
  permission: 'logs.read',
  address: href('/admin/logs/jobs'),
  messages: { ...texts, caption: texts.captionJobs },
  pageSize: 25,
  tabs: { name: 'tab', values: jobTabs, label: 'tabsJobs' },
  filters: { area: oneOf(jobAreas, { control: 'none' }) },
  sorts: { newest: 'desc' },
  columns: { job: text(), tries: number(), madeAt: moment(), beginsAt: moment(), endedAt: moment() },
  file: { name: 'jobs', action: 'logs.export-jobs', entity: 'log', confirm: true },
})
export type QueuedJobQuery = QueryOf<typeof queuedJobList>

/** Mails and text messages with what became of them; recipients are masked. */
export const sentMessageList = defineList({
  key: 'sent-messages',
  permission: 'logs.read',
  address: href('/admin/logs/messages'),
  messages: { ...texts, caption: texts.captionMessages },
  pageSize: 25,
  filters: { state: oneOf(emailStates), channel: oneOf(['mail', 'text']), before: beforeRow() },
  sorts: { newest: 'desc' },
  columns: {
    kind: text({ value: ({ kind }: { kind: string }, { lang }) => emailKindName(lang, kind) }),
    channel: label(),
    recipient: text(),
    state: label({ card: 'aside' }),
    attempts: number(),
    problem: text(),
    at: moment(),
  },
  file: { name: 'sent-messages', action: 'logs.export-messages', entity: 'log', confirm: true },
})
export type SentMessageQuery = QueryOf<typeof sentMessageList>

/** What payment services called back. */
export const callbackList = defineList({
  key: 'payment-callbacks',
  permission: 'logs.read',
  address: href('/admin/logs/callbacks'),
  messages: { ...texts, caption: texts.captionCallbacks },
  pageSize: 25,
  filters: { handled: oneOf(['waiting', 'done']) },
  sorts: { newest: 'desc' },
  columns: {
    event: text(),
    provider: text(),
    handled: label({ tones: { waiting: 'yellow', done: 'green' } }),
    receivedAt: moment(),
    handledAt: moment(),
  },
  file: { name: 'payment-callbacks', action: 'logs.export-callbacks', entity: 'log', confirm: true },
})
export type CallbackQuery = QueryOf<typeof callbackList>
