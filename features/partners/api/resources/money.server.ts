import { z } from 'zod'
import type { Tx } from '#/db/database.server.ts'
import { invoiceStates } from '#/domain/invoice.ts'
import { paymentStates } from '#/domain/payment.ts'
import { authorize } from '#/domain/permissions.ts'
import { taxDocumentKinds } from '#/domain/tax-document.ts'
import { field, getOperation, listOperation } from '../operation.ts'
import { moment, readApiPage, readApiRow } from './read-api-rows.server.ts'

const invoice = z.object({
  id: field.id,
  number: z.string(),
  kind: z.enum(taxDocumentKinds),
  status: z.enum(invoiceStates),
  issued_at: field.at,
  due_on: field.day.nullable(),
  net: field.halalas,
  vat: field.halalas,
  gross: field.halalas,
  paid: field.halalas,
  credited: field.halalas,
})
type InvoiceRow = Omit<z.output<typeof invoice>, 'issued_at'> & { issued_at: Date }

const selectInvoices = (db: Tx, clientId: string) =>
  db
    .selectFrom('invoices')
    .select(['id', 'number', 'kind', 'status', 'issued_at', 'due_on', 'net', 'vat', 'gross', 'paid', 'credited'])
    .where('client_id', '=', clientId)
    .where('number', 'is not', null)
    .where('issued_at', 'is not', null)

const invoiceOf = (row: InvoiceRow) => ({
  ...row,
  issued_at: moment(row.issued_at)!,
})

export const listInvoicesOperation = listOperation({
  id: 'listInvoices',
  path: '/invoices',
  scope: 'invoices:read',
  tag: 'money',
  summary: { en: 'Invoices, credit and debit notes that were issued to you', ar: 'الفواتير والإشعارات الصادرة لك' },
  schema: 'Invoice',
  item: invoice,
  filters: { status: z.enum(invoiceStates).optional(), kind: z.enum(taxDocumentKinds).optional() },
  run: async ({ actor, filters: { status, kind }, fetch }) => {
    authorize(actor, 'invoices.read')
    const rows = await readApiPage<InvoiceRow>(actor, fetch, 'id', (db, clientId) =>
      selectInvoices(db, clientId)
        .$if(status !== undefined, (found) => found.where('status', '=', status!))
        .$if(kind !== undefined, (found) => found.where('kind', '=', kind!)),
    )
    return rows.map(invoiceOf)
  },
})

export const readInvoiceOperation = getOperation({
  id: 'getInvoice',
  path: '/invoices/{id}',
  scope: 'invoices:read',
  tag: 'money',
  summary: { en: 'An invoice or note', ar: 'فاتورة أو إشعار' },
  schema: 'Invoice',
  item: invoice,
  run: async ({ actor, id }) => {
    authorize(actor, 'invoices.read')
    return invoiceOf(await readApiRow<InvoiceRow>(actor, id, 'id', selectInvoices))
  },
})

const payment = z.object({
  id: field.id,
  invoice_id: field.id,
  state: z.enum(paymentStates),
  method: z.string().nullable(),
  amount: field.halalas,
  refunded: field.halalas,
  created_at: field.at,
  paid_at: field.at.nullable(),
})
type PaymentRow = Omit<z.output<typeof payment>, 'created_at' | 'paid_at'> & { created_at: Date; paid_at: Date | null }

export const listPaymentsOperation = listOperation({
  id: 'listPayments',
  path: '/payments',
  scope: 'payments:read',
  tag: 'money',
  summary: { en: 'Payments of your invoices', ar: 'مدفوعات فواتيرك' },
  schema: 'Payment',
  item: payment,
  filters: { invoice: field.id.optional(), state: z.enum(paymentStates).optional() },
  run: async ({ actor, filters: { invoice: of, state }, fetch }) => {
    authorize(actor, 'payments.read')
    const rows = await readApiPage<PaymentRow>(actor, fetch, 'id', (db, clientId) =>
      db
        .selectFrom('payments')
        .select(['id', 'invoice_id', 'state', 'method', 'amount', 'refunded', 'created_at', 'paid_at'])
        .where('client_id', '=', clientId)
        .$if(of !== undefined, (found) => found.where('invoice_id', '=', of!))
        .$if(state !== undefined, (found) => found.where('state', '=', state!)),
    )
    return rows.map((row) => ({
      ...row,
      created_at: moment(row.created_at)!,
      paid_at: moment(row.paid_at),
    }))
  },
})
