import { href } from 'react-router'
import { dayFilter, defineList, type QueryOf, recordId, type TabOf } from '#/domain/list.ts'
import { day, halalas, label, number, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import { payoutStates, type PayoutState } from '#/domain/payout.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'

export type PayoutRow = {
  id: string
  shopperId: string
  name: string
  number: number
  client: string
  branch: string
  fee: Halalas
  bonus: Halalas
  reimbursement: Halalas
  withheld: Halalas
  net: Halalas
  state: PayoutState
  earned: Day
  payable: Day
  paid: string | null
  reason: string | null
  bankReference: string | null
  batchId: string | null
  batch: number | null
}

const inRiyals = ({ en, ar }: Text): Text => ({ en: `${en} (SAR)`, ar: `${ar} (ريال)` })

/** All payouts by visit. The tab `stopped` holds held and failed ones. */
export const payoutList = defineList({
  key: 'payouts',
  permission: 'payouts.browse',
  address: href('/admin/secret-shopper-invoicing/payouts'),
  messages: {
    ...payoutMessages,
    caption: payoutMessages.listCaption,
    searchHint: payoutMessages.searchPayouts,
    feeSar: inRiyals(payoutMessages.fee),
    bonusSar: inRiyals(payoutMessages.bonus),
    reimbursementSar: inRiyals(payoutMessages.reimbursement),
    withheldSar: inRiyals(payoutMessages.withheld),
    netSar: inRiyals(payoutMessages.net),
  },
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'state', values: ['all', 'stopped', ...payoutStates], label: 'states', whileOpen: ['stopped'] },
  filters: { shopper: recordId(), from: dayFilter(), until: dayFilter() },
  sorts: { earned: 'desc', payable: 'asc', net: 'asc', name: 'asc' },
  columns: {
    name: text({ header: 'shopper' }),
    number: number({ header: 'visit' }),
    state: label({ card: 'aside', only: 'table' }),
    client: text({ only: 'file' }),
    branch: text(),
    fee: halalas({ header: 'feeSar', only: 'file' }),
    bonus: halalas({ header: 'bonusSar', only: 'file' }),
    reimbursement: halalas({ header: 'reimbursementSar', only: 'file' }),
    withheld: halalas({ header: 'withheldSar', only: 'file' }),
    net: halalas({ only: 'table' }),
    netInFile: halalas({ header: 'netSar', only: 'file', value: ({ net }: PayoutRow) => net }),
    stateInFile: label({ header: 'state', prefix: 'state', only: 'file', value: ({ state }: PayoutRow) => state }),
    earned: day({ header: 'earnedOn' }),
    payable: day({ header: 'payableOn' }),
    paid: day({ header: 'paidOn', only: 'file' }),
    batch: number(),
    bankReference: text({ only: 'file' }),
    reason: text({ only: 'file' }),
  },
  file: { name: 'payouts', action: 'payouts.export', entity: 'payout', confirm: true },
})
export type PayoutQuery = QueryOf<typeof payoutList>
export type PayoutTab = TabOf<typeof payoutList>

export const statesOf = (tab: PayoutTab): readonly PayoutState[] =>
  tab === 'all' ? payoutStates : tab === 'stopped' ? ['held', 'failed'] : [tab]
