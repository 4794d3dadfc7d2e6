import { href } from 'react-router'
import { defineList, type QueryOf } from '#/domain/list.ts'
import { halalas, label, moment, number, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import type { PayoutState } from '#/domain/payout.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'

export type QueryRow = {
  id: string
  payoutId: string
  shopper: string
  branch: string
  number: number
  net: Halalas
  state: PayoutState
  text: string
  askedAt: string
  answer: string | null
  answeredBy: string | null
  answeredAt: string | null
}

/** Shoppers' questions about their payouts: open ones oldest first, answered ones newest first. */
export const queryList = defineList({
  key: 'payout-queries',
  permission: 'payouts.browse',
  address: href('/admin/secret-shopper-invoicing/queries'),
  messages: { ...payoutMessages, caption: payoutMessages.tab_queries },
  pageSize: 25,
  tabs: { name: 'state', values: ['open', 'answered'], prefix: 'queries', label: 'states' },
  sorts: { age: 'asc' },
  columns: {
    shopper: text(),
    number: number({ header: 'visit' }),
    branch: text(),
    net: halalas(),
    state: label(),
    text: text({ header: 'question' }),
    askedAt: moment(),
    answer: text(),
    answeredBy: text(),
    answeredAt: moment({ header: 'answered' }),
  },
  file: { name: 'payout-questions', action: 'payouts.export-questions', entity: 'payout' },
})
export type QueriesQuery = QueryOf<typeof queryList>
