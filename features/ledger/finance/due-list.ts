import { href } from 'react-router'
import { dayFilter, defineList, type QueryOf } from '#/domain/list.ts'
import { day, halalas, label, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import type { PayoutState } from '#/domain/payout.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'

export type DuePayout = {
  id: string
  shopper: { id: string; name: string }
  visit: { id: string; code: string }
  payableOn: Day
  gross: Halalas
  withheld: Halalas
  net: Halalas
  state: PayoutState
}

/** Payouts still owed to shoppers, visit by visit. */
export const duePayoutList = defineList({
  key: 'open-payouts',
  permission: 'ledger.read',
  address: href('/admin/finance/payouts'),
  messages: { ...financeMessages, caption: financeMessages.titlePayouts },
  pageSize: 25,
  filters: { day: dayFilter({ label: 'payable' }) },
  sorts: { payable: 'asc' },
  columns: {
    visit: text({ value: ({ visit }: DuePayout) => visit.code }),
    shopper: text({ value: ({ shopper }: DuePayout) => shopper.name }),
    payableOn: day({ header: 'payable' }),
    state: label({ prefix: 'payout' }),
    gross: halalas({ header: 'beforeWithholding', only: 'file' }),
    withheld: halalas(),
    net: halalas({ header: 'toPay' }),
  },
  file: { name: 'payouts-due', action: 'ledger.export', entity: 'month', entityId: 'payouts', confirm: true },
})
export type DuePayoutQuery = QueryOf<typeof duePayoutList>
