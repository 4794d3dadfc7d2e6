import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { bookPaidOut, reversed } from '#/domain/ledger.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { bookMany } from '#/features/ledger/journal/book-many.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { type HeldBatch, holdBatch } from './hold-batch.server.ts'

type Paid = { id: string; shopper: string; gross: Halalas; withheld: Halalas; undone: number }

/** Booking key by payout and batch: a payout that was returned and sent again was paid in two batches. */
export const aboutOf = ({ id, undone }: Pick<Paid, 'id' | 'undone'>, { number }: HeldBatch): string =>
  undone > 0 ? `${id}:${number}:${undone}` : `${id}:${number}`

/** Payouts of these transfers of a batch, in one state. */
export const selectPaid = async (tx: Tx, batchId: string, state: 'batched' | 'paid', places: readonly number[]) => {
  const { rows } =
    await sql<Paid>`select v.id, v.shopper_id as shopper, v.fee + v.bonus + v.reimbursement as gross, v.withheld, t.undone
    from payouts v join payout_transfers t on t.batch_id = v.batch_id and t.place = v.place
    where v.batch_id = ${batchId} and v.state = ${state} and v.place = any (${places}::int[]) order by v.id`.execute(tx)
  return rows
}

const selectWaiting = async (tx: Tx, batchId: string): Promise<number[]> => {
  const rows = await tx
    .selectFrom('payout_transfers')
    .select('place')
    .where('batch_id', '=', batchId)
    .where('outcome', '=', 'waiting')
    .orderBy('place')
    .execute()
  return rows.map(({ place }) => place)
}

type PaidTransfers = { paidOn: Day; bookedOn: Day; transfers: readonly { place: number; bankReference: string }[] }

/**
 * Records in the caller's transaction that the bank carried out these waiting transfers of a batch that it holds: marks
 * them paid and books them. The batch is done when none waits. Throws `payout.step-refused` when one does not wait.
 */
export async function payHeld(tx: Tx, actor: Actor, batch: HeldBatch, { paidOn, bookedOn, transfers }: PaidTransfers) {
  if (batch.state !== 'sent') throw new AppError('payout.step-refused')
  if (paidOn > riyadhDay(now())) throw new AppError('bad-request', {}, { paidOn: 'day-not-future' })
  // why: the hour of an earlier day is unknown, so its start is used; for today the current time
  const paidAt = (paidOn === riyadhDay(now()) ? now() : startOfDay(paidOn)).toISOString()
  const places = transfers.map(({ place }) => place)
  const paid = await selectPaid(tx, batch.id, 'batched', places)
  const rows = JSON.stringify(transfers.map(({ place, bankReference }) => ({ place, reference: bankReference })))
  const wanted = sql`jsonb_to_recordset(${rows}::jsonb) as w(place int, reference text)`
  const moved =
    await sql`update payout_transfers t set outcome = 'paid', bank_reference = w.reference, settled_at = ${paidAt}
    from ${wanted} where t.batch_id = ${batch.id} and t.place = w.place and t.outcome = 'waiting'`.execute(tx)
  // why from the transfers: each payout finds its own by the primary key, whatever the planner knows of ten thousand new rows
  await sql`update payouts v set state = 'paid', paid_at = ${paidAt}, bank_reference = t.bank_reference, reason = null, version = v.version + 1
    from payout_transfers t where t.batch_id = v.batch_id and t.place = v.place
      and v.batch_id = ${batch.id} and v.place = any (${places}::int[]) and v.state = 'batched'`.execute(tx)
  if (Number(moved.numAffectedRows ?? 0) !== transfers.length) throw new AppError('payout.step-refused')
  await bookMany(tx, {
    kind: 'payout.paid',
    on: bookedOn,
    actorId: actor.id,
    bookings: paid.map((one) => ({
      about: aboutOf(one, batch),
      entries: bookPaidOut(one.shopper, one.gross, one.withheld),
    })),
  })
  const isDone = (await selectWaiting(tx, batch.id)).length === 0
  const state = isDone ? 'done' : 'sent'
  await tx
    .updateTable('payout_batches')
    .set({ state, version: batch.version + 1 })
    .where('id', '=', batch.id)
    .execute()
  await recordActivity(tx, actor, {
    action: 'payouts.confirm',
    entity: 'payout-batch',
    entityId: batch.id,
    before: { state: batch.state },
    after: { state, paid: paid.length, total: paid.reduce((sum, { gross, withheld }) => sum + gross - withheld, 0) },
  })
}

type Confirmation = { batchId: string; version: number; bankReference: string; paidOn: Day }

/**
 * Confirms that the bank carried out every transfer not marked as failed: marks them paid, books them and notifies
 * their shoppers.
 */
export async function confirmBatch(
  actor: Actor,
  { batchId, version, bankReference, paidOn }: Confirmation,
): Promise<void> {
  authorize(actor, 'payouts.approve')
  await asSystem('books payments of a batch; only the platform writes the journal, after authorisation', async (tx) => {
    const batch = await holdBatch(tx, batchId, version)
    const transfers = (await selectWaiting(tx, batch.id)).map((place) => ({ place, bankReference }))
    await payHeld(tx, actor, batch, { paidOn, bookedOn: paidOn, transfers })
    await enqueue(tx, 'payouts.announce-batch', { batchId: batch.id })
  })
}

type TransferStep = { batchId: string; place: number; reason: string }

async function holdTransfer(tx: Tx, batchId: string, place: number) {
  const row = await tx
    .selectFrom('payout_transfers')
    .select(['place', 'shopper_id', 'outcome', 'net'])
    .where('batch_id', '=', batchId)
    .where('place', '=', place)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

/** Marks the transfer and its payouts as failed; the payouts keep batch and place until a retry. */
async function markFailed(
  tx: Tx,
  batch: HeldBatch,
  { place, reason }: TransferStep,
  outcome: 'failed' | 'returned',
): Promise<void> {
  await tx
    .updateTable('payouts')
    .set((of) => ({
      state: 'failed',
      reason,
      paid_at: null,
      bank_reference: null,
      version: of('version', '+', 1),
    }))
    .where('batch_id', '=', batch.id)
    .where('place', '=', place)
    .where('state', 'in', ['batched', 'paid'])
    .execute()
  await tx
    .updateTable('payout_transfers')
    .set({ outcome, reason, settled_at: now().toISOString() })
    .where('batch_id', '=', batch.id)
    .where('place', '=', place)
    .execute()
}

/**
 * Records in the caller's transaction a transfer that the bank did not carry out, in a batch that it holds: refused
 * before the batch was confirmed, or returned after payment, which reverses the booking.
 */
export async function failHeld(tx: Tx, actor: Actor, batch: HeldBatch, step: Omit<TransferStep, 'batchId'>) {
  const transfer = await holdTransfer(tx, batch.id, step.place)
  const outcome = transfer.outcome === 'waiting' ? 'failed' : 'returned'
  const isRightTime =
    outcome === 'failed'
      ? batch.state === 'sent'
      : (batch.state === 'sent' || batch.state === 'done') && transfer.outcome === 'paid'
  if (!isRightTime) throw new AppError('payout.step-refused')
  const returned = outcome === 'returned' ? await selectPaid(tx, batch.id, 'paid', [step.place]) : []
  await markFailed(tx, batch, { ...step, batchId: batch.id }, outcome)
  await bookMany(tx, {
    kind: 'payout.returned',
    on: riyadhDay(now()),
    actorId: actor.id,
    bookings: returned.map((one) => ({
      about: aboutOf(one, batch),
      entries: reversed(bookPaidOut(one.shopper, one.gross, one.withheld)),
    })),
  })
  await recordActivity(tx, actor, {
    action: outcome === 'failed' ? 'payouts.refused' : 'payouts.returned',
    entity: 'payout-batch',
    entityId: batch.id,
    before: { outcome: transfer.outcome },
    after: { outcome, shopper: transfer.shopper_id, amount: transfer.net },
    reason: step.reason,
  })
  await enqueue(tx, 'payouts.announce', { batchId: batch.id, place: step.place })
}

/** Records one transfer that the bank did not carry out, with its reason. */
export async function failTransfer(actor: Actor, step: TransferStep): Promise<void> {
  authorize(actor, 'payouts.approve')
  const reason = step.reason.trim()
  if (!reason) throw new AppError('payout.reason-required', {}, { reason: 'reason' })
  await asSystem('reverses a failed transfer; only the platform writes the journal, after authorisation', async (tx) =>
    failHeld(tx, actor, await holdBatch(tx, step.batchId), { place: step.place, reason }),
  )
}

/** Makes the payouts of a failed transfer payable again, for the next batch. */
export async function retryTransfer(actor: Actor, { batchId, place }: { batchId: string; place: number }) {
  authorize(actor, 'payouts.batch')
  await asSystem('payouts change state; only the platform writes payouts, after authorisation', async (tx) => {
    const batch = await holdBatch(tx, batchId)
    const transfer = await holdTransfer(tx, batch.id, place)
    const moved = await tx
      .updateTable('payouts')
      .set((of) => ({ state: 'payable', reason: null, batch_id: null, place: null, version: of('version', '+', 1) }))
      .where('batch_id', '=', batch.id)
      .where('place', '=', place)
      .where('state', '=', 'failed')
      .executeTakeFirst()
    if (moved.numUpdatedRows === 0n) throw new AppError('payout.step-refused')
    await recordActivity(tx, actor, {
      action: 'payouts.retry',
      entity: 'payout-batch',
      entityId: batch.id,
      after: { shopper: transfer.shopper_id, payouts: Number(moved.numUpdatedRows) },
    })
  })
}
