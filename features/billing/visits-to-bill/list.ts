import { href } from 'react-router'
import { defineList, type QueryOf } from '#/domain/list.ts'
import { day, halalas, number, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { toBillMessages } from '#/messages/billing/invoice-page.ts'

export type ClientToBill = {
  clientId: string
  client: string
  visits: number
  /** Price of the visits, before the plan's free visits. */
  price: Halalas
  from: Day
  until: Day
  hasDetails: boolean
  /** Of the visits: included in the plan, billed at zero. */
  within: number
  /** Amount left to pay, before tax. */
  payable: Halalas
}

/** Clients with released visits on no invoice. */
export const toBillList = defineList({
  key: 'visits-to-bill',
  permission: 'invoices.browse',
  address: href('/admin/invoices/to-bill'),
  messages: toBillMessages,
  pageSize: 25,
  hasSearch: true,
  sorts: { from: 'asc' },
  columns: {
    client: text(),
    period: day({ only: 'table', value: ({ from }: ClientToBill) => from }),
    firstVisit: day({ only: 'file', value: ({ from }: ClientToBill) => from }),
    lastVisit: day({ only: 'file', value: ({ until }: ClientToBill) => until }),
    visits: number(),
    within: number(),
    price: halalas(),
    payable: halalas(),
  },
  file: { name: 'visits-to-bill', action: 'invoices.export-to-bill', entity: 'invoice' },
})
export type ToBillQuery = QueryOf<typeof toBillList>
