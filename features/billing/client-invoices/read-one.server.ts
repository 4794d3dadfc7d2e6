import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { openAdvance } from '#/domain/billing/advances.ts'
import { AppError } from '#/domain/errors.ts'
import { type InvoiceState, invoiceState, owed } from '#/domain/invoice.ts'
import { type Halalas, shareOf, sumHalalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import type { TaxCategory, TaxDocumentForm, TaxDocumentKind, TaxParty } from '#/domain/tax-document.ts'
import type { PaymentState } from '#/domain/payment.ts'
import { type OwnShare, readOwnShares } from '#/features/billing/payment-shares/read-own-shares.server.ts'
import { shownShare, type ShownShare, unshared } from '#/features/billing/payment-shares/standing.ts'
import { now } from '#/platform/clock.ts'

export type OwnLine = {
  position: number
  name: string
  quantity: number
  unitPrice: Halalas
  allowance: Halalas
  allowanceReason: string | null
  category: TaxCategory
  net: Halalas
}
export type OwnNote = { id: string; number: string; kind: TaxDocumentKind; gross: Halalas; issuedAt: string }
export type OwnPayment = {
  id: string
  provider: 'sandbox' | 'moyasar' | 'bank'
  state: PaymentState
  amount: Halalas
  refunded: Halalas
  method: string | null
  ending: string | null
  at: string
  payer: string | null
}
export type OwnInvoice = {
  id: string
  number: string
  kind: TaxDocumentKind
  form: TaxDocumentForm
  purpose: 'visits' | 'plan' | 'other' | 'advance'
  state: InvoiceState
  issuedAt: string
  dueOn: Day
  suppliedOn: Day
  suppliedUntil: Day | null
  note: string | null
  reason: string | null
  corrects: { id: string; number: string } | null
  seller: TaxParty
  buyer: TaxParty | null
  lines: OwnLine[]
  vats: { category: TaxCategory; taxable: Halalas; vat: Halalas }[]
  net: Halalas
  vat: Halalas
  gross: Halalas
  paid: Halalas
  credited: Halalas
  owed: Halalas
  /** Part without an open share, which the client pays. */
  payable: Halalas
  reminders: number
  /** Deducted prepayments with tax, part of `paid`. */
  prepaid: Halalas
  /** Of a prepayment: amount with tax that invoices can still deduct. */
  open: Halalas
  /** Of an invoice: the prepayments that it deducts. Of a prepayment: the invoices that deduct it. Amounts with tax. */
  deducted: { id: string; number: string; gross: Halalas; at: string }[]
  notes: OwnNote[]
  payments: OwnPayment[]
  shares: ShownOwnShare[]
}
export type ShownOwnShare = OwnShare & { shown: ShownShare }

const selectOne = (db: Tx, clientId: string, id: string) =>
  db
    .selectFrom('invoices as i')
    .leftJoin('invoices as o', (join) =>
      join.onRef('o.id', '=', 'i.corrects_id').onRef('o.client_id', '=', 'i.client_id'),
    )
    .select(['i.id', 'i.number', 'i.kind', 'i.form', 'i.purpose', 'i.status', 'i.issued_at', 'i.due_on'])
    .select(['i.supplied_on', 'i.supplied_until', 'i.note', 'i.reason', 'i.seller', 'i.buyer', 'i.net', 'i.vat'])
    .select(['i.applied', 'i.prepaid_net', 'i.prepaid_vat'])
    .select(['i.gross', 'i.paid', 'i.credited', 'i.reminders', 'o.id as original', 'o.number as originalNumber'])
    .where('i.id', '=', id)
    .where('i.client_id', '=', clientId)
    .where('i.number', 'is not', null)
    .executeTakeFirst()

async function linesOf(db: Tx, clientId: string, id: string): Promise<OwnLine[]> {
  const rows = await db
    .selectFrom('invoice_lines')
    .select(['position', 'name', 'quantity', 'unit_price', 'allowance', 'allowance_reason', 'category', 'net'])
    .where('invoice_id', '=', id)
    .where('client_id', '=', clientId)
    .orderBy('position')
    .execute()
  return rows.map(({ unit_price: unitPrice, allowance_reason: allowanceReason, category, ...line }) => ({
    ...line,
    unitPrice,
    allowanceReason,
    category: category as unknown as TaxCategory,
  }))
}

const notesOf = (db: Tx, clientId: string, id: string) =>
  db
    .selectFrom('invoices')
    .select(['id', 'number', 'kind', 'gross', 'issued_at as issuedAt'])
    .where('corrects_id', '=', id)
    .where('client_id', '=', clientId)
    .where('number', 'is not', null)
    .orderBy('issued_at')
    .execute() as unknown as Promise<OwnNote[]>

/** Payments that moved or will move money; omits pages that were opened and abandoned. */
const paymentsOf = (db: Tx, clientId: string, id: string) =>
  db
    .selectFrom('payments as p')
    .leftJoin('payment_shares as s', 's.id', 'p.share_id')
    .select(['p.id', 'p.provider', 'p.state', 'p.amount', 'p.refunded', 'p.method', 'p.ending'])
    .select(({ fn }) => [fn.coalesce('p.paid_at', 'p.created_at').as('at'), 's.payer_name as payer'])
    .where('p.invoice_id', '=', id)
    .where('p.client_id', '=', clientId)
    .where((where) =>
      where.or([
        where('p.state', 'in', ['paid', 'refunded']),
        where.and([where('p.provider', '=', 'bank'), where('p.state', 'in', ['created', 'pending', 'failed'])]),
      ]),
    )
    .orderBy('at', 'desc')
    .limit(100)
    .execute() as unknown as Promise<OwnPayment[]>

/** The other side of each deduction, by issued documents. */
const deductedOf = (db: Tx, clientId: string, id: string) =>
  db
    .selectFrom('advance_uses as u')
    .innerJoin('invoices as o', (join) =>
      join
        .onRef('o.client_id', '=', 'u.client_id')
        .on(sql<boolean>`o.id = case when u.invoice_id = ${id} then u.advance_id else u.invoice_id end`),
    )
    .select(['o.id', 'o.number', 'o.issued_at as at', sql<number>`u.net + u.vat`.as('gross')])
    .where('u.client_id', '=', clientId)
    .where(({ or, eb }) => or([eb('u.invoice_id', '=', id), eb('u.advance_id', '=', id)]))
    .where('o.number', 'is not', null)
    .orderBy('o.issued_at')
    .execute() as unknown as Promise<OwnInvoice['deducted']>

const sameCategory = (a: TaxCategory, b: TaxCategory): boolean => JSON.stringify(a) === JSON.stringify(b)

/** VAT by category, rounded once per category as on the document. */
function vatsOf(lines: readonly OwnLine[]): OwnInvoice['vats'] {
  const categories = lines.map(({ category }) => category)
  const distinct = categories.filter(
    (one, index) => categories.findIndex((other) => sameCategory(one, other)) === index,
  )
  return distinct.map((category) => {
    const taxable = sumHalalas(lines.filter((line) => sameCategory(line.category, category)).map(({ net }) => net))
    return { category, taxable, vat: shareOf(taxable, category.percent) }
  })
}

type Row = NonNullable<Awaited<ReturnType<typeof selectOne>>>

const factsOf = (row: Row, shares: readonly OwnShare[]) => {
  const isPaid = row.kind !== 'credit'
  const left = isPaid ? owed(row) : 0
  return {
    id: row.id,
    number: row.number!,
    kind: row.kind,
    form: row.form,
    purpose: row.purpose,
    state: isPaid ? invoiceState({ ...row, dueOn: row.due_on! }, riyadhDay(now())) : row.status,
    issuedAt: row.issued_at!,
    dueOn: row.due_on!,
    suppliedOn: row.supplied_on,
    suppliedUntil: row.supplied_until,
    note: row.note,
    reason: row.reason,
    corrects: row.original && row.originalNumber ? { id: row.original, number: row.originalNumber } : null,
    seller: row.seller as unknown as TaxParty,
    buyer: row.buyer as unknown as TaxParty | null,
    net: row.net,
    vat: row.vat,
    gross: row.gross,
    paid: row.paid,
    credited: row.credited,
    owed: left,
    prepaid: row.prepaid_net + row.prepaid_vat,
    open: row.kind === 'prepayment' ? openAdvance(row) : 0,
    payable: unshared(left, shares),
    reminders: row.reminders.length,
  }
}

/** One issued document of the client with its history. Throws `not-found` for another client's. */
export async function readOwnInvoice(actor: Actor, invoiceId: string): Promise<OwnInvoice> {
  authorize(actor, 'invoices.read')
  const id = recordId(invoiceId)
  return readAs(actor, async (db) => {
    const [row, lines, notes, deducted, payments, shares] = await Promise.all([
      selectOne(db, companyOf(actor), id),
      linesOf(db, companyOf(actor), id),
      notesOf(db, companyOf(actor), id),
      deductedOf(db, companyOf(actor), id),
      paymentsOf(db, companyOf(actor), id),
      readOwnShares(db, { clientId: companyOf(actor), invoiceId: id }),
    ])
    if (!row) throw new AppError('not-found')
    const facts = factsOf(row, shares)
    const today = riyadhDay(now())
    const shown = shares.map((share) => ({ ...share, shown: shownShare(share, facts.owed, today) }))
    return { ...facts, lines, vats: vatsOf(lines), notes, deducted, payments, shares: shown }
  })
}
