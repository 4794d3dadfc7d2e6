import { href } from 'react-router'
import { defineList, oneOf, type QueryOf, recordId, typed } from '#/domain/list.ts'
import { label, moment, text } from '#/domain/list-columns.ts'
import { outboxMessages } from '#/messages/emails.ts'
import { emailKindName } from './compose.ts'
import { type EmailState, emailStates } from './states.ts'

export type EmailRow = { id: string; to: string; subject: string; kind: string; state: EmailState; at: string }

/** The outbox, newest first. Its file has the envelopes of mails, never their texts. */
export const emailList = defineList({
  key: 'emails',
  permission: 'emails.read',
  address: href('/admin/emails'),
  messages: { ...outboxMessages, searchHint: outboxMessages.search },
  pageSize: 25,
  hasSearch: true,
  /** `client`: mails to the people of a company; `person`: to one person; `mailing`: those of one mailing. */
  filters: {
    state: oneOf(emailStates),
    kind: typed({ control: 'none' }),
    client: recordId(),
    person: recordId(),
    mailing: recordId(),
  },
  sorts: { newest: 'desc' },
  columns: {
    subject: text(),
    to: text(),
    kind: text({ value: ({ kind }: EmailRow, { lang }) => emailKindName(lang, kind) }),
    state: label({ card: 'aside' }),
    at: moment({ header: 'date' }),
  },
  file: { name: 'emails', action: 'emails.export', entity: 'email', confirm: true },
})
export type EmailQuery = QueryOf<typeof emailList>
