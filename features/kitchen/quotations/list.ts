import { href } from 'react-router'
import { requestStates, type RequestState } from '#/domain/kitchen/buying/request.ts'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { label, moment, number, text } from '#/domain/list-columns.ts'
import { quotationMessages } from '#/messages/kitchen/quotations.ts'

export type RequestLine = {
  id: string
  number: number
  title: string
  state: RequestState
  closesAt: string
  lines: number
  invited: number
  answers: number
}

/** Quotation requests of one company, the newest first. */
export const requestList = defineList({
  key: 'quote-requests',
  permission: 'suppliers.read',
  address: href('/client/procurement/requests'),
  messages: quotationMessages,
  pageSize: 50,
  hasSearch: true,
  filters: { state: oneOf(requestStates) },
  sorts: { number: 'desc', closesAt: 'asc' },
  columns: {
    title: text(),
    state: label({ card: 'aside' }),
    number: number({ room: 's' }),
    closesAt: moment(),
    lines: number({ room: 'm' }),
    answers: number(),
    invited: number({ room: 'm' }),
  },
  file: { name: 'quotation-requests', action: 'quotations.export', entity: 'client' },
})
export type RequestQuery = QueryOf<typeof requestList>
