import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { shownBranch } from '#/db/names.server.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { TaxDocumentKind } from '#/domain/tax-document.ts'
import { deductedNets } from '#/features/billing/invoices/advances.server.ts'

/** Credit and debit notes of a document. */
export const readNotes = (db: Tx, invoiceId: string) =>
  db
    .selectFrom('invoices')
    .select(['id', 'number', 'kind', 'gross', 'reason', 'issued_at as issuedAt'])
    .$narrowType<{ kind: TaxDocumentKind; number: string; issuedAt: string }>()
    .where('corrects_id', '=', invoiceId)
    .where('number', 'is not', null)
    .orderBy('issued_at')
    .execute()
export type Note = Awaited<ReturnType<typeof readNotes>>[number]

const paymentStates = ['created', 'pending', 'paid', 'failed', 'refunded'] as const
export type PaymentLine = {
  id: string
  provider: 'sandbox' | 'moyasar' | 'bank'
  state: (typeof paymentStates)[number]
  amount: Halalas
  refunded: Halalas
  reference: string | null
  at: string
  payer: string | null
}

/** Payments of a document, completed or under way; failed attempts appear on the payments page only. */
export const readPayments = (db: Tx, invoiceId: string): Promise<PaymentLine[]> =>
  db
    .selectFrom('payments as y')
    .leftJoin('payment_shares as s', (join) =>
      join.onRef('s.id', '=', 'y.share_id').onRef('s.client_id', '=', 'y.client_id'),
    )
    .select(['y.id', 'y.provider', 'y.state', 'y.amount', 'y.refunded', 'y.transfer_reference as reference'])
    .select([sql<string>`coalesce(y.paid_at, y.created_at)`.as('at'), 's.payer_name as payer'])
    .where('y.invoice_id', '=', invoiceId)
    .where('y.state', 'in', ['pending', 'paid', 'refunded'])
    .orderBy('y.created_at', 'desc')
    .limit(100)
    .execute()

export type ShareLine = { id: string; payer: string; amount: Halalas; state: 'open' | 'paid' | 'withdrawn'; dueOn: Day }

/** Payment shares of the client. */
export const readShares = (db: Tx, invoiceId: string): Promise<ShareLine[]> =>
  db
    .selectFrom('payment_shares')
    .select(['id', 'payer_name as payer', 'amount', 'state', 'due_on as dueOn'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .orderBy('created_at')
    .execute()

export type HistoryLine = { id: string; action: string; at: string; by: string | null; reason: string | null }

/** History of a document, newest first. */
export const readHistory = (db: Tx, invoiceId: string): Promise<HistoryLine[]> =>
  db
    .selectFrom('activity_log as a')
    .leftJoin('profiles as p', 'p.id', 'a.actor_id')
    .select(['a.id', 'a.action', 'a.at', 'p.full_name as by', 'a.reason'])
    .where('a.entity', '=', 'invoice')
    .where('a.entity_id', '=', invoiceId)
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(100)
    .execute()

/** Net amounts credited by earlier notes, and deducted from a prepayment, by position of the line. */
export async function takenByLine(db: Tx, invoiceId: string): Promise<Map<number, Halalas>> {
  const rows = await db
    .selectFrom('invoice_lines as l')
    .innerJoin('invoices as n', 'n.id', 'l.invoice_id')
    .select(['l.position', sql<number>`sum(l.net)::bigint`.as('net')])
    .where('n.corrects_id', '=', invoiceId)
    .where('n.kind', '=', 'credit')
    .where('n.number', 'is not', null)
    .groupBy('l.position')
    .execute()
  const taken = new Map(rows.map(({ position, net }) => [position, net]))
  for (const { position, net } of await deductedNets(db, invoiceId))
    taken.set(position, (taken.get(position) ?? 0) + net)
  return taken
}

/** The visit that a line bills, with its branch by the name of its time. */
export type LineVisit = { id: string; number: number; branchId: string; branch: string; at: string }

/** Visits billed by the lines of a document, by id. */
export async function readLineVisits(db: Tx, invoiceId: string): Promise<Map<string, LineVisit>> {
  const rows = await db
    .selectFrom('invoice_lines as l')
    .innerJoin('mystery_shopping_requests as r', (join) =>
      join.onRef('r.id', '=', 'l.request_id').onRef('r.client_id', '=', 'l.client_id'),
    )
    .select(['r.id', 'r.number', 'r.branch_id as branchId', shownBranch('r').as('branch'), 'r.scheduled_date as at'])
    .where('l.invoice_id', '=', invoiceId)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
