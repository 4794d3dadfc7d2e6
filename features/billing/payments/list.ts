import { href } from 'react-router'
import { defineList, oneOf, type QueryOf, recordId } from '#/domain/list.ts'
import { halalas, label, moment, text } from '#/domain/list-columns.ts'
import type { Halalas } from '#/domain/money.ts'
import { type PaymentState, paymentStates } from '#/domain/payment.ts'
import { officePaymentMessages } from '#/messages/billing/office-payments.ts'

const paymentProviders = ['moyasar', 'sandbox', 'bank'] as const
export type PaymentProviderName = (typeof paymentProviders)[number]

export type PaymentRow = {
  id: string
  reference: string
  clientId: string
  client: string
  /** Payer of a share. */
  payer: string | null
  invoiceId: string
  number: string
  provider: PaymentProviderName
  method: string | null
  ending: string | null
  amount: Halalas
  refunded: Halalas
  state: PaymentState
  mismatch: 'amount' | 'currency' | 'refund' | 'reference' | null
  date: string
}

/** Payments and attempts to pay. The tab `todo` holds those that need action by finance. */
export const paymentList = defineList({
  key: 'payments',
  permission: 'invoices.browse',
  address: href('/admin/invoices/payments'),
  messages: officePaymentMessages,
  pageSize: 25,
  hasSearch: true,
  tabs: { name: 'tab', values: ['todo', 'all'], otherwise: 'all', label: 'tabs' },
  filters: {
    state: oneOf(paymentStates),
    provider: oneOf(paymentProviders),
    mismatch: oneOf(['yes']),
    client: recordId(),
  },
  sorts: { date: 'desc', client: 'asc', number: 'asc', amount: 'desc' },
  columns: {
    reference: text(),
    state: label({ card: 'aside' }),
    client: text(),
    payer: text({ only: 'file' }),
    number: text(),
    provider: label(),
    amount: halalas(),
    refunded: halalas({ only: 'file', header: 'refundedSum' }),
    date: moment(),
    mismatch: label({ only: 'file' }),
  },
  file: { name: 'payments', action: 'payments.export', entity: 'payment', confirm: true },
})
export type PaymentQuery = QueryOf<typeof paymentList>
