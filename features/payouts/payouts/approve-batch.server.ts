import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { approveBatch as mayApprove, approversNeeded } from '#/domain/payout.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { readSetting } from '#/features/core/settings/read-setting.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { provePassword } from '#/platform/refusals.server.ts'
import { type CurrentLine, digestOf, type HeldBatch, holdBatch, linesOf, rewriteBatch } from './hold-batch.server.ts'

/**
 * Compares the batch with its digest. After a changed amount or account, rewrites it; the caller must throw only
 * after the transaction, so that the rewrite is committed.
 */
async function isAsApproved(tx: Tx, batch: HeldBatch, lines: readonly CurrentLine[]): Promise<boolean> {
  if (digestOf(lines) === batch.digest) return true
  await rewriteBatch(tx, batch, lines)
  return false
}

const assertReady = (lines: readonly CurrentLine[]): void => {
  const stuck = new Set(lines.filter(({ accountState }) => accountState !== 'ready').map(({ shopperId }) => shopperId))
  if (stuck.size > 0) throw new AppError('payout.account-not-ready', { people: stuck.size })
}

const approvalsOf = async (tx: Tx, batchId: string) => {
  const rows = await tx
    .selectFrom('payout_approvals')
    .select(['admin_id', 'digest'])
    .where('batch_id', '=', batchId)
    .execute()
  return rows.map(({ admin_id: by, digest }) => ({ by, digest }))
}

type Approval = { batchId: string; digest: string; password: string }

const refusals = {
  'own-batch': 'payout.own-batch',
  twice: 'payout.second-person',
  changed: 'payout.batch-changed',
} as const

/**
 * Approves exactly the batch with this digest as an administrator other than its maker, confirmed by password, because
 * an open session is not enough to send money. One approval suffices up to the limit of the settings, two are needed
 * above it. The database refuses the maker too.
 */
export async function approveBatch(actor: Actor, { batchId, digest, password }: Approval): Promise<void> {
  authorize(actor, 'payouts.approve')
  await provePassword(actor, password)
  const isSame = await asSystem('approves a batch and its payouts in one transaction', async (tx) => {
    const batch = await holdBatch(tx, batchId)
    if (batch.state !== 'open' && batch.state !== 'approved') throw new AppError('payout.step-refused')
    const lines = await linesOf(tx, batch.id)
    if (!(await isAsApproved(tx, batch, lines))) return false
    if (batch.state !== 'open') throw new AppError('payout.step-refused')
    assertReady(lines)
    const needed = approversNeeded(batch.total, await readSetting(tx, 'payouts.two-approvers-above'))
    const decision = mayApprove(
      { madeBy: batch.created_by, digest: batch.digest, needed, approvals: await approvalsOf(tx, batch.id) },
      { by: actor.id, digest },
    )
    if (!decision.may) throw new AppError(refusals[decision.why])
    await tx
      .insertInto('payout_approvals')
      .values({ batch_id: batch.id, admin_id: actor.id, digest, created_at: now().toISOString() })
      .execute()
    if (decision.complete)
      await tx
        .updateTable('payout_batches')
        .set({ state: 'approved', version: batch.version + 1 })
        .where('id', '=', batch.id)
        .execute()
    await recordActivity(tx, actor, {
      action: 'payouts.approve',
      entity: 'payout-batch',
      entityId: batch.id,
      after: { number: batch.number, total: batch.total, count: batch.count, complete: decision.complete },
    })
    return true
  })
  if (!isSame) throw new AppError('payout.batch-changed')
}

/**
 * Marks the batch as sent: freezes its accounts and names, allows no removals, and makes the file available. An account
 * changed since the approvals returns the batch for new approvals.
 */
export async function sendBatch(actor: Actor, { batchId, version }: { batchId: string; version: number }) {
  authorize(actor, 'payouts.approve')
  await confirmedRecently(actor)
  const isSame = await asSystem('compares bank accounts, which no person may read', async (tx) => {
    const batch = await holdBatch(tx, batchId, version)
    if (batch.state !== 'approved') throw new AppError('payout.step-refused')
    const lines = await linesOf(tx, batch.id)
    if (!(await isAsApproved(tx, batch, lines))) return false
    assertReady(lines)
    await sql`update payout_transfers t set account_sealed = s.iban_sealed, beneficiary = s.legal_name,
        account_last = s.iban_last, account_bank = s.iban_bank
      from mystery_shopper_profiles s where s.profile_id = t.shopper_id and t.batch_id = ${batch.id}`.execute(tx)
    await tx
      .updateTable('payout_batches')
      .set({ state: 'sent', sent_at: now().toISOString(), version: version + 1 })
      .where('id', '=', batch.id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'payouts.send',
      entity: 'payout-batch',
      entityId: batch.id,
      before: { state: batch.state },
      after: { state: 'sent', total: batch.total, count: batch.count },
    })
    return true
  })
  if (!isSame) throw new AppError('payout.batch-changed')
}
