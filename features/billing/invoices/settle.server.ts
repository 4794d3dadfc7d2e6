import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { invoiceState, owed } from '#/domain/invoice.ts'
import { bookCreditUsed, bookReceived } from '#/domain/ledger.ts'
import type { Halalas } from '#/domain/money.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { book } from '#/features/ledger/journal/book.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'

export type Received = {
  invoiceId: string
  amount: Halalas
  /** Fee deducted by the provider. */
  fee: Halalas
  into: 'bank' | 'provider'
  /** Id of the payment, so that repeated reports are booked once. */
  about: string
  on: Day
  actorId: string | null
}

/** Locks an issued invoice or debit note until the transaction ends, against concurrent movements of its money. */
export async function holdIssued(tx: Tx, invoiceId: string) {
  const row = await tx
    .selectFrom('invoices')
    .select(['id', 'client_id', 'kind', 'purpose', 'form', 'status', 'gross', 'paid', 'credited', 'due_on', 'version'])
    .select(['supplied_on', 'supplied_until', 'applied'])
    .where('id', '=', invoiceId)
    .where('number', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  if (row.kind === 'credit') throw new AppError('invoice.nothing-owed')
  return row
}
export type HeldInvoice = Awaited<ReturnType<typeof holdIssued>>

/**
 * Writes the paid and credited amounts and the resulting state. Enqueues `invoices.settled` when nothing is owed any
 * more; `byPayment`: the payment's own notice informs the payer.
 */
export async function moveMoney(
  tx: Tx,
  held: HeldInvoice,
  { paid, credited, byPayment = false }: { paid: Halalas; credited: Halalas; byPayment?: boolean },
) {
  const settled = { gross: held.gross, paid, credited }
  await tx
    .updateTable('invoices')
    .set({
      paid,
      credited,
      status: invoiceState({ ...settled, dueOn: held.due_on! }, riyadhDay(now())),
      version: held.version + 1,
      updated_at: now(),
    })
    .where('id', '=', held.id)
    .execute()
  if (owed(held) > 0 && owed(settled) === 0) await enqueue(tx, 'invoices.settled', { invoiceId: held.id, byPayment })
}

/**
 * Receives money of a client: books it once, settles the invoice, and keeps any excess as the client's credit. Returns
 * both parts, zero for money booked before. Throws `not-found`, `invoice.nothing-owed` for a credit note.
 */
export async function settleInvoice(tx: Tx, received: Received): Promise<{ settled: Halalas; kept: Halalas }> {
  const { invoiceId, amount, fee, into, about, on, actorId } = received
  const held = await holdIssued(tx, invoiceId)
  const settled = Math.min(amount, owed(held))
  const entries = bookReceived({ client: held.client_id, amount, settles: settled, into, fee })
  const isNew = await book(tx, { kind: 'payment.received', about, on, entries, actorId })
  if (!isNew) return { settled: 0, kept: 0 }
  if (settled > 0) await moveMoney(tx, held, { paid: held.paid + settled, credited: held.credited, byPayment: true })
  return { settled, kept: amount - settled }
}

/** Credit of a client: overpayments and amounts freed by credit notes, neither spent nor refunded. */
export async function clientCredit(tx: Tx, clientId: string): Promise<Halalas> {
  const { rows } = await sql<{ kept: number }>`
    select coalesce(-sum(amount), 0)::bigint as kept from app.journal_lines
    where party_id = ${clientId} and account = 'client_credit'`.execute(tx)
  return rows[0]!.kept
}

/** Serialises spending and refunding of a client's credit. */
export const holdClientCredit = (tx: Tx, clientId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`client credit ${clientId}`}, 0))`.execute(tx)

/** Settles the invoice from the client's credit as far as it goes. Returns the amount. */
export async function spendClientCredit(
  tx: Tx,
  { invoiceId, actorId }: { invoiceId: string; actorId: string | null },
): Promise<Halalas> {
  const held = await holdIssued(tx, invoiceId)
  await holdClientCredit(tx, held.client_id)
  const spent = Math.min(await clientCredit(tx, held.client_id), owed(held))
  if (spent <= 0) return 0
  await book(tx, {
    kind: 'credit.used',
    about: `${invoiceId}#${held.version}`,
    on: riyadhDay(now()),
    entries: bookCreditUsed(held.client_id, spent),
    actorId,
  })
  await moveMoney(tx, held, { paid: held.paid + spent, credited: held.credited })
  return spent
}
