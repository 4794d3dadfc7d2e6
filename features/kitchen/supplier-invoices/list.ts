import { href } from 'react-router'
import { type InvoiceState, invoiceStates, invoiceTabs } from '#/domain/kitchen/buying/invoice.ts'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { day, halalas, label, text } from '#/domain/list-columns.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { supplierInvoiceMessages } from '#/messages/kitchen/supplier-invoices.ts'

export type InvoiceRow = {
  id: string
  supplier: string
  number: string
  state: InvoiceState
  branch: string
  issuedOn: Day
  dueOn: Day
  total: number
  /** With VAT, beyond order and deliveries, when it was last compared. */
  difference: number | null
}

/** Invoices of suppliers of one company: those that wait for work first. */
export const supplierInvoiceList = defineList({
  key: 'supplier-invoices',
  permission: 'supplier-invoices.read',
  address: href('/client/procurement/invoices'),
  messages: supplierInvoiceMessages,
  pageSize: 50,
  hasSearch: true,
  tabs: { name: 'show', values: invoiceTabs, label: 'shows' },
  filters: { state: oneOf(invoiceStates) },
  sorts: { dueOn: 'asc', issuedOn: 'desc', total: 'desc' },
  columns: {
    supplier: text(),
    state: label({ card: 'aside' }),
    number: text({ exact: true, labelled: true }),
    dueOn: day(),
    issuedOn: day({ room: 'm' }),
    branch: text({ room: 'l' }),
    difference: halalas({ room: 's', labelled: true }),
    total: halalas(),
  },
  file: { name: 'supplier-invoices', action: 'supplier-invoices.export', entity: 'client' },
})
export type InvoiceQuery = QueryOf<typeof supplierInvoiceList>
