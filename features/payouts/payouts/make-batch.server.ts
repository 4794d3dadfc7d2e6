import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { accountStateOf } from './read-account-state.server.ts'
import { type BatchLine, digestOf, type HeldBatch, holdBatch, linesOf, rewriteBatch } from './hold-batch.server.ts'

/** Locks payouts that may be sent now, so that concurrent batches cannot include them twice. */
async function holdPayable(tx: Tx, shopperIds: readonly string[] | null): Promise<BatchLine[]> {
  const chosen = shopperIds ? sql`and v.shopper_id = any(${shopperIds.map(recordId)}::uuid[])` : sql``
  const { rows } = await sql<BatchLine>`
    select v.id, v.shopper_id as "shopperId", v.fee + v.bonus + v.reimbursement as gross, v.withheld, s.iban_hash as account
    from payouts v join mystery_shopper_profiles s on s.profile_id = v.shopper_id join profiles p on p.id = v.shopper_id
    where v.state = 'payable' and v.net > 0 and ${accountStateOf(now())} = 'ready' ${chosen}
    order by v.shopper_id, v.id for no key update of v`.execute(tx)
  return rows
}

/** Writes one transfer per person, numbered in the order of the file. */
async function writeTransfers(tx: Tx, batchId: string, lines: readonly BatchLine[]): Promise<void> {
  const people = new Map<string, number>()
  for (const { shopperId } of lines) if (!people.has(shopperId)) people.set(shopperId, people.size + 1)
  const rows = lines.map(({ id, shopperId, gross, withheld }) => ({
    id,
    shopper: shopperId,
    place: people.get(shopperId),
    gross,
    withheld,
  }))
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(id uuid, shopper uuid, place integer, gross bigint, withheld bigint)`
  await sql`insert into payout_transfers (batch_id, place, shopper_id, visits, gross, withheld, account_last, account_bank)
    select ${batchId}, w.place, w.shopper, count(*), sum(w.gross), sum(w.withheld), max(s.iban_last), max(s.iban_bank)
    from ${wanted} join mystery_shopper_profiles s on s.profile_id = w.shopper group by w.place, w.shopper`.execute(tx)
  await sql`update payouts v set state = 'batched', batch_id = ${batchId}, place = w.place, reason = null, version = v.version + 1
    from ${wanted} where v.id = w.id`.execute(tx)
}

const tellOthers = (tx: Tx, actor: Actor, batchId: string, number: number): Promise<void> => {
  const facts = { name: actor.name, number, batch: batchId }
  const effectKey = `payout.batch-waiting:${batchId}`
  return tell(tx, { admins: { but: actor.id } }, 'payout.batch-waiting', facts, { effectKey })
}

/**
 * Creates a batch of payable payouts, of all people or of the selected ones. Omits people without a usable account. The
 * browser creates the id, so a repeated request makes one batch.
 */
export async function makeBatch(
  actor: Actor,
  { id, shopperIds }: { id: string; shopperIds: readonly string[] | null },
): Promise<{ id: string }> {
  authorize(actor, 'payouts.batch')
  await confirmedRecently(actor)
  const batchId = recordId(id)
  return asSystem('creates a payout batch; only the platform writes payouts, after authorisation', async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`payout batch ${batchId}`}, 0))`.execute(tx)
    const known = await tx.selectFrom('payout_batches').select('id').where('id', '=', batchId).executeTakeFirst()
    if (known) return { id: batchId }
    const lines = await holdPayable(tx, shopperIds)
    if (lines.length === 0) throw new AppError('payout.nothing-payable')
    const total = lines.reduce((sum, { gross, withheld }) => sum + gross - withheld, 0)
    const { number } = await tx
      .insertInto('payout_batches')
      .values({
        id: batchId,
        digest: digestOf(lines),
        total,
        count: lines.length,
        created_by: actor.id,
        created_at: now().toISOString(),
      })
      .returning('number')
      .executeTakeFirstOrThrow()
    await writeTransfers(tx, batchId, lines)
    await recordActivity(tx, actor, {
      action: 'payouts.batch',
      entity: 'payout-batch',
      entityId: batchId,
      after: { number, total, count: lines.length },
    })
    await tellOthers(tx, actor, batchId, number)
    return { id: batchId }
  })
}

/** Refuses changes once the bank has the batch. */
const assertStillHere = ({ state }: HeldBatch): void => {
  if (state !== 'open' && state !== 'approved') throw new AppError('payout.step-refused')
}

const release = (tx: Tx, batchId: string, place: number | null) =>
  tx
    .updateTable('payouts')
    .set((of) => ({ state: 'payable', batch_id: null, place: null, version: of('version', '+', 1) }))
    .where('batch_id', '=', batchId)
    .where('state', '=', 'batched')
    .$if(place !== null, (list) => list.where('place', '=', place))
    .execute()

type BatchStep = { batchId: string; version: number }

/**
 * Removes one person from a batch: their payouts are payable again, and the batch needs new approvals. Drops the batch
 * when it becomes empty.
 */
export async function takeOut(actor: Actor, { batchId, version, place }: BatchStep & { place: number }): Promise<void> {
  authorize(actor, 'payouts.batch')
  await asSystem('payouts change state; only the platform writes payouts, after authorisation', async (tx) => {
    const batch = await holdBatch(tx, batchId, version)
    assertStillHere(batch)
    const before = await linesOf(tx, batch.id)
    const gone = before.filter((line) => line.place === place)
    if (gone.length === 0) throw new AppError('not-found')
    await release(tx, batch.id, place)
    await tx.deleteFrom('payout_transfers').where('batch_id', '=', batch.id).where('place', '=', place).execute()
    const left = before.filter((line) => line.place !== place)
    if (left.length === 0) await markDropped(tx, batch)
    else await rewriteBatch(tx, batch, left)
    await recordActivity(tx, actor, {
      action: 'payouts.take-out',
      entity: 'payout-batch',
      entityId: batch.id,
      before: { count: before.length, total: batch.total },
      after: { count: left.length, shopper: gone[0]!.shopperId },
    })
  })
}

const markDropped = (tx: Tx, { id, version }: HeldBatch) =>
  tx
    .updateTable('payout_batches')
    .set({ state: 'dropped', version: version + 1 })
    .where('id', '=', id)
    .execute()

/** Drops a batch that the bank does not have yet: its payouts are payable again. */
export async function dropBatch(actor: Actor, { batchId, version }: BatchStep): Promise<void> {
  authorize(actor, 'payouts.batch')
  await asSystem('payouts change state; only the platform writes payouts, after authorisation', async (tx) => {
    const batch = await holdBatch(tx, batchId, version)
    assertStillHere(batch)
    await release(tx, batch.id, null)
    await tx.deleteFrom('payout_transfers').where('batch_id', '=', batch.id).execute()
    await markDropped(tx, batch)
    await recordActivity(tx, actor, {
      action: 'payouts.drop',
      entity: 'payout-batch',
      entityId: batch.id,
      before: { state: batch.state, total: batch.total, count: batch.count },
      after: { state: 'dropped' },
    })
  })
}
