import { href } from 'react-router'
import { dayFilter, defineList, oneOf, type QueryOf, typed } from '#/domain/list.ts'
import { label, moment, number, text } from '#/domain/list-columns.ts'
import { inboxMessages } from '#/messages/site/forms-admin.ts'

/** States of a message: new, in progress, done, or spam. */
export const submissionStates = ['new', 'open', 'done', 'spam'] as const
export type SubmissionState = (typeof submissionStates)[number]
export const isSubmissionState = (value: unknown): value is SubmissionState =>
  submissionStates.includes(value as SubmissionState)

/** What visitors sent, newest first. Without a state spam is left out. Its file has a column for each question besides. */
export const inboxList = defineList({
  key: 'submissions',
  permission: 'submissions.read',
  address: href('/admin/forms/submissions'),
  messages: { ...inboxMessages, searchHint: inboxMessages.search },
  pageSize: 25,
  hasSearch: true,
  filters: {
    state: oneOf(submissionStates),
    form: typed({ control: 'none' }),
    from: dayFilter(),
    to: dayFilter(),
  },
  sorts: { received: 'desc' },
  columns: { ticket: number(), form: text(), received: moment(), state: label(), language: label(), note: text() },
  file: { name: 'messages', action: 'submissions.export', entity: 'submission' },
})
export type InboxQuery = QueryOf<typeof inboxList>
