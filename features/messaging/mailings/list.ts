import { href } from 'react-router'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { label, moment, number, text } from '#/domain/list-columns.ts'
import { type MailingPurpose, mailingPurposes, type MailingState, mailingStates } from '#/domain/messaging/mailings.ts'
import { mailingMessages } from '#/messages/messaging/mailings.ts'

export type MailingRow = {
  id: string
  subject: string
  purpose: MailingPurpose
  state: MailingState
  people: number | null
  sent: number
  failed: number
  at: string
}

/** Mailings of our team, newest first. */
export const mailingList = defineList({
  key: 'mailings',
  permission: 'emails.read',
  address: href('/admin/emails/mailings'),
  messages: mailingMessages,
  pageSize: 25,
  hasSearch: true,
  filters: { state: oneOf(mailingStates), purpose: oneOf(mailingPurposes) },
  sorts: { at: 'desc' },
  columns: {
    subject: text(),
    purpose: label(),
    state: label({ card: 'aside' }),
    people: number(),
    sent: number(),
    failed: number(),
    at: moment(),
  },
  file: { name: 'mailings', action: 'mailings.export', entity: 'mailing' },
})
export type MailingQuery = QueryOf<typeof mailingList>
