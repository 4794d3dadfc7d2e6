import { href } from 'react-router'
import { requestCode } from '#/domain/evaluation.ts'
import { defineList, month, oneOf, type QueryOf } from '#/domain/list.ts'
import { day, halalas, label, moment, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import { payoutStates, type PayoutState } from '#/domain/payout.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { ownPayoutMessages } from '#/messages/payouts/own-payouts.ts'

export type OwnPayout = {
  id: string
  reportId: string
  number: number
  clientName: string
  branchName: string
  visitAt: string
  earnedOn: Day
  fee: Halalas
  bonus: Halalas
  reimbursement: Halalas
  withheld: Halalas
  net: Halalas
  state: PayoutState
  payableOn: Day
  /** Reason for the hold, or the bank's message. */
  reason: string | null
  paidAt: string | null
  bankReference: string | null
  /** Target account of the latest transfer. */
  account: { last: string; bank: string | null } | null
}

/** A shopper's earnings by visit. The table has one column for the date of payment; the file has each date. */
export const ownPayoutList = defineList({
  key: 'own-payouts',
  permission: 'payouts.read',
  reach: 'assigned',
  address: href('/freelancer/payouts'),
  messages: ownPayoutMessages,
  pageSize: 25,
  hasSearch: true,
  filters: { state: oneOf(payoutStates), month: month() },
  others: ['year'],
  sorts: { earned: 'desc', visit: 'asc', branch: 'asc', net: 'asc' },
  columns: {
    number: text({ only: 'file', value: ({ number }: OwnPayout) => requestCode(number) }),
    branch: text({ header: 'visit', value: ({ branchName }: OwnPayout) => branchName }),
    state: label({ card: 'aside', only: 'table' }),
    client: text({ only: 'file', value: ({ clientName }: OwnPayout) => clientName }),
    visited: moment({ sort: 'visit', value: ({ visitAt }: OwnPayout) => visitAt }),
    when: text({ sort: 'earned', only: 'table', value: () => null }),
    earned: day({ only: 'file', value: ({ earnedOn }: OwnPayout) => earnedOn }),
    stateInFile: label({ header: 'state', prefix: 'state', only: 'file', value: ({ state }: OwnPayout) => state }),
    payableOn: day({ only: 'file' }),
    fee: halalas(),
    bonus: halalas(),
    reimbursement: halalas(),
    withheld: halalas(),
    net: halalas(),
    paidOn: day({ only: 'file', value: ({ paidAt }: OwnPayout) => paidAt }),
    reference: text({ only: 'file', value: ({ bankReference }: OwnPayout) => bankReference }),
    reason: text({ only: 'file' }),
  },
  file: { name: 'payouts', action: 'payouts.export-own', entity: 'payout' },
})
export type OwnPayoutQuery = QueryOf<typeof ownPayoutList>
