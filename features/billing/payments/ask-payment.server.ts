import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { type AskedPayment, hearProvider, type PaymentMove } from '#/domain/payment.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { log } from '#/platform/log.server.ts'
import { providerNamed } from '#/platform/payment-providers.server.ts'
import type { ProviderFault, ProviderPayment } from '#/platform/payment-provider.ts'
import { type HeldPayment, holdPayment } from './hold.server.ts'
import { bookRefunds } from './book-refund.server.ts'
import { takeMoney } from './take-money.server.ts'

const why = 'what a provider says of a payment is written down and booked, whoever asked'

export type Asked = { heard: true; state: string } | { heard: false; fault: ProviderFault | null }

/**
 * Queries the provider about a payment and applies the answer: the only way in which a card payment becomes paid.
 * Idempotent and safe concurrently. Leaves a payment unchanged that the provider does not have (yet).
 */
export async function askPayment(paymentId: string): Promise<Asked> {
  const row = await readAsSystem(why, (db) =>
    db.selectFrom('payments').select(['provider', 'checkout_id']).where('id', '=', paymentId).executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  const provider = row.provider === 'bank' ? null : providerNamed(row.provider)
  if (!provider || !row.checkout_id) return { heard: false, fault: null }
  const answer = await provider.fetchCheckout(row.checkout_id)
  if (!answer.done) {
    log.warn('a provider could not be asked about a payment', {
      action: `${row.provider} ${paymentId}`,
      reason: answer.why,
    })
    return { heard: false, fault: answer }
  }
  const state = await asSystem(why, (tx) => hear(tx, paymentId, answer.payment))
  return { heard: true, state }
}

const factsOf = ({ paymentId, method, ending, fee, message }: ProviderPayment) => ({
  payment_id: paymentId,
  method: method?.slice(0, 100) ?? null,
  ending,
  fee,
  message: message?.slice(0, 500) ?? null,
})

/** Applies the provider's answer with all its consequences in one transaction. Returns the payment's state. */
export async function hear(tx: Tx, paymentId: string, said: ProviderPayment): Promise<string> {
  const held = await holdPayment(tx, paymentId)
  if (said.reference !== null && said.reference !== held.id) {
    await keepMismatch(tx, held, 'reference', said)
    return held.state
  }
  const asked: AskedPayment = { amount: held.amount, currency: 'SAR' }
  const move = hearProvider(held, asked, said)
  await apply(tx, held, said, move)
  return move.kind === 'move' ? move.to : held.state
}

async function apply(tx: Tx, held: HeldPayment, said: ProviderPayment, move: PaymentMove): Promise<void> {
  if (move.kind === 'none') return
  if (move.kind === 'mismatch') return keepMismatch(tx, held, move.why, said)
  const isNewlyPaid = held.state !== 'paid' && held.state !== 'refunded'
  if (move.to === 'pending' || move.to === 'failed') {
    await write(tx, held, { ...factsOf(said), state: move.to })
    return
  }
  if (isNewlyPaid) {
    await write(tx, held, {
      ...factsOf(said),
      state: 'paid',
      paid_at: now(),
      mismatch: null,
      ends_at: null,
      message: null,
    })
    const { id, invoice_id: invoiceId, share_id: shareId } = held
    const { settled, kept } = await takeMoney(tx, {
      id,
      invoiceId,
      shareId,
      amount: said.amount,
      fee: said.fee,
      into: 'provider',
      actorId: null,
    })
    await note(tx, held, 'payments.paid', { amount: said.amount, settled, kept, method: said.method })
  }
  if (move.refunded > 0 && !(await bookRefunds(tx, held.id, move.refunded)))
    await keepMismatch(tx, held, 'refund', said)
}

const write = (tx: Tx, { id }: HeldPayment, values: Record<string, unknown>) =>
  tx
    .updateTable('payments')
    .set({ ...values, updated_at: now() })
    .where('id', '=', id)
    .execute()

const note = (tx: Tx, held: HeldPayment, action: string, after: Record<string, string | number | null>) =>
  recordActivity(tx, null, {
    action,
    entity: 'payment',
    entityId: held.id,
    clientId: held.client_id,
    before: { state: held.state },
    after,
  })

type Mismatch = 'amount' | 'currency' | 'refund' | 'reference'

/** Records a mismatch for manual review, notifies once, and books nothing. */
async function keepMismatch(tx: Tx, held: HeldPayment, what: Mismatch, said: ProviderPayment): Promise<void> {
  if (held.mismatch === what) return
  await write(tx, held, { mismatch: what })
  const { amount, currency, refunded, state, reference } = said
  await note(tx, held, 'payments.mismatch', { what, asked: held.amount, amount, currency, refunded, state, reference })
  await enqueue(tx, 'payments.announce', { paymentId: held.id, what: 'mismatch' })
}
