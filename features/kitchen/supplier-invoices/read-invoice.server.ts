import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type InvoiceState, netOf } from '#/domain/kitchen/buying/invoice.ts'
import { rounded } from '#/domain/kitchen/buying/match.ts'
import { type Halalas, halalas } from '#/domain/money.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { type MatchNow, matchNow } from './match-facts.server.ts'
import { isAboveLimit, isOwner } from './move-invoice.server.ts'

export type InvoiceLine = {
  id: string
  name: string
  pack: string | null
  /** Billed besides order and deliveries. */
  isOther: boolean
  ordered: number | null
  accepted: number
  refused: number
  billed: number
  /** A pack without VAT; null: no price was agreed. */
  agreedPrice: Halalas | null
  billedPrice: Halalas
  byQuantity: Halalas
  byPrice: Halalas
}

/** Lines of a comparison in halalas, for page, mail and message. */
export const linesOf = ({ lines, match }: MatchNow): InvoiceLine[] =>
  lines.map(({ row, agreed, line }) => {
    const found = match.lines.find(({ lineId }) => lineId === row.id)!
    return {
      id: row.id,
      name: row.description ?? row.name ?? '',
      pack: row.pack,
      isOther: row.description !== null,
      ordered: row.ordered,
      accepted: row.accepted,
      refused: row.refused,
      billed: row.billed,
      agreedPrice: agreed && rounded(agreed),
      billedPrice: rounded(line.billedPrice),
      byQuantity: rounded(found.quantityDifference),
      byPrice: rounded(found.priceDifference),
    }
  })

export const feeOf = ({ delivery }: MatchNow): { agreed: Halalas; billed: Halalas } => ({
  agreed: rounded(delivery.agreed),
  billed: rounded(delivery.billed),
})

export type AskedCredit = {
  asked: Halalas
  askedAt: string
  note: string | null
  credited: { number: string; amount: Halalas; issuedOn: Day; reason: string | null } | null
}
export type InvoiceDetails = {
  id: string
  revision: number
  number: string
  state: InvoiceState
  supplier: {
    id: string
    name: string
    vatNumber: string | null
    email: string | null
    phone: string | null
    language: Lang
  }
  branch: string
  order: { id: string; number: number } | null
  deliveries: { id: string; arrivedAt: string; paper: string | null }[]
  issuedOn: Day
  dueOn: Day
  paidOn: Day | null
  vatNumber: string | null
  hasCode: boolean
  /** A scan or photo. */
  hasFile: boolean
  /** The file of the e-invoice. */
  hasXml: boolean
  reason: string | null
  lines: InvoiceLine[]
  fee: { agreed: Halalas; billed: Halalas }
  net: Halalas
  vat: Halalas
  total: Halalas
  /** Paid before by a prepayment invoice; the total includes it. */
  prepaid: Halalas
  /** With VAT: what follows from order and deliveries, and what was billed beyond it; below 0 when less was billed. */
  expected: Halalas
  difference: Halalas
  /** VAT of the difference. */
  differenceVat: Halalas
  isMatchedNow: boolean
  credit: AskedCredit | null
  mays: { write: boolean; accept: boolean }
}

/** An invoice beside its order and its deliveries as they are now. Throws `not-found`. */
export async function readInvoice(actor: Actor, invoiceId: string): Promise<InvoiceDetails> {
  authorize(actor, 'supplier-invoices.read')
  const id = recordId(invoiceId)
  return readAs(actor, async (db) => {
    const row = await db
      .selectFrom('supplier_invoices as v')
      .innerJoin('suppliers as s', (join) =>
        join.onRef('s.client_id', '=', 'v.client_id').onRef('s.id', '=', 'v.supplier_id'),
      )
      .innerJoin('branches as b', (join) =>
        join.onRef('b.client_id', '=', 'v.client_id').onRef('b.id', '=', 'v.branch_id'),
      )
      .leftJoin('purchase_orders as o', (join) =>
        join.onRef('o.client_id', '=', 'v.client_id').onRef('o.id', '=', 'v.order_id'),
      )
      .selectAll('v')
      .select(['s.email', 's.phone', 's.language', 's.vat_number as supplier_vat', 'o.number as order_number'])
      .select(sql<string>`app.named(coalesce(s.name_en, s.name_ar), s.name_ar)`.as('supplier'))
      .select(branchNow('b').as('branch'))
      .where('v.id', '=', id)
      .where('v.client_id', '=', companyOf(actor))
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const found = await matchNow(db, row)
    const mayWrite = may(actor, 'supplier-invoices.write')
    const [deliveries, credit, isAbove] = await Promise.all([
      readDeliveries(db, row.client_id, id),
      readCredit(db, row.client_id, id),
      isOwner(actor) ? false : isAboveLimit(db, row),
    ])
    const { match } = found
    return {
      id: row.id,
      revision: row.revision,
      number: row.number,
      state: row.state,
      supplier: {
        id: row.supplier_id,
        name: row.supplier,
        vatNumber: row.supplier_vat,
        email: row.email,
        phone: row.phone,
        language: row.language,
      },
      branch: row.branch,
      order: row.order_id === null || row.order_number === null ? null : { id: row.order_id, number: row.order_number },
      deliveries,
      issuedOn: row.issued_on,
      dueOn: row.due_on,
      paidOn: row.paid_on,
      vatNumber: row.vat_number,
      hasCode: row.qr !== null,
      hasFile: row.file_id !== null,
      hasXml: row.xml_id !== null,
      reason: row.reason,
      lines: linesOf(found),
      fee: feeOf(found),
      net: rounded(
        netOf(
          found.lines.map(({ row: { billed, price } }) => ({ billed, price })),
          row.delivery_fee,
        ),
      ),
      vat: halalas(row.vat),
      total: halalas(row.total),
      prepaid: halalas(row.prepaid),
      expected: halalas(row.total) - match.credit,
      difference: match.credit,
      differenceVat: match.credit - rounded(match.difference),
      isMatchedNow: found.isMatched,
      credit,
      mays: { write: mayWrite, accept: mayWrite && !isAbove },
    }
  })
}

async function readDeliveries(db: Tx, client: string, invoice: string) {
  const rows = await db
    .selectFrom('supplier_invoice_receipts as l')
    .innerJoin('goods_receipts as r', (join) =>
      join.onRef('r.client_id', '=', 'l.client_id').onRef('r.id', '=', 'l.receipt_id'),
    )
    .select(['r.id', 'r.arrived_at', 'r.paper_number'])
    .where('l.client_id', '=', client)
    .where('l.invoice_id', '=', invoice)
    .where('l.released_at', 'is', null)
    .orderBy('r.arrived_at')
    .execute()
  return rows.map((one) => ({ id: one.id, arrivedAt: one.arrived_at, paper: one.paper_number }))
}

async function readCredit(db: Tx, client: string, invoice: string): Promise<AskedCredit | null> {
  const row = await db
    .selectFrom('supplier_credits')
    .select(['asked', 'asked_at', 'note', 'number', 'amount', 'issued_on', 'reason'])
    .where('client_id', '=', client)
    .where('invoice_id', '=', invoice)
    .executeTakeFirst()
  if (!row) return null
  const { number, amount, issued_on: issuedOn, reason } = row
  return {
    asked: halalas(row.asked),
    askedAt: row.asked_at,
    note: row.note,
    credited:
      number === null || amount === null || issuedOn === null
        ? null
        : { number, amount: halalas(amount), issuedOn, reason },
  }
}
