import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { recordId } from '#/domain/record-id.ts'
import { now } from '#/platform/clock.ts'
import type { AccountState } from './account-state.ts'
import { accountStateOf } from './read-account-state.server.ts'

export const batchStates = ['open', 'approved', 'sent', 'done', 'dropped'] as const
export type BatchState = (typeof batchStates)[number]

export type BatchLine = { id: string; shopperId: string; gross: Halalas; withheld: Halalas; account: string | null }

/** Digest that is approved: every payout with its amounts and target account. */
export const digestOf = (lines: readonly BatchLine[]): string =>
  createHash('sha256')
    .update(
      lines
        .map(({ id, gross, withheld, account }) => `${id} ${gross} ${withheld} ${account ?? '-'}`)
        .toSorted()
        .join('\n'),
    )
    .digest('hex')

/** Reads a batch and locks its row until the transaction ends. */
export async function holdBatch(tx: Tx, batchId: string, version?: number) {
  const row = await tx
    .selectFrom('payout_batches')
    .select(['id', 'number', 'state', 'digest', 'total', 'count', 'version', 'created_by', 'sent_at'])
    .where('id', '=', recordId(batchId))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  if (version !== undefined && row.version !== version) throw new AppError('changed-meanwhile')
  return row
}
export type HeldBatch = Awaited<ReturnType<typeof holdBatch>>

export type CurrentLine = BatchLine & { place: number; accountState: AccountState }

/** Current payouts of a batch, each with its shopper's current account. */
export async function linesOf(tx: Tx, batchId: string): Promise<CurrentLine[]> {
  const { rows } = await sql<CurrentLine>`
    select v.id, v.shopper_id as "shopperId", v.place, v.fee + v.bonus + v.reimbursement as gross, v.withheld,
      s.iban_hash as account, ${accountStateOf(now())} as "accountState"
    from payouts v join mystery_shopper_profiles s on s.profile_id = v.shopper_id join profiles p on p.id = v.shopper_id
    where v.batch_id = ${batchId} and v.state = 'batched'`.execute(tx)
  return rows
}

/** Writes the current sums, accounts and digest of a batch; the new digest invalidates earlier approvals. */
export async function rewriteBatch(tx: Tx, batch: HeldBatch, lines: readonly CurrentLine[]): Promise<void> {
  await sql`update payout_transfers t set visits = n.visits, gross = n.gross, withheld = n.withheld,
      account_last = n.account_last, account_bank = n.account_bank
    from (select v.place, count(*)::int as visits, sum(v.fee + v.bonus + v.reimbursement) as gross, sum(v.withheld) as withheld,
        coalesce(max(s.iban_last), '') as account_last, max(s.iban_bank) as account_bank
      from payouts v join mystery_shopper_profiles s on s.profile_id = v.shopper_id
      where v.batch_id = ${batch.id} and v.state = 'batched' group by v.place) n
    where t.batch_id = ${batch.id} and t.place = n.place`.execute(tx)
  await tx
    .updateTable('payout_batches')
    .set({
      state: 'open',
      digest: digestOf(lines),
      total: lines.reduce((sum, { gross, withheld }) => sum + gross - withheld, 0),
      count: lines.length,
      version: batch.version + 1,
    })
    .where('id', '=', batch.id)
    .execute()
}
