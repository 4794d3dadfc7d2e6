import { href } from 'react-router'
import { ageClasses } from '#/domain/invoice.ts'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { day, halalas, number, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'

/** Owed by age: not due yet, up to 30, 60, 90 days late, and later. */
export type Ages = Halalas[]
export type Debtor = { id: string; name: string; ages: Ages; owed: Halalas; invoices: number; oldest: Day }
export type OpenInvoiceRow = {
  client: string
  number: string
  issued: string
  dueOn: Day
  daysLate: number
  gross: Halalas
  owed: Halalas
}

const { searchClient, titleReceivables } = financeMessages
const shared = {
  permission: 'ledger.read',
  address: href('/admin/finance/receivables'),
  messages: { ...financeMessages, caption: titleReceivables, search: searchClient, searchHint: searchClient },
  pageSize: 25,
  hasSearch: true,
  filters: { age: oneOf(['0', '1', '2', '3', '4']) },
} as const

const owedAt = (age: number) => halalas({ header: `age_${age}`, value: ({ ages }: Debtor) => ages[age] ?? 0 })

/** Clients with open invoices: the rows of the page. */
export const debtorList = defineList({
  ...shared,
  key: 'debtors',
  sorts: { owed: 'desc', name: 'asc', oldest: 'asc' },
  columns: {
    name: text({ header: 'client' }),
    owed: halalas(),
    ...Object.fromEntries(ageClasses.map((_, age) => [`age${age}`, owedAt(age)])),
    invoices: number({ header: 'openInvoices', room: 'l' }),
    oldest: day(),
  },
})
export type DebtorQuery = QueryOf<typeof debtorList>

/** Open invoices of those clients, oldest first: the rows of the file. */
export const openInvoiceList = defineList({
  ...shared,
  key: 'receivables',
  sorts: { due: 'asc' },
  columns: {
    client: text(),
    number: text(),
    issued: day(),
    dueOn: day(),
    daysLate: number(),
    gross: halalas(),
    owed: halalas(),
  },
  file: { name: 'receivables', action: 'ledger.export', entity: 'month', entityId: 'receivables', confirm: true },
})
