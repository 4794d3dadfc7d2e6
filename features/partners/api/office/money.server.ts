import { z } from 'zod'
import type { Tx } from '#/db/database.server.ts'
import { invoiceStates } from '#/domain/invoice.ts'
import { paymentStates } from '#/domain/payment.ts'
import { taxDocumentKinds } from '#/domain/tax-document.ts'
import { field, getOperation, listOperation } from '../operation.ts'
import { moment } from '../resources/read-api-rows.server.ts'
import { readOfficePage, readOfficeRow } from './read-office-rows.server.ts'

const ofCompany = { company: field.id.optional() }

const invoice = z.object({
  id: field.id,
  number: z.string(),
  company_id: field.id,
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
const invoices = { needs: 'invoices.read', id: 'i.id', company: 'i.client_id' } as const
const selectInvoices = (db: Tx) =>
  db
    .selectFrom('invoices as i')
    .select(['i.id', 'i.number', 'i.client_id as company_id', 'i.kind', 'i.status', 'i.issued_at', 'i.due_on'])
    .select(['i.net', 'i.vat', 'i.gross', 'i.paid', 'i.credited'])
    .where('i.number', 'is not', null)
    .where('i.issued_at', 'is not', null)
const invoiceOf = (row: InvoiceRow) => ({ ...row, issued_at: moment(row.issued_at)! })

export const listOfficeInvoicesOperation = listOperation({
  id: 'listOfficeInvoices',
  path: '/office/invoices',
  scope: 'invoices:read',
  tag: 'money',
  summary: { en: 'Invoices, credit and debit notes that were issued', ar: 'الفواتير والإشعارات الصادرة' },
  schema: 'OfficeInvoice',
  item: invoice,
  filters: { ...ofCompany, status: z.enum(invoiceStates).optional(), issued_since: field.at.optional() },
  run: async ({ actor, filters: { status, issued_since: since, ...asked }, fetch }) => {
    const rows = await readOfficePage<InvoiceRow>(actor, fetch, invoices, asked, (db) =>
      selectInvoices(db)
        .$if(status !== undefined, (found) => found.where('i.status', '=', status!))
        .$if(since !== undefined, (found) => found.where('i.issued_at', '>=', since!)),
    )
    return rows.map(invoiceOf)
  },
})

export const readOfficeInvoiceOperation = getOperation({
  id: 'getOfficeInvoice',
  path: '/office/invoices/{id}',
  scope: 'invoices:read',
  tag: 'money',
  summary: { en: 'An invoice or note', ar: 'فاتورة أو إشعار' },
  schema: 'OfficeInvoice',
  item: invoice,
  run: async ({ actor, id }) => invoiceOf(await readOfficeRow<InvoiceRow>(actor, id, invoices, selectInvoices)),
})

const payment = z.object({
  id: field.id,
  company_id: field.id,
  invoice_id: field.id,
  state: z.enum(paymentStates),
  method: z.string().nullable(),
  amount: field.halalas,
  refunded: field.halalas,
  created_at: field.at,
  paid_at: field.at.nullable(),
})
type PaymentRow = Omit<z.output<typeof payment>, 'created_at' | 'paid_at'> & { created_at: Date; paid_at: Date | null }
const payments = { needs: 'payments.read', id: 'p.id', company: 'p.client_id' } as const
const selectPayments = (db: Tx) =>
  db
    .selectFrom('payments as p')
    .select(['p.id', 'p.client_id as company_id', 'p.invoice_id', 'p.state', 'p.method', 'p.amount', 'p.refunded'])
    .select(['p.created_at', 'p.paid_at'])
const paymentOf = (row: PaymentRow) => ({
  ...row,
  created_at: moment(row.created_at)!,
  paid_at: moment(row.paid_at),
})

export const listOfficePaymentsOperation = listOperation({
  id: 'listOfficePayments',
  path: '/office/payments',
  scope: 'payments:read',
  tag: 'money',
  summary: { en: 'Payments of invoices', ar: 'مدفوعات الفواتير' },
  schema: 'OfficePayment',
  item: payment,
  filters: { ...ofCompany, state: z.enum(paymentStates).optional() },
  run: async ({ actor, filters: { state, ...asked }, fetch }) => {
    const rows = await readOfficePage<PaymentRow>(actor, fetch, payments, asked, (db) =>
      selectPayments(db).$if(state !== undefined, (found) => found.where('p.state', '=', state!)),
    )
    return rows.map(paymentOf)
  },
})

export const readOfficePaymentOperation = getOperation({
  id: 'getOfficePayment',
  path: '/office/payments/{id}',
  scope: 'payments:read',
  tag: 'money',
  summary: { en: 'A payment', ar: 'دفعة واحدة' },
  schema: 'OfficePayment',
  item: payment,
  run: async ({ actor, id }) => paymentOf(await readOfficeRow<PaymentRow>(actor, id, payments, selectPayments)),
})
