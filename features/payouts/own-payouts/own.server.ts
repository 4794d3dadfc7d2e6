import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Halalas } from '#/domain/money.ts'
import type { PayoutState } from '#/domain/payout.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { OwnPayout } from './list.ts'

type Visit = { report_id: string; number: number; client_name: string; branch_name: string }

/** All payouts of a shopper with their visits (`p`, `r`, `v`). */
export const ownPayouts = (db: Tx, actor: Actor) =>
  db
    .selectFrom('payouts as p')
    .innerJoin('mystery_shopping_reports as r', 'r.id', 'p.report_id')
    .innerJoin(sql<Visit>`priv.visits_of_own_reports()`.as('v'), (on) => on.onRef('v.report_id', '=', 'p.report_id'))
    .where('p.shopper_id', '=', actor.id)

const accountOf: RawBuilder<OwnPayout['account']> = sql`case when t.account_last is not null
  then jsonb_build_object('last', t.account_last, 'bank', t.account_bank) end`

/** The columns of an `OwnPayout`. */
export const selectOwn = (payouts: ReturnType<typeof ownPayouts>) =>
  payouts
    .leftJoin('payout_transfers as t', (on) =>
      on.onRef('t.batch_id', '=', 'p.batch_id').onRef('t.place', '=', 'p.place').on('p.state', '=', 'paid'),
    )
    .select(['p.id', 'p.report_id as reportId', 'v.number', 'v.client_name as clientName'])
    .select(['v.branch_name as branchName', 'r.checked_in_at as visitAt'])
    .select(sql<Day>`to_char(p.earned_on, 'YYYY-MM-DD')`.as('earnedOn'))
    .select(sql<Day>`to_char(p.payable_on, 'YYYY-MM-DD')`.as('payableOn'))
    .select(['p.fee', 'p.bonus', 'p.reimbursement', 'p.withheld', sql<Halalas>`p.net`.as('net'), 'p.state', 'p.reason'])
    .select(['p.paid_at as paidAt', 'p.bank_reference as bankReference', accountOf.as('account')])

/** One payout, a state, or the days of earning (`from`, `until`) or of payment, both included. */
export type OwnPayoutsFilter = {
  id?: string
  state?: PayoutState
  from?: Day
  until?: Day
  paidFrom?: Day
  paidUntil?: Day
}

const paidDay = sql`(p.paid_at at time zone 'Asia/Riyadh')::date`

/** A shopper's payouts in the order of earning, for a statement or one payout's page. */
export async function readOwnPayouts(actor: Actor, filter: OwnPayoutsFilter = {}): Promise<OwnPayout[]> {
  authorize(actor, 'payouts.read')
  const { id, state, from, until, paidFrom, paidUntil } = filter
  return readAs(actor, (db) =>
    selectOwn(ownPayouts(db, actor))
      .$if(id !== undefined, (list) => list.where('p.id', '=', id!))
      .$if(state !== undefined, (list) => list.where('p.state', '=', state!))
      .$if(from !== undefined, (list) => list.where('p.earned_on', '>=', from!))
      .$if(until !== undefined, (list) => list.where('p.earned_on', '<=', until!))
      .$if(paidFrom !== undefined, (list) => list.where(sql<boolean>`${paidDay} >= ${paidFrom}::date`))
      .$if(paidUntil !== undefined, (list) => list.where(sql<boolean>`${paidDay} <= ${paidUntil}::date`))
      .orderBy('p.earned_on')
      .orderBy('p.id')
      .execute(),
  )
}
