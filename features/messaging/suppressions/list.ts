import { href } from 'react-router'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { label, moment, text } from '#/domain/list-columns.ts'
import { type SuppressionReason, suppressionReasons, suppressionStates } from '#/domain/messaging/suppressions.ts'
import { suppressionMessages } from '#/messages/messaging/suppressions.ts'

export type SuppressionRow = { id: string; address: string; reason: SuppressionReason; note: string | null; at: string }

/** Addresses that are sent no mailings. */
export const suppressionList = defineList({
  key: 'suppressions',
  permission: 'emails.read',
  address: href('/admin/emails/suppressed'),
  messages: suppressionMessages,
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'state', values: suppressionStates, otherwise: 'active', label: 'states' },
  filters: { reason: oneOf(suppressionReasons) },
  sorts: { at: 'desc', address: 'asc' },
  columns: { address: text(), reason: label({ card: 'aside' }), note: text(), at: moment() },
  file: { name: 'suppressed-addresses', action: 'suppressions.export', entity: 'email', confirm: true },
})
export type SuppressionQuery = QueryOf<typeof suppressionList>
