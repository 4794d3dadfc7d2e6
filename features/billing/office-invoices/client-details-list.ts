import { href } from 'react-router'
import { defineList, oneOf, type QueryOf } from '#/domain/list.ts'
import { label, text } from '#/domain/list-columns.ts'
import { billingSettingsMessages } from '#/messages/billing/invoice-page.ts'

export type ClientDetailsRow = {
  clientId: string
  client: string
  legalName: string | null
  vatNumber: string | null
  city: string | null
}

/** Clients as buyers on tax documents. */
export const clientDetailsList = defineList({
  key: 'client-tax-details',
  permission: 'invoices.issue',
  address: href('/admin/invoices/clients'),
  messages: billingSettingsMessages,
  pageSize: 25,
  hasSearch: true,
  filters: { details: oneOf(['missing', 'known']) },
  sorts: { name: 'asc' },
  columns: {
    client: text(),
    details: label({
      card: 'aside',
      value: ({ legalName }: ClientDetailsRow) => (legalName === null ? 'missing' : 'known'),
    }),
    legalName: text(),
    vatNumber: text(),
    city: text(),
  },
  file: { name: 'tax-details', action: 'tax-details.export', entity: 'client', confirm: true },
})
export type ClientDetailsQuery = QueryOf<typeof clientDetailsList>
