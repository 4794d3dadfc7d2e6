import { href } from 'react-router'
import { approvalQueues } from '#/domain/client-approval.ts'
import { defineList, type QueryOf } from '#/domain/list.ts'
import { day, text } from '#/domain/list-columns.ts'
import { clientMessages } from '#/messages/companies/clients.ts'

export type WaitingClient = { id: string; name: string; person: string; email: string; registered: string }

/** Clients by the state of their account, newest first. */
export const approvalList = defineList({
  key: 'clients',
  permission: 'clients.read',
  address: href('/admin/client-approval'),
  messages: { ...clientMessages, caption: clientMessages.list, searchHint: clientMessages.searchPlaceholder },
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'state', values: approvalQueues, label: 'states' },
  others: ['client'],
  sorts: { registered: 'desc' },
  columns: { name: text({ header: 'company' }), person: text({ header: 'contact' }), email: text(), registered: day() },
  file: { name: 'clients', action: 'clients.export', entity: 'client', confirm: true },
})
export type ApprovalQuery = QueryOf<typeof approvalList>
