import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { owed } from '#/domain/invoice.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import type { PaymentRow } from './list.ts'
import { refundable, type RefundState } from './refund.server.ts'
import { referenceOf } from './reference.ts'

export type RefundRow = {
  id: string
  amount: Halalas
  way: 'provider' | 'bank'
  state: RefundState
  reason: string
  reference: string | null
  message: string | null
  createdAt: string
}
export type Happening = { id: string; action: string; at: string; by: string | null; reason: string | null }
export type PaymentDetails = PaymentRow & {
  owed: Halalas
  fee: Halalas
  /** Client's credit without pending refunds: limits a refund, as does the rest of the payment. */
  refundable: Halalas
  statedAmount: Halalas | null
  transferredOn: Day | null
  transferReference: string | null
  proof: { id: string; isPdf: boolean } | null
  providerPaymentId: string | null
  message: string | null
  paidAt: string | null
  confirmedBy: string | null
  events: { kind: string; at: string; isHandled: boolean }[]
  refunds: RefundRow[]
  history: Happening[]
  today: Day
}

const readRow = (db: Tx, id: string) =>
  db
    .selectFrom('payments as y')
    .innerJoin('invoices as i', (on) => on.onRef('i.client_id', '=', 'y.client_id').onRef('i.id', '=', 'y.invoice_id'))
    .innerJoin('profiles as p', 'p.id', 'y.client_id')
    .leftJoin('payment_shares as s', 's.id', 'y.share_id')
    .leftJoin('profiles as c', 'c.id', 'y.confirmed_by')
    .leftJoin('files as f', 'f.id', 'y.proof_id')
    .selectAll('y')
    .select(['i.number', 'i.gross', 'i.paid', 'i.credited', 's.payer_name', 'c.full_name as confirmed_name'])
    .select(['f.content_type'])
    .select(companyOfProfile('p').as('client'))
    .where('y.id', '=', id)
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>

const readEvents = (db: Tx, { provider, checkout_id: checkoutId }: Row) =>
  checkoutId === null
    ? Promise.resolve([])
    : db
        .selectFrom('payment_events')
        .select(['kind', 'received_at as at', sql<boolean>`handled_at is not null`.as('isHandled')])
        .where('provider', '=', provider)
        .where('checkout_id', '=', checkoutId)
        .orderBy('received_at', 'desc')
        .limit(50)
        .execute()

const readRefunds = (db: Tx, { id, client_id: clientId }: Row) =>
  db
    .selectFrom('payment_refunds')
    .select(['id', 'amount', 'way', 'state', 'reason', 'reference', 'message', 'created_at as createdAt'])
    .where('payment_id', '=', id)
    .where('client_id', '=', clientId)
    .orderBy('created_at', 'desc')
    .execute()

const readHistory = (db: Tx, id: string) =>
  db
    .selectFrom('activity_log as a')
    .leftJoin('profiles as p', 'p.id', 'a.actor_id')
    .select([sql<string>`a.id::text`.as('id'), 'a.action', 'a.at', 'p.full_name as by', 'a.reason'])
    .where('a.entity', '=', 'payment')
    .where('a.entity_id', '=', id)
    .orderBy('a.id', 'desc')
    .limit(100)
    .execute()

/** One payment with its history, for finance. */
export async function readPayment(actor: Actor, paymentId: string): Promise<PaymentDetails> {
  authorize(actor, 'invoices.browse')
  const { row, events, refunds, history } = await readAs(actor, async (db) => {
    const found = await readRow(db, recordId(paymentId))
    if (!found) throw new AppError('not-found')
    const [events, refunds, history] = await Promise.all([
      readEvents(db, found),
      readRefunds(db, found),
      readHistory(db, found.id),
    ])
    return { row: found, events, refunds, history }
  })
  const free = await readAs(actor, (db) => refundable(db, row.client_id))
  return {
    id: row.id,
    reference: referenceOf(row.id),
    clientId: row.client_id,
    client: row.client,
    payer: row.payer_name,
    invoiceId: row.invoice_id,
    number: row.number!,
    provider: row.provider,
    method: row.method,
    ending: row.ending,
    amount: row.amount,
    refunded: row.refunded,
    state: row.state,
    mismatch: row.mismatch,
    date: row.created_at,
    owed: owed(row),
    fee: row.fee,
    refundable: Math.max(0, Math.min(free, row.amount - row.refunded)),
    statedAmount: row.stated_amount,
    transferredOn: row.transferred_on,
    transferReference: row.transfer_reference,
    proof: row.proof_id ? { id: row.proof_id, isPdf: row.content_type === 'application/pdf' } : null,
    providerPaymentId: row.payment_id,
    message: row.message,
    paidAt: row.paid_at,
    confirmedBy: row.confirmed_name,
    events,
    refunds,
    history,
    today: riyadhDay(now()),
  }
}
