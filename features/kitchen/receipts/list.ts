import { href } from 'react-router'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { label, moment, number, text } from '#/domain/list-columns.ts'
import { receiptMessages } from '#/messages/kitchen/receipts.ts'

export const receiptResults = ['fine', 'differs', 'corrected'] as const
export type ReceiptResult = (typeof receiptResults)[number]

export type ReceiptRow = {
  id: string
  arrivedAt: string
  supplier: string
  branch: string
  order: number | null
  paperNumber: string | null
  lines: number
  result: ReceiptResult
}

/** Posted deliveries of a company, the latest first. */
export const receiptList = defineList({
  key: 'goods-receipts',
  permission: 'receipts.read',
  address: href('/client/procurement/receive'),
  messages: receiptMessages,
  pageSize: 25,
  hasSearch: true,
  filters: { result: oneOf(receiptResults) },
  sorts: { arrivedAt: 'desc', supplier: 'asc' },
  columns: {
    supplier: text(),
    result: label({ card: 'aside', tones: { fine: 'green', differs: 'yellow', corrected: 'grey' } }),
    arrivedAt: moment(),
    branch: text({ room: 's' }),
    order: number({ room: 'm' }),
    paperNumber: text({ room: 'l' }),
    lines: number({ room: 'm' }),
  },
  file: { name: 'deliveries', action: 'receipts.export', entity: 'client' },
})
export type ReceiptQuery = QueryOf<typeof receiptList>
