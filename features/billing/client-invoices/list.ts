import { href } from 'react-router'
import type { InvoiceState } from '#/domain/invoice.ts'
import { defineList, oneOf, year } from '#/domain/list.ts'
import { day, halalas, label, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { TaxDocumentKind } from '#/domain/tax-document.ts'
import { invoiceMessages } from '#/messages/billing/invoices.ts'
import { clientInvoiceMessages } from '#/messages/client-invoices.ts'

const shows = ['open', 'overdue', 'paid', 'credited', 'notes'] as const
export type InvoiceShow = (typeof shows)[number]

export type OwnInvoiceRow = {
  id: string
  number: string
  kind: TaxDocumentKind
  purpose: 'visits' | 'plan' | 'other' | 'advance'
  state: InvoiceState
  issued: string
  due: Day
  suppliedOn: Day
  suppliedUntil: Day | null
  gross: Halalas
  owed: Halalas
  /** Part of the owed amount without an open share, which the client pays. */
  unshared: Halalas
}

/** Tax documents of one client. */
export const ownInvoiceList = defineList({
  key: 'own-invoices',
  permission: 'invoices.read',
  address: href('/client/invoices'),
  messages: { ...invoiceMessages, ...clientInvoiceMessages },
  pageSize: 25,
  hasSearch: true,
  filters: { show: oneOf(shows), year: year() },
  sorts: { issued: 'desc', due: 'asc', number: 'asc', gross: 'desc', owed: 'desc' },
  columns: {
    number: text(),
    state: label({ card: 'aside' }),
    forWhat: label({ only: 'table', value: ({ purpose }: OwnInvoiceRow) => purpose }),
    kind: label({ only: 'file' }),
    purpose: label({ only: 'file' }),
    suppliedFrom: day({ only: 'file', value: ({ suppliedOn }: OwnInvoiceRow) => suppliedOn }),
    suppliedUntil: day({
      only: 'file',
      value: ({ suppliedUntil, suppliedOn }: OwnInvoiceRow) => suppliedUntil ?? suppliedOn,
    }),
    issued: day(),
    due: day({ value: ({ kind, due }: OwnInvoiceRow) => (kind === 'credit' ? null : due) }),
    gross: halalas({ header: 'grossSar' }),
    owed: halalas({
      header: 'owedSar',
      value: ({ kind, owed }: OwnInvoiceRow) => (kind === 'credit' ? null : owed),
    }),
  },
  file: { name: 'invoices', action: 'invoices.export', entity: 'client' },
})
