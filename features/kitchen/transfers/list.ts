import { href } from 'react-router'
import { defineList, type QueryOf, recordId } from '#/domain/list.ts'
import { moment, number, text } from '#/domain/list-columns.ts'
import { transferMessages } from '#/messages/kitchen/transfers.ts'

export type TransferRow = { id: string; from: string; to: string; movedAt: string; items: number; note: string | null }

/** Transfers between branches of a company, the latest first. */
export const transferList = defineList({
  key: 'stock-transfers',
  permission: 'stock.read',
  address: href('/client/procurement/transfers'),
  messages: transferMessages,
  pageSize: 50,
  hasSearch: true,
  filters: { branch: recordId({ control: 'select' }) },
  sorts: { movedAt: 'desc' },
  columns: {
    from: text(),
    to: text(),
    movedAt: moment(),
    items: number({ room: 's' }),
    note: text({ room: 'm' }),
  },
  file: { name: 'stock-transfers', action: 'stock.export-transfers', entity: 'client' },
})
export type TransferQuery = QueryOf<typeof transferList>
