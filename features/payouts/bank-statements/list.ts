import { href } from 'react-router'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { day, halalas, label, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { bankStatementMessages } from '#/messages/payouts/bank-statements.ts'
import type { AsideReason } from './form.ts'

export const lineTabs = ['open', 'matched', 'aside', 'all'] as const
export type LineTab = (typeof lineTabs)[number]
export type LineState = 'open' | 'part' | 'matched' | 'aside'

/** Look of a line's status. */
export const lineTones = { open: 'grey', part: 'blue', matched: 'green', aside: 'yellow' } as const

export type LineRow = {
  id: string
  date: Day
  state: LineState
  name: string
  text: string
  reference: string
  endToEnd: string
  amount: Halalas
  unmatched: Halalas
  matchedWith: string | null
  asideWhy: AsideReason | null
}

/** Booked lines of the company's account. */
export const bankLineList = defineList({
  key: 'bank-lines',
  permission: 'statements.read',
  address: href('/admin/finance/bank'),
  messages: bankStatementMessages,
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'tab', values: lineTabs, label: 'tabs' },
  filters: { side: oneOf(['in', 'out']) },
  sorts: { date: 'desc', amount: 'desc' },
  columns: {
    date: day(),
    state: label({ card: 'aside', tones: lineTones }),
    name: text(),
    text: text({ room: 'm' }),
    reference: text({ room: 'l' }),
    endToEnd: text({ only: 'file' }),
    matchedWith: text({ labelled: true }),
    asideWhy: label({ only: 'file', prefix: 'aside' }),
    amount: halalas(),
    unmatched: halalas({ only: 'file' }),
  },
  file: { name: 'bank-lines', action: 'statements.export', entity: 'bank-line', confirm: true },
})
export type LineQuery = QueryOf<typeof bankLineList>
