import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
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
import { attemptsOf } from './attempts.server.ts'
import { asPayer, type Payer, readAsPayer } from './payer.server.ts'
import { withProof } from './proof.server.ts'
import { endPage } from './start-payment.server.ts'

export type Transfer = { id: string; amount: Halalas; on: Day; reference: string }

/** Validates the day of a transfer: at most `oldestTransferDays` ago, not in the future. */
export function checkTransferDay(on: Day): void {
  const today = riyadhDay(now())
  if (on > today || on < addDays(today, -oldestTransferDays))
    throw new AppError('bad-request', {}, { on: 'transfer-day' })
}

/**
 * Records a payer's statement of a transfer with its proof; finance checks it before anything is booked. Idempotent;
 * refuses a second statement beside a pending one. Throws the refusals of `payableBy`, `payment.transfer-under-way`,
 * `payment.paid-just-now`.
 */
export async function stateTransfer(
  payer: Payer,
  transfer: Transfer,
  file: Uint8Array,
  network: string,
): Promise<void> {
  await takeAttempt('payment by network', network)
  checkTransferDay(transfer.on)
  const attempts = await readAsPayer(payer, (db) => attemptsOf(db, payer))
  if (attempts.some(({ id }) => id === recordId(transfer.id))) return
  for (const page of attempts.filter((one) => one.provider !== 'bank' && one.ends_at !== null))
    if (await endPage(page, 'a transfer took its place')) throw new AppError('payment.paid-just-now')
  await withProof(file, (proof) =>
    asPayer(payer, async (tx) => {
      const payable = await payableBy(tx, payer)
      if (payable.refusal) throw new AppError(payable.refusal)
      const isBeside = (await attemptsOf(tx, payer)).some((one) => one.provider === 'bank' && one.state === 'pending')
      if (isBeside) throw new AppError('payment.transfer-under-way')
      const { id, amount, on, reference } = transfer
      const isStated = await callFunction<boolean>(
        tx,
        sql`priv.state_transfer(${id}, ${payer.invoiceId}, ${payer.shareId}, ${amount}, ${on}, ${reference}, ${JSON.stringify(proof)})`,
      )
      if (!isStated) throw new AppError('not-found')
      await recordActivity(tx, payer.actor, {
        action: 'payments.state-transfer',
        entity: 'payment',
        entityId: id,
        clientId: payer.clientId,
        after: { amount, on, payer: payer.name },
      })
      await enqueue(tx, 'payments.announce', { paymentId: id, what: 'transfer-stated' })
    }),
  )
}

/** Withdraws a statement before finance has answered it, so that another payment or a split is possible. */
export async function withdrawTransfer(payer: Payer, paymentId: string): Promise<void> {
  await asPayer(payer, async (tx) => {
    const { invoiceId, shareId } = payer
    const isWithdrawn = await callFunction<boolean>(
      tx,
      sql`priv.withdraw_transfer(${recordId(paymentId)}, ${invoiceId}, ${shareId}, ${now()})`,
    )
    if (!isWithdrawn) throw new AppError('changed-meanwhile')
    await recordActivity(tx, payer.actor, {
      action: 'payments.withdraw-transfer',
      entity: 'payment',
      entityId: paymentId,
      clientId: payer.clientId,
      after: { payer: payer.name },
    })
  })
}
