import { href } from 'react-router'
import { countStates, type CountState } from '#/domain/kitchen/buying/count.ts'
import { defineList, oneOf, type QueryOf, recordId } from '#/domain/list.ts'
import { label, moment, number, text } from '#/domain/list-columns.ts'
import { stockMessages } from '#/messages/kitchen/stock.ts'

export type CountLine = {
  id: string
  branch: string
  state: CountState
  startedAt: string
  countedAt: string | null
  lines: number
}

/** Stock counts that the reader sees, the newest first. */
export const countList = defineList({
  key: 'stock-counts',
  permission: 'stock.read',
  address: href('/client/procurement/counts'),
  messages: stockMessages,
  pageSize: 50,
  hasSearch: true,
  filters: { state: oneOf(countStates), branch: recordId({ control: 'select' }) },
  sorts: { startedAt: 'desc', branch: 'asc' },
  columns: {
    branch: text(),
    state: label({ card: 'aside' }),
    startedAt: moment(),
    countedAt: moment({ room: 'm' }),
    lines: number({ room: 's' }),
  },
  file: { name: 'stock-counts', action: 'stock.export', entity: 'client' },
})
export type CountQuery = QueryOf<typeof countList>
