import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type Entry, reversed } from '#/domain/ledger.ts'
import { type Halalas, sumHalalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { type HeldInvoice, holdIssued, moveMoney } from '#/features/billing/invoices/settle.server.ts'
import { book } from '#/features/ledger/journal/book.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { insertPaid, takeMoney } from './take-money.server.ts'
import { type HeldPayment, holdPayment } from './hold.server.ts'
import { refundable } from './refund.server.ts'
import { checkTransferDay } from './state-transfer.server.ts'

const why = 'finance books what arrived at the bank; no role of a person writes tables of money'

async function findPayment(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('payments')
    .select(['id', 'client_id', 'provider', 'state', 'amount'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

const waiting = <Payment extends Pick<HeldPayment, 'provider' | 'state'>>(held: Payment): Payment => {
  if (held.provider !== 'bank') throw new AppError('not-found')
  if (held.state !== 'pending') throw new AppError('changed-meanwhile')
  return held
}

export type Confirmation = { paymentId: string; amount: Halalas; on: Day }
export type Arrival = { settled: Halalas; kept: Halalas }

/** Confirms in the caller's transaction a stated transfer, and books what arrived. */
export async function confirmHeld(tx: Tx, actor: Actor, { paymentId, amount, on }: Confirmation): Promise<Arrival> {
  checkTransferDay(on)
  const held = waiting(await holdPayment(tx, recordId(paymentId)))
  await tx
    .updateTable('payments')
    .set({ state: 'paid', amount, confirmed_by: actor.id, paid_at: now(), transferred_on: on, updated_at: now() })
    .where('id', '=', held.id)
    .execute()
  const { invoice_id: invoiceId, share_id: shareId } = held
  const arrived = { id: held.id, invoiceId, shareId, amount, fee: 0, into: 'bank', on, actorId: actor.id } as const
  const { settled, kept } = await takeMoney(tx, arrived)
  await recordActivity(tx, actor, {
    action: 'payments.confirm',
    entity: 'payment',
    entityId: held.id,
    clientId: held.client_id,
    before: { amount: held.amount },
    after: { amount, on, settled, kept },
  })
  return { settled, kept }
}

/**
 * Confirms a stated transfer and books the received amount, which may differ from the stated one. Of two concurrent
 * decisions the second is refused. Throws `not-found`, `changed-meanwhile`.
 */
export async function confirmTransfer(actor: Actor, confirmation: Confirmation): Promise<Arrival> {
  authorize(actor, 'payments.confirm')
  checkTransferDay(confirmation.on)
  return asSystem(why, (tx) => confirmHeld(tx, actor, confirmation))
}

/** Declines a stated transfer that did not arrive or cannot be identified; tells its payer why. */
export async function declineTransfer(
  actor: Actor,
  { paymentId, reason }: { paymentId: string; reason: string },
): Promise<void> {
  authorize(actor, 'payments.confirm')
  await asActor(actor, async (tx) => {
    const held = waiting(await findPayment(tx, recordId(paymentId)))
    if (!(await callFunction<boolean>(tx, sql`priv.decline_transfer(${held.id}, ${reason}, ${now()})`)))
      throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'payments.decline',
      entity: 'payment',
      entityId: held.id,
      clientId: held.client_id,
      after: { amount: held.amount },
      reason,
    })
    await enqueue(tx, 'payments.announce', { paymentId: held.id, what: 'transfer-declined' })
  })
}

export type Unstated = { id: string; number: string; amount: Halalas; on: Day; reference: string }

/** Records in the caller's transaction a transfer for an invoice that it holds. Idempotent by id. */
export async function recordHeld(
  tx: Tx,
  actor: Actor,
  invoice: Pick<HeldInvoice, 'id' | 'client_id'>,
  { id, amount, on, reference }: Omit<Unstated, 'number'>,
): Promise<Arrival> {
  checkTransferDay(on)
  const isNew = await insertPaid(tx, {
    id: recordId(id),
    client_id: invoice.client_id,
    invoice_id: invoice.id,
    provider: 'bank',
    amount,
    transferred_on: on,
    transfer_reference: reference || null,
    confirmed_by: actor.id,
    created_by: actor.id,
  })
  if (!isNew) return { settled: 0, kept: 0 }
  const arrived = { id, invoiceId: invoice.id, shareId: null, amount, fee: 0, into: 'bank', on } as const
  const { settled, kept } = await takeMoney(tx, { ...arrived, actorId: actor.id })
  const { number } = await tx
    .selectFrom('invoices')
    .select('number')
    .where('id', '=', invoice.id)
    .executeTakeFirstOrThrow()
  await recordActivity(tx, actor, {
    action: 'payments.record',
    entity: 'payment',
    entityId: id,
    clientId: invoice.client_id,
    after: { amount, on, number, settled, kept },
  })
  return { settled, kept }
}

/** Invoice or debit note with a number. Throws `bad-request` for another one. */
export async function findInvoice(tx: Tx, number: string): Promise<string> {
  const found = await tx
    .selectFrom('invoices')
    .select('id')
    .where('number', '=', number)
    .where('kind', '!=', 'credit')
    .executeTakeFirst()
  if (!found) throw new AppError('bad-request', {}, { number: 'invoice-number' })
  return found.id
}

/** Books a transfer that was not stated, for the document with the given number. Idempotent by id. */
export async function recordTransfer(actor: Actor, { number, ...transfer }: Unstated): Promise<Arrival> {
  authorize(actor, 'payments.confirm')
  checkTransferDay(transfer.on)
  return asSystem(why, async (tx) => {
    const invoice = await holdIssued(tx, await findInvoice(tx, number))
    return recordHeld(tx, actor, invoice, transfer)
  })
}

export type Taken = Arrival & { paymentId: string }

/**
 * Books in the caller's transaction a transfer that a statement shows, for an invoice: confirms the transfer that the
 * client stated, or records one that was not stated.
 */
export async function takeTransfer(
  tx: Tx,
  actor: Actor,
  { invoiceId, ...arrived }: { invoiceId: string } & Pick<Unstated, 'amount' | 'on' | 'reference'>,
): Promise<Taken> {
  const invoice = await holdIssued(tx, invoiceId)
  const stated = await tx
    .selectFrom('payments')
    .select(['id', 'amount'])
    .where('invoice_id', '=', invoice.id)
    .where('provider', '=', 'bank')
    .where('state', '=', 'pending')
    .orderBy('created_at')
    .execute()
  const meant = stated.find(({ amount }) => amount === arrived.amount) ?? (stated.length === 1 ? stated[0] : undefined)
  const paymentId = meant?.id ?? randomUUID()
  const taken = meant
    ? await confirmHeld(tx, actor, { paymentId, amount: arrived.amount, on: arrived.on })
    : await recordHeld(tx, actor, invoice, { ...arrived, id: paymentId })
  return { ...taken, paymentId }
}

const partOf = (entries: readonly Entry[], account: Entry['account']): Halalas =>
  -sumHalalas(entries.filter((entry) => entry.account === account).map(({ amount }) => amount))

/**
 * Takes back in the caller's transaction a transfer that was booked by mistake, or that the bank returned: reverses its
 * booking, and the invoice is owed again. Throws `payment.undo-refused` when its money has moved on: refunded, credited,
 * used for another invoice, deducted as a prepayment, or counted for a share.
 */
export async function undoTransfer(
  tx: Tx,
  actor: Actor,
  { paymentId, reason }: { paymentId: string; reason: string },
): Promise<void> {
  const held = await holdPayment(tx, paymentId)
  const booking = await tx
    .selectFrom('journal_entries as b')
    .leftJoin('journal_entries as r', 'r.reverses', 'b.id')
    .select(['b.id', 'r.id as reversed_by'])
    .where('b.kind', '=', 'payment.received')
    .where('b.about', '=', held.id)
    .executeTakeFirst()
  if (held.provider !== 'bank' || held.state !== 'paid' || !booking || booking.reversed_by)
    throw new AppError('payment.undo-refused')
  const lines = await tx
    .selectFrom('journal_lines')
    .select(['account', 'amount', 'party_id'])
    .where('booking_id', '=', booking.id)
    .orderBy('position')
    .execute()
  const entries = lines.map(({ account, amount, party_id: party }): Entry => ({
    account,
    amount,
    ...(party ? { party } : {}),
  }))
  const [settled, kept] = [partOf(entries, 'receivables'), partOf(entries, 'client_credit')]
  const { invoice } = held
  const isUsed = held.share_id !== null || held.refunded > 0 || invoice.paid - invoice.applied < settled
  if (isUsed || (kept > 0 && (await refundable(tx, held.client_id)) < kept)) throw new AppError('payment.undo-refused')
  await book(tx, {
    kind: 'payment.undone',
    about: held.id,
    on: riyadhDay(now()),
    entries: reversed(entries),
    actorId: actor.id,
    reverses: booking.id,
  })
  await tx
    .updateTable('payments')
    .set({ state: 'failed', message: reason, paid_at: null, updated_at: now() })
    .where('id', '=', held.id)
    .execute()
  if (settled > 0) await moveMoney(tx, invoice, { paid: invoice.paid - settled, credited: invoice.credited })
  await recordActivity(tx, actor, {
    action: 'payments.undo',
    entity: 'payment',
    entityId: held.id,
    clientId: held.client_id,
    before: { amount: held.amount, settled, kept },
    reason,
  })
  await enqueue(tx, 'payments.announce', { paymentId: held.id, what: 'undone' })
}
