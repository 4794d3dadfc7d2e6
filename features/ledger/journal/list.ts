import { href } from 'react-router'
import { type Account, accounts } from '#/domain/ledger.ts'
import { dayFilter, defineList, type ListFilter, oneOf, recordId } from '#/domain/list.ts'
import { day, halalas, label, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { kindText } from './kind-text.ts'

/** One entry of a booking. */
export type JournalLine = {
  day: Day
  booking: string
  kind: string
  about: string
  account: Account
  party: string | null
  debit: Halalas | null
  credit: Halalas | null
  by: string | null
  reverses: string | null
}

/** Kinds of older and newer versions can be asked for as well. */
const kind: ListFilter<string | null> = {
  control: 'select',
  read: (part) => (/^[a-z.-]{1,40}$/.test(part) ? part : null),
  unset: null,
}

/** Query of the ledger's page, which shows bookings, and its file, which holds their entries, oldest first. */
export const journalList = defineList({
  key: 'journal',
  permission: 'ledger.read',
  address: href('/admin/finance/ledger'),
  messages: { ...financeMessages, caption: financeMessages.bookings },
  pageSize: 25,
  hasSearch: true,
  filters: {
    account: oneOf(Object.keys(accounts) as Account[]),
    kind,
    party: recordId(),
    from: dayFilter(),
    to: dayFilter(),
  },
  sorts: { day: 'asc' },
  columns: {
    day: day(),
    booking: text(),
    kind: text({ value: (line: JournalLine, { lang }) => kindText(lang, line.kind) }),
    about: text(),
    account: label(),
    party: text(),
    debit: halalas(),
    credit: halalas(),
    by: text(),
    reverses: text(),
  },
  file: { name: 'journal', action: 'ledger.export', entity: 'month', entityId: 'journal', confirm: true },
})
