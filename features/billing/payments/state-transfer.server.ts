import { asSystem, readAsSystem } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { recordId } from '#/domain/record-id.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { payableBy } from '#/features/billing/payment-shares/payable.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { oldestTransferDays } from './limits.ts'
import type { Payer } from './payer.server.ts'
import { withProof } from './proof.server.ts'
import { endPage } from './start-payment.server.ts'

const why = 'whoever may pay says that they transferred the money; no role of a person writes tables of money'

export type Transfer = { id: string; amount: Halalas; on: Day; reference: string }

/** A day on which money can have been sent. */
export function checkTransferDay(on: Day): void {
  const today = riyadhDay(now())
  if (on > today || on < addDays(today, -oldestTransferDays))
    throw new AppError('bad-request', {}, { on: 'transfer-day' })
}

const knownPayment = (id: string) =>
  readAsSystem(why, (db) =>
    db.selectFrom('payments').select(['invoice_id', 'share_id']).where('id', '=', id).executeTakeFirst(),
  )

const openPagesOf = (payer: Payer) =>
  readAsSystem(why, (db) =>
    db
      .selectFrom('payments')
      .select(['id', 'provider', 'checkout_id'])
      .where('invoice_id', '=', payer.invoiceId)
      .where('share_id', payer.shareId ? '=' : 'is', payer.shareId)
      .where('provider', '!=', 'bank')
      .where('ends_at', 'is not', null)
      .execute(),
  )

/**
 * A payer says that they transferred money, and shows it. Finance looks before anything is booked. Sent twice it is said once; beside
 * one that is being looked at there is no second. Throws what `payableBy` refuses, `payment.transfer-under-way`, `payment.paid-just-now`.
 */
export async function stateTransfer(
  payer: Payer,
  transfer: Transfer,
  file: Uint8Array,
  network: string,
): Promise<void> {
  await takeAttempt('payment by network', network)
  checkTransferDay(transfer.on)
  const known = await knownPayment(recordId(transfer.id))
  if (known) {
    if (known.invoice_id !== payer.invoiceId || known.share_id !== payer.shareId) throw new AppError('not-found')
    return
  }
  for (const page of await openPagesOf(payer))
    if (await endPage(page, 'a transfer took its place')) throw new AppError('payment.paid-just-now')
  await withProof({ file, clientId: payer.clientId }, (writeProof) =>
    asSystem(why, async (tx) => {
      const payable = await payableBy(tx, payer)
      if (payable.refusal) throw new AppError(payable.refusal)
      const beside = await tx
        .selectFrom('payments')
        .select('id')
        .where('invoice_id', '=', payer.invoiceId)
        .where('share_id', payer.shareId ? '=' : 'is', payer.shareId)
        .where('provider', '=', 'bank')
        .where('state', '=', 'pending')
        .executeTakeFirst()
      if (beside) throw new AppError('payment.transfer-under-way')
      await tx
        .insertInto('payments')
        .values({
          id: transfer.id,
          client_id: payer.clientId,
          invoice_id: payer.invoiceId,
          share_id: payer.shareId,
          provider: 'bank',
          state: 'pending',
          amount: transfer.amount,
          stated_amount: transfer.amount,
          transferred_on: transfer.on,
          transfer_reference: transfer.reference,
          proof_id: await writeProof(tx),
          created_by: payer.actor?.id ?? null,
        })
        .execute()
      await recordActivity(tx, payer.actor, {
        action: 'payments.state-transfer',
        entity: 'payment',
        entityId: transfer.id,
        clientId: payer.clientId,
        after: { amount: transfer.amount, on: transfer.on, payer: payer.name },
      })
      await enqueue(tx, 'payments.announce', { paymentId: transfer.id, what: 'transfer-stated' })
    }),
  )
}

/** Takes a statement back while finance has not answered it, so that something else may be paid or shared. */
export async function withdrawTransfer(payer: Payer, paymentId: string): Promise<void> {
  await asSystem(why, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('payments')
      .set({ state: 'failed', message: null, updated_at: now() })
      .where('id', '=', recordId(paymentId))
      .where('invoice_id', '=', payer.invoiceId)
      .where('share_id', payer.shareId ? '=' : 'is', payer.shareId)
      .where('provider', '=', 'bank')
      .where('state', '=', 'pending')
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new AppError('changed-meanwhile')
    await recordActivity(tx, payer.actor, {
      action: 'payments.withdraw-transfer',
      entity: 'payment',
      entityId: paymentId,
      clientId: payer.clientId,
      after: { payer: payer.name },
    })
  })
}
