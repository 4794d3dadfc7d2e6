import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { readAsSystem, type Tx } from '#/db/database.server.ts'
import { companyInBoth } from '#/db/names.server.ts'
import type { ErrorCode } from '#/domain/errors.ts'
import { owed } from '#/domain/invoice.ts'
import type { Halalas } from '#/domain/money.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import { type CompanyBank, readBank } from '#/features/billing/invoices/bank.server.ts'
import { payableBy } from '#/features/billing/payment-shares/payable.server.ts'
import { now } from '#/platform/clock.ts'
import { onlineProvider } from '#/platform/payment-providers.server.ts'
import { attemptsOf } from './attempts.server.ts'
import { asPayer, type Payer, readAsPayer } from './payer.server.ts'

const why = 'the account to transfer to, for everybody who may pay'

export type PayableLine = { name: string; quantity: number; unitPrice: Halalas; allowance: Halalas; net: Halalas }
export type PayablePage = {
  number: string
  dueOn: Day
  isOverdue: boolean
  /** Null: nothing is payable now, for the given reason. */
  amount: Halalas | null
  refusal: ErrorCode | null
  /** Full document, for the client only. */
  document: {
    id: string
    lines: PayableLine[]
    net: Halalas
    vat: Halalas
    gross: Halalas
    credited: Halalas
    paid: Halalas
    owed: Halalas
    credit: Halalas
  } | null
  share: { payer: string; client: Text; amount: Halalas } | null
  transfer: { id: string; amount: Halalas; on: Day | null; reference: string | null } | null
  /** Why the latest attempt failed, if nothing followed it. */
  failed: { message: string | null; isBank: boolean } | null
  online: 'sandbox' | 'moyasar' | null
  bank: CompanyBank | null
  today: Day
}

const readInvoice = (db: Tx, invoiceId: string) =>
  db
    .selectFrom('invoices')
    .select(['id', 'number', 'due_on', 'net', 'vat', 'gross', 'paid', 'credited', 'client_id'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()

async function readDocument(db: Tx, payer: Payer): Promise<PayablePage['document']> {
  const invoice = await readInvoice(db, payer.invoiceId)
  const lines = await db
    .selectFrom('invoice_lines')
    .select(['name', 'quantity', 'unit_price', 'allowance', 'net'])
    .where('invoice_id', '=', payer.invoiceId)
    .orderBy('position')
    .execute()
  const { id, net, vat, gross, credited, paid } = invoice
  return {
    id,
    lines: lines.map(({ unit_price: unitPrice, ...line }) => ({ ...line, unitPrice })),
    net,
    vat,
    gross,
    credited,
    paid,
    owed: owed(invoice),
    credit: await callFunction<Halalas>(db, sql`priv.own_credit()`),
  }
}

async function readShareFacts(db: Tx, shareId: string): Promise<PayablePage['share']> {
  const row = await db
    .selectFrom('payment_shares as s')
    .select(['s.payer_name', 's.amount', companyInBoth('s.client_id').as('client')])
    .where('s.id', '=', shareId)
    .executeTakeFirstOrThrow()
  return { payer: row.payer_name, amount: row.amount, client: row.client }
}

/** Data of a payer's page: object, payable amount, methods, and the result of the last attempt. */
export async function readPayable(payer: Payer): Promise<PayablePage> {
  const [payable, bank] = await Promise.all([asPayer(payer, (tx) => payableBy(tx, payer)), readAsSystem(why, readBank)])
  return readAsPayer(payer, async (db) => {
    const [invoice, attempts] = await Promise.all([readInvoice(db, payer.invoiceId), attemptsOf(db, payer)])
    const last = attempts.at(-1)
    const today = riyadhDay(now())
    const isBank = last?.provider === 'bank'
    return {
      number: invoice.number!,
      dueOn: invoice.due_on!,
      isOverdue: today > invoice.due_on!,
      amount: payable.amount ?? null,
      refusal: payable.refusal ?? null,
      document: payer.shareId ? null : await readDocument(db, payer),
      share: payer.shareId ? await readShareFacts(db, payer.shareId) : null,
      transfer:
        last && isBank && last.state === 'pending'
          ? { id: last.id, amount: last.amount, on: last.transferred_on, reference: last.transfer_reference }
          : null,
      failed: last?.state === 'failed' && (!isBank || last.message) ? { message: last.message, isBank } : null,
      online: (onlineProvider()?.name as PayablePage['online']) ?? null,
      bank,
      today,
    }
  })
}
