import { href } from 'react-router'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { day, halalas, label, number, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { accountStates, type AccountState } from './account-state.ts'

export type DueRow = {
  shopperId: string
  name: string
  visits: number
  net: Halalas
  /** Payouts that are not due yet. */
  laterVisits: number
  laterNet: Halalas
  oldest: Day
  account: AccountState
  bank: string | null
  last: string | null
}

/** Amounts due to shoppers, one row per person. */
export const dueList = defineList({
  key: 'due-payouts',
  permission: 'payouts.browse',
  address: href('/admin/secret-shopper-invoicing'),
  messages: { ...payoutMessages, caption: payoutMessages.dueCaption, searchHint: payoutMessages.searchPeople },
  pageSize: 25,
  hasSearch: true,
  filters: { account: oneOf(accountStates) },
  sorts: { net: 'desc', name: 'asc', oldest: 'asc' },
  columns: {
    name: text({ header: 'shopper' }),
    account: label(),
    visits: number(),
    net: halalas({ header: 'figure_payable' }),
    laterNet: halalas({ header: 'later' }),
    oldest: day(),
  },
  file: { name: 'payouts-due', action: 'payouts.export-due', entity: 'payout', confirm: true },
})
export type DueQuery = QueryOf<typeof dueList>
