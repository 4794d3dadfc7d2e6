import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { clientCredit, holdClientCredit } from '#/features/billing/invoices/settle.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { log } from '#/platform/log.server.ts'
import { providerNamed } from '#/platform/payment-providers.server.ts'
import { bookRefunds } from './book-refund.server.ts'
import { holdPayment } from './hold.server.ts'

const why = 'money goes back to whoever paid it; no role of a person writes tables of money'

export type Refund = {
  /** Created by the browser, so that a repeated request refunds once. */
  id: string
  paymentId: string
  amount: Halalas
  reason: string
  /** Refund by bank instead of the provider: the bank's reference of the transfer, once sent. */
  bankReference?: string | null
}
export type RefundState = 'asked' | 'done' | 'refused'

/** Client's credit without pending refunds. */
export async function refundable(tx: Tx, clientId: string): Promise<Halalas> {
  const { on_its_way: asked } = await tx
    .selectFrom('payment_refunds')
    .select((eb) => sql<number>`coalesce(${eb.fn.sum('amount')}, 0)::bigint`.as('on_its_way'))
    .where('client_id', '=', clientId)
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow()
  return (await clientCredit(tx, clientId)) - asked
}

/**
 * Requests a refund of a payment in the transaction of its cause. A credit note must have freed the money before, and
 * no refund of it may be pending. Throws `not-found`, `refund.not-paid`, `refund.too-much`, `refund.credit-first`,
 * `refund.under-way`.
 */
export async function askRefund(tx: Tx, refund: Refund & { actorId: string | null }): Promise<void> {
  const held = await holdPayment(tx, recordId(refund.paymentId))
  const known = await tx
    .selectFrom('payment_refunds')
    .select(['payment_id', 'state'])
    .where('id', '=', recordId(refund.id))
    .executeTakeFirst()
  if (known) {
    if (known.payment_id !== held.id) throw new AppError('not-found')
    return
  }
  if (held.state !== 'paid' && held.state !== 'refunded') throw new AppError('refund.not-paid')
  if (refund.amount > held.amount - held.refunded)
    throw new AppError('refund.too-much', {}, { amount: 'refund-too-much' })
  await holdClientCredit(tx, held.client_id)
  if ((await refundable(tx, held.client_id)) < refund.amount) throw new AppError('refund.credit-first')
  const beside = await tx
    .selectFrom('payment_refunds')
    .select('id')
    .where('payment_id', '=', held.id)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  if (beside) throw new AppError('refund.under-way')
  const isBank = held.provider === 'bank' || Boolean(refund.bankReference)
  await tx
    .insertInto('payment_refunds')
    .values({
      id: refund.id,
      client_id: held.client_id,
      payment_id: held.id,
      amount: refund.amount,
      way: isBank ? 'bank' : 'provider',
      reason: refund.reason,
      created_by: refund.actorId,
    })
    .execute()
  if (!isBank) await enqueue(tx, 'payments.refund', { refundId: refund.id })
  else if (!refund.bankReference) await enqueue(tx, 'payments.announce', { paymentId: held.id, what: 'refund-waits' })
}

/**
 * Refunds the amount freed on an invoice, newest payment first: automatically through the provider, by bank as a task
 * for finance. Returns the requested amount; amounts that no payment covers stay the client's credit. Requires a system
 * transaction.
 */
export async function refundInvoice(
  tx: Tx,
  of: { invoiceId: string; amount: Halalas; reason: string; actorId: string | null },
): Promise<Halalas> {
  const payments = await tx
    .selectFrom('payments')
    .select(['id', 'amount', 'refunded'])
    .where('invoice_id', '=', of.invoiceId)
    .where('state', 'in', ['paid', 'refunded'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_refunds as r')
            .select('r.id')
            .whereRef('r.payment_id', '=', 'payments.id')
            .where('r.state', '=', 'asked'),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .execute()
  let rest = of.amount
  for (const { id: paymentId, amount, refunded } of payments) {
    const part = Math.min(rest, amount - refunded)
    if (part <= 0) continue
    await askRefund(tx, { id: randomUUID(), paymentId, amount: part, reason: of.reason, actorId: of.actorId })
    rest -= part
  }
  return of.amount - rest
}

/** Refunds a payment as an administrator. Returns whether it is done, under way, or refused by the provider. */
export async function refundPayment(actor: Actor, refund: Refund): Promise<RefundState> {
  authorize(actor, 'payments.refund')
  await confirmedRecently(actor)
  await asSystem(why, async (tx) => {
    await askRefund(tx, { ...refund, actorId: actor.id })
    await recordActivity(tx, actor, {
      action: 'payments.refund',
      entity: 'payment',
      entityId: refund.paymentId,
      after: { amount: refund.amount, by: refund.bankReference ? 'bank' : 'provider' },
      reason: refund.reason,
    })
  })
  return refund.bankReference
    ? finishBankRefund(actor, { refundId: refund.id, reference: refund.bankReference })
    : runRefund(refund.id)
}

/** Books a refund that finance sent by bank. Idempotent. */
export async function finishBankRefund(
  actor: Actor,
  { refundId, reference }: { refundId: string; reference: string },
): Promise<RefundState> {
  authorize(actor, 'payments.refund')
  await confirmedRecently(actor)
  return asSystem(why, async (tx) => {
    const found = await readRefund(tx, recordId(refundId))
    const held = await holdPayment(tx, found.payment_id)
    const refund = await readRefund(tx, found.id)
    if (refund.way !== 'bank') throw new AppError('not-found')
    if (refund.state !== 'asked') return refund.state
    await tx.updateTable('payment_refunds').set({ reference }).where('id', '=', refund.id).execute()
    const isBooked = await bookRefunds(tx, held.id, held.refunded + refund.amount, { from: 'bank' })
    if (!isBooked) throw new AppError('refund.credit-first')
    return 'done'
  })
}

const readRefund = async (tx: Tx, id: string) => {
  const row = await tx
    .selectFrom('payment_refunds')
    .select(['id', 'payment_id', 'amount', 'way', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

/**
 * Executes a refund at the provider and books it. Safe to repeat after any fault and concurrently: runs are serialised,
 * and the provider is always asked for the total to be refunded.
 */
async function runRefund(refundId: string): Promise<RefundState> {
  return asSystem(why, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`refund ${refundId}`}, 0))`.execute(tx)
    const refund = await readRefund(tx, refundId)
    if (refund.state !== 'asked' || refund.way !== 'provider') return refund.state
    const payment = await tx
      .selectFrom('payments')
      .select(['id', 'provider', 'payment_id', 'refunded'])
      .where('id', '=', refund.payment_id)
      .executeTakeFirstOrThrow()
    const provider = providerNamed(payment.provider)
    if (!provider || !payment.payment_id) return 'asked'
    const answer = await provider.refundUpTo(payment.payment_id, payment.refunded + refund.amount)
    if (!answer.done && answer.again) return 'asked'
    if (!answer.done) {
      await tx
        .updateTable('payment_refunds')
        .set({ state: 'refused', message: answer.why.slice(0, 500) })
        .where('id', '=', refundId)
        .where('state', '=', 'asked')
        .execute()
      log.warn('a provider refused a refund', { action: refundId, reason: answer.why })
      return 'refused'
    }
    const isBooked = await bookRefunds(tx, payment.id, payment.refunded + refund.amount)
    if (!isBooked) await flagRefund(tx, payment.id)
    return (await readRefund(tx, refundId)).state
  })
}

/** Flags a refund for manual review: the client's credit was spent while the refund was under way. */
async function flagRefund(tx: Tx, paymentId: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('payments')
    .set({ mismatch: 'refund' })
    .where('id', '=', paymentId)
    .where('mismatch', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) await enqueue(tx, 'payments.announce', { paymentId, what: 'mismatch' })
}

/** Continues a pending refund; the queue retries when the provider does not answer. */
export async function continueRefund({ refundId }: JobPayload<'payments.refund'>): Promise<void> {
  const isThere = await readAsSystem(why, (db) =>
    db.selectFrom('payment_refunds').select('id').where('id', '=', refundId).executeTakeFirst(),
  )
  if (isThere && (await runRefund(refundId)) === 'asked') throw new Error('the provider did not answer about a refund')
}
