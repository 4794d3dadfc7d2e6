import { href } from 'react-router'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { halalas, label, moment, number, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import type { BatchState } from './hold-batch.server.ts'

export type BatchRow = {
  id: string
  number: number
  state: BatchState
  count: number
  total: Halalas
  made: string
  by: string
  sent: string | null
  approvals: number
  /** Required approvals, not counting the maker. */
  needed: 1 | 2
}

const states = ['open', 'approved', 'sent', 'done', 'dropped'] as const satisfies readonly BatchState[]

/** Batches for the bank, newest first. */
export const batchList = defineList({
  key: 'payout-batches',
  permission: 'payouts.browse',
  address: href('/admin/secret-shopper-invoicing/batches'),
  messages: {
    ...payoutMessages,
    caption: payoutMessages.batchesCaption,
    state_open: payoutMessages.batchState_open,
    state_approved: payoutMessages.batchState_approved,
    state_sent: payoutMessages.batchState_sent,
    state_done: payoutMessages.batchState_done,
    state_dropped: payoutMessages.batchState_dropped,
  },
  pageSize: 25,
  filters: { state: oneOf(states) },
  sorts: { newest: 'desc' },
  columns: {
    number: number({ header: 'batch' }),
    state: label({ card: 'aside' }),
    approvals: number(),
    count: number({ header: 'visits' }),
    total: halalas(),
    by: text({ header: 'madeBy' }),
    made: moment({ header: 'madeAt' }),
    sent: moment({ header: 'sentAt' }),
  },
  file: { name: 'payout-batches', action: 'payouts.export-batches', entity: 'payout-batch', confirm: true },
})
export type BatchesQuery = QueryOf<typeof batchList>
