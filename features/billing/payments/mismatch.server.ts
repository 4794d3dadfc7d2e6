import { asSystem, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { providerNamed } from '#/platform/payment-providers.server.ts'
import { askPayment, hear } from './ask-payment.server.ts'
import { holdPayment } from './hold.server.ts'

const why = 'finance decides what becomes of a payment that does not fit'

/** Queries the provider again, after a correction there or a credit note here. */
export async function askAgain(actor: Actor, paymentId: string): Promise<void> {
  authorize(actor, 'payments.confirm')
  const asked = await askPayment(recordId(paymentId))
  if (!asked.heard) throw new AppError('payment.busy')
}

/**
 * Books an amount that differs from the requested one, as the provider now reports it: the rest of a smaller one stays
 * owed, the excess becomes the client's credit. Throws `payment.not-to-book` unless riyals were paid for this payment.
 */
export async function bookArrived(actor: Actor, paymentId: string): Promise<void> {
  authorize(actor, 'payments.confirm')
  const row = await readAs(actor, (db) =>
    db
      .selectFrom('payments')
      .select(['provider', 'checkout_id'])
      .where('id', '=', recordId(paymentId))
      .where('mismatch', '=', 'amount')
      .executeTakeFirst(),
  )
  if (!row) throw new AppError('changed-meanwhile')
  const answer = await providerNamed(row.provider)?.fetchCheckout(row.checkout_id ?? '')
  if (!answer?.done) throw new AppError('payment.busy')
  const said = answer.payment
  const isPaid = said.state === 'paid' || said.state === 'refunded'
  if (!isPaid || said.currency !== 'SAR' || said.amount <= 0 || said.reference !== paymentId)
    throw new AppError('payment.not-to-book')
  await asSystem(why, async (tx) => {
    const held = await holdPayment(tx, paymentId)
    if (held.mismatch !== 'amount') throw new AppError('changed-meanwhile')
    await tx
      .updateTable('payments')
      .set({ amount: said.amount, mismatch: null, updated_at: now() })
      .where('id', '=', held.id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'payments.book-arrived',
      entity: 'payment',
      entityId: held.id,
      clientId: held.client_id,
      before: { amount: held.amount },
      after: { amount: said.amount },
    })
    await hear(tx, held.id, said)
  })
}
