import { asSystem, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type Matched, matchReport, type Sent } from '#/domain/payouts/status-report.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { holdBatch } from '#/features/payouts/payouts/hold-batch.server.ts'
import { orderReference } from '#/features/payouts/payouts/payment-order.ts'
import { failHeld } from '#/features/payouts/payouts/settle-batch.server.ts'
import { readReportFile } from './read-report-file.ts'

export type ReportTaken = Omit<Matched, 'reject'> & { rejected: number }

/** The batch whose answer is read: it is at the bank, or was. */
export async function readAnsweredBatch(actor: Actor, batchId: string): Promise<{ id: string; number: number }> {
  authorize(actor, 'payouts.approve')
  const batch = await readAs(actor, (db) =>
    db
      .selectFrom('payout_batches')
      .select(['id', 'number'])
      .where('id', '=', recordId(batchId))
      .where('state', 'in', ['sent', 'done'])
      .executeTakeFirst(),
  )
  if (!batch) throw new AppError('not-found')
  return batch
}

/**
 * Reads a bank's status report about a batch: records the transfers that it rejected, once, and returns what a person
 * has to decide. Transfers that the report calls done are paid only when the batch is confirmed.
 */
export async function takeReport(actor: Actor, batchId: string, bytes: Uint8Array): Promise<ReportTaken> {
  authorize(actor, 'payouts.approve')
  const report = await readReportFile(bytes)
  return asSystem('records rejected transfers; only the platform writes payouts, after authorisation', async (tx) => {
    const batch = await holdBatch(tx, batchId)
    if (batch.state !== 'sent' && batch.state !== 'done') throw new AppError('payout.step-refused')
    if (report.order !== orderReference(batch.number)) throw new AppError('bad-request', {}, { file: 'report-other' })
    const transfers = await tx
      .selectFrom('payout_transfers')
      .select(['place', 'net', 'outcome'])
      .where('batch_id', '=', batch.id)
      .execute()
    const sent = transfers.map(({ place, net, outcome }): Sent => ({ place, amount: net ?? 0, outcome }))
    const { reject, ...rest } = matchReport(batch.number, sent, report)
    for (const step of reject) await failHeld(tx, actor, batch, step)
    const taken = { ...rest, rejected: reject.length }
    await recordActivity(tx, actor, {
      action: 'payouts.bank-answer',
      entity: 'payout-batch',
      entityId: batch.id,
      after: { number: batch.number, rejected: taken.rejected, unmatched: taken.unmatched.length },
    })
    return taken
  })
}
