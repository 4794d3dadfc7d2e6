import type { Tx } from '#/db/database.server.ts'
import { bookRefunded } from '#/domain/ledger.ts'
import type { Halalas } from '#/domain/money.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { clientCredit, holdClientCredit } from '#/features/billing/invoices/settle.server.ts'
import { bookOpen } from '#/features/ledger/journal/book-open.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { holdPayment } from './hold.server.ts'

/**
 * Books refunds of a payment up to a total, out of the client's credit, and closes the refund request. Returns false
 * and writes nothing when the credit is insufficient, that is, no credit note freed the refunded money.
 */
export async function bookRefunds(
  tx: Tx,
  paymentId: string,
  total: Halalas,
  { from = 'provider', on }: { from?: 'provider' | 'bank'; on?: Day } = {},
): Promise<boolean> {
  const held = await holdPayment(tx, paymentId)
  const amount = total - held.refunded
  if (amount <= 0) return true
  await holdClientCredit(tx, held.client_id)
  if ((await clientCredit(tx, held.client_id)) < amount) return false
  const asked = await tx
    .selectFrom('payment_refunds')
    .select(['id', 'amount', 'created_by'])
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  await bookOpen(tx, {
    kind: 'payment.refunded',
    about: `${paymentId}#${total}`,
    on: on ?? riyadhDay(now()),
    entries: bookRefunded(held.client_id, amount, from),
    actorId: asked?.created_by ?? null,
  })
  await tx
    .updateTable('payments')
    .set({
      refunded: total,
      state: 'refunded',
      updated_at: now(),
      ...(held.mismatch === 'refund' ? { mismatch: null } : {}),
    })
    .where('id', '=', paymentId)
    .execute()
  if (asked && asked.amount <= amount)
    await tx.updateTable('payment_refunds').set({ state: 'done', done_at: now() }).where('id', '=', asked.id).execute()
  await recordActivity(tx, null, {
    action: 'payments.refunded',
    entity: 'payment',
    entityId: paymentId,
    clientId: held.client_id,
    after: { amount, total },
  })
  await enqueue(tx, 'payments.announce', { paymentId, what: 'refunded', total })
  return true
}
