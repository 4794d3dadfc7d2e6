import { href } from 'react-router'
import type { InvoiceState } from '#/domain/invoice.ts'
import { defineList, month, oneOf, type QueryOf, recordId, type TabOf } from '#/domain/list.ts'
import { day, halalas, label, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { type TaxDocumentKind, taxDocumentKinds } from '#/domain/tax-document.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'

const purposes = ['visits', 'plan', 'other', 'advance'] as const
export type InvoicePurpose = (typeof purposes)[number]

const authorityStates = ['none', 'waiting', 'cleared', 'reported', 'warned', 'rejected'] as const
export type AuthorityState = (typeof authorityStates)[number]

export type InvoiceRow = {
  id: string
  number: string | null
  clientId: string
  client: string
  kind: TaxDocumentKind
  purpose: InvoicePurpose
  state: InvoiceState
  issued: string | null
  due: Day | null
  gross: Halalas
  owed: Halalas
  authority: AuthorityState
  updatedAt: string
}

/** All tax documents. The tab `open` holds unpaid ones, overdue or not. */
export const invoiceList = defineList({
  key: 'invoices',
  permission: 'invoices.read',
  address: href('/admin/invoices'),
  messages: invoiceMessages,
  pageSize: 25,
  hasSearch: true,
  tabs: {
    name: 'state',
    values: ['all', 'draft', 'open', 'overdue', 'paid', 'credited'],
    prefix: 'list',
    label: 'states',
  },
  filters: {
    kind: oneOf(taxDocumentKinds),
    purpose: oneOf(purposes),
    month: month(),
    authority: oneOf(authorityStates),
    client: recordId(),
  },
  sorts: { issued: 'desc', due: 'asc', number: 'asc', client: 'asc', gross: 'desc', owed: 'desc' },
  columns: {
    number: text(),
    state: label({ card: 'aside' }),
    client: text(),
    kind: label({ room: 'l' }),
    purpose: label({ only: 'file' }),
    issued: day({ room: 's' }),
    due: day({ only: 'file' }),
    gross: halalas({ header: 'grossSar' }),
    owed: halalas({ header: 'owedSar' }),
    authority: label({ room: 'l', value: ({ number, authority }: InvoiceRow) => number && authority }),
  },
  file: { name: 'invoices', action: 'invoices.export', entity: 'invoice' },
})
export type InvoiceQuery = QueryOf<typeof invoiceList>
export type InvoiceTab = TabOf<typeof invoiceList>
