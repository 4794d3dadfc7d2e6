import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { approversNeeded } from '#/domain/payout.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { readSetting } from '#/features/core/settings/read-setting.server.ts'
import { now } from '#/platform/clock.ts'
import type { AccountState } from './account-state.ts'
import { accountStateOf } from './read-account-state.server.ts'
import { nameMatches } from './browse-due.server.ts'
import type { BatchState } from './hold-batch.server.ts'
import { batchList, type BatchesQuery, type BatchRow } from './batch-list.ts'
import { type Outcome, pageSize, type TransfersQuery } from './lists.ts'

const selectBatches = (db: Tx) =>
  db
    .selectFrom('payout_batches as b')
    .innerJoin('profiles as p', 'p.id', 'b.created_by')
    .select(['b.id', 'b.number', 'b.state', 'b.count', 'b.total', 'b.created_at as made', 'p.full_name as by'])
    .select(['b.sent_at as sent'])
    .select(
      sql<number>`(select count(*)::int from payout_approvals a where a.batch_id = b.id and a.digest = b.digest)`.as(
        'approvals',
      ),
    )

/** Required approvals: of a batch no longer open, derived from those it has. */
const withNeeded = <R extends { state: string; total: Halalas; approvals: number }>(row: R, twoAbove: Halalas) => {
  const state = row.state as BatchState
  const needed: 1 | 2 = state === 'open' ? approversNeeded(row.total, twoAbove) : row.approvals > 1 ? 2 : 1
  return { ...row, state, needed }
}

type BatchFound = Omit<BatchRow, 'needed'>

export const batchRows: RowsOf<typeof batchList, BatchRow, BatchFound> = (db, { state }) => ({
  select: selectBatches(db).$if(state !== null, (list) => list.where('b.state', '=', state!)),
  order: { newest: sql.ref('b.number') },
  id: 'b.id',
  finish: async (rows, tx) => {
    const twoAbove = await readSetting(tx, 'payouts.two-approvers-above')
    return rows.map((row) => withNeeded(row, twoAbove))
  },
})

/** One page of batches, newest first. */
export async function browseBatches(actor: Actor, query: BatchesQuery): Promise<{ rows: BatchRow[]; total: number }> {
  authorize(actor, batchList.permission)
  const { state } = query
  return readAs(actor, async (db) => {
    const [rows, { total }] = await Promise.all([
      pageRows(db, actor, query, batchRows),
      db
        .selectFrom('payout_batches')
        .$if(state !== null, (list) => list.where('state', '=', state!))
        .select((of) => of.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total }
  })
}

export type TransferRow = {
  place: number
  shopperId: string
  name: string
  visits: number
  gross: Halalas
  withheld: Halalas
  net: Halalas
  last: string
  bank: string | null
  outcome: Outcome
  reason: string | null
  account: AccountState
  /** Failed payouts wait for a retry. */
  canRetry: boolean
}
export type BatchPage = {
  batch: BatchRow & { version: number; digest: string; makerId: string }
  approvedBy: { id: string; name: string; at: string }[]
  /** Administrators who may still approve it. */
  approvers: { id: string; name: string }[]
  transfers: TransferRow[]
  /** Count of matches. */
  total: number
  outcomes: Record<Outcome, { count: number; net: Halalas }>
  /** People whose account cannot be used now; they must be removed before the batch can proceed. */
  stuck: number
}

const transfersOf = (db: Tx, batchId: string) =>
  db
    .selectFrom('payout_transfers as t')
    .innerJoin('profiles as p', 'p.id', 't.shopper_id')
    .innerJoin('mystery_shopper_profiles as s', 's.profile_id', 't.shopper_id')
    .where('t.batch_id', '=', batchId)

const selectTransfers = (db: Tx, batchId: string, { q, outcome, page }: TransfersQuery) => {
  const found = transfersOf(db, batchId)
    .$if(q !== '', (list) => list.where(nameMatches(q)))
    .$if(outcome !== null, (list) => list.where('t.outcome', '=', outcome!))
  return Promise.all([
    found
      .select(['t.place', 't.shopper_id as shopperId', 'p.full_name as name', 't.visits', 't.gross', 't.withheld'])
      .select([sql<Halalas>`t.net`.as('net'), 't.account_last as last', 't.account_bank as bank', 't.reason'])
      .select([sql<Outcome>`t.outcome`.as('outcome'), accountStateOf(now()).as('account')])
      .select(
        sql<boolean>`exists (select from payouts v where v.batch_id = t.batch_id and v.place = t.place and v.state = 'failed')`.as(
          'canRetry',
        ),
      )
      .orderBy('t.place')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    found.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
}

const sumOutcomes = (db: Tx, batchId: string) =>
  transfersOf(db, batchId)
    .groupBy('t.outcome')
    .select((of) => [
      sql<Outcome>`t.outcome`.as('outcome'),
      of.fn.countAll<number>().as('count'),
      sql<Halalas>`sum(t.net)::bigint`.as('net'),
    ])
    .execute()

const countStuck = (db: Tx, batchId: string) =>
  transfersOf(db, batchId)
    .where(sql<boolean>`${accountStateOf(now())} <> 'ready'`)
    .select((of) => of.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()

const selectApprovals = (db: Tx, batchId: string, digest: string) =>
  db
    .selectFrom('payout_approvals as a')
    .innerJoin('profiles as p', 'p.id', 'a.admin_id')
    .select(['p.id', 'p.full_name as name', 'a.created_at as at'])
    .where('a.batch_id', '=', batchId)
    .where('a.digest', '=', digest)
    .orderBy('a.created_at')
    .execute()

/** Active administrators other than the maker who have not approved the current digest. */
const selectApprovers = (db: Tx, makerId: string, approvedBy: BatchPage['approvedBy']) =>
  db
    .selectFrom('profiles')
    .select(['id', 'full_name as name'])
    .where('user_type', '=', 'admin')
    .where('status', '=', 'active')
    .where('id', 'not in', [makerId, ...approvedBy.map(({ id }) => id)])
    .orderBy('full_name')
    .execute()

/** One batch with the approvals of its current digest, and a page of its transfers. */
export async function readBatch(actor: Actor, batchId: string, query: TransfersQuery): Promise<BatchPage> {
  authorize(actor, 'payouts.browse')
  const id = recordId(batchId)
  return readAs(actor, async (db) => {
    const row = await selectBatches(db)
      .select(['b.version', 'b.digest', 'b.created_by as makerId'])
      .where('b.id', '=', id)
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const isHere = row.state === 'open' || row.state === 'approved'
    const approvedBy = await selectApprovals(db, id, row.digest)
    const [approvers, twoAbove, [transfers, { total }], sums, stuck] = await Promise.all([
      row.state === 'open' ? selectApprovers(db, row.makerId, approvedBy) : [],
      readSetting(db, 'payouts.two-approvers-above'),
      selectTransfers(db, id, query),
      sumOutcomes(db, id),
      isHere ? countStuck(db, id) : { n: 0 },
    ])
    const none = { count: 0, net: 0 }
    const of = (outcome: Outcome) => {
      const found = sums.find((sum) => sum.outcome === outcome)
      return found ? { count: found.count, net: found.net } : none
    }
    return {
      batch: withNeeded(row, twoAbove),
      approvedBy,
      approvers,
      transfers,
      total,
      outcomes: { waiting: of('waiting'), paid: of('paid'), failed: of('failed'), returned: of('returned') },
      stuck: stuck.n,
    }
  })
}
