import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch, shownClient } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import type { PayoutState } from '#/domain/payout.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { spendingCapOf } from '#/domain/visit-budget.ts'
import { now } from '#/platform/clock.ts'
import type { AccountState } from './account-state.ts'
import { accountStateOf } from './read-account-state.server.ts'

export type PayoutPage = {
  id: string
  version: number
  state: PayoutState
  shopper: { id: string; name: string; account: AccountState; last: string | null; bank: string | null }
  isResident: boolean
  visit: { requestId: string; number: number; client: string; branch: string; reportId: string; at: string }
  fee: Halalas
  bonus: Halalas
  reimbursement: Halalas
  ceiling: Halalas
  withheld: Halalas
  net: Halalas
  earnedOn: Day
  payableOn: Day
  paidAt: string | null
  reason: string | null
  bankReference: string | null
  batch: { id: string; number: number } | null
  queries: Query[]
  steps: Step[]
}
type Query = { id: string; text: string; askedAt: string; answer: string | null; answeredAt: string | null }
type Step = { id: string; action: string; at: string; by: string | null; reason: string | null }

const selectPayout = (db: Tx, id: string) =>
  db
    .selectFrom('payouts as v')
    .innerJoin('profiles as p', 'p.id', 'v.shopper_id')
    .innerJoin('mystery_shopper_profiles as s', 's.profile_id', 'v.shopper_id')
    .innerJoin('mystery_shopping_requests as q', (on) =>
      on.onRef('q.client_id', '=', 'v.client_id').onRef('q.id', '=', 'v.request_id'),
    )
    .innerJoin('mystery_shopping_reports as r', 'r.id', 'v.report_id')
    .leftJoin('payout_batches as b', 'b.id', 'v.batch_id')
    .select(['v.id', 'v.version', 'v.state', 'v.shopper_id', 'p.full_name', 's.iban_last', 's.iban_bank'])
    .select([
      's.tax_residence',
      'q.id as request_id',
      'q.number',
      shownClient('q').as('client_name'),
      shownBranch('q').as('branch_name'),
      'v.report_id',
    ])
    .select(['r.checked_in_at', 'q.evaluation_type', 'q.spending_cap', 'v.fee', 'v.bonus', 'v.reimbursement'])
    .select(['v.withheld', sql<Halalas>`v.net`.as('net'), 'v.paid_at', 'v.reason', 'v.bank_reference'])
    .select(['b.id as batch_id', 'b.number as batch_number', accountStateOf(now()).as('account')])
    .select(sql<Day>`to_char(v.earned_on, 'YYYY-MM-DD')`.as('earned_on'))
    .select(sql<Day>`to_char(v.payable_on, 'YYYY-MM-DD')`.as('payable_on'))
    .where('v.id', '=', id)
    .executeTakeFirst()

const selectQueries = (db: Tx, id: string): Promise<Query[]> =>
  db
    .selectFrom('payout_queries')
    .select(['id', 'text', 'created_at as askedAt', 'answer', 'answered_at as answeredAt'])
    .where('payout_id', '=', id)
    .orderBy('created_at')
    .execute()

const selectSteps = (db: Tx, id: string): Promise<Step[]> =>
  db
    .selectFrom('activity_log as l')
    .leftJoin('profiles as p', 'p.id', 'l.actor_id')
    .select(['l.action', 'l.at', 'p.full_name as by', 'l.reason'])
    .select(sql<string>`l.id::text`.as('id'))
    .where('l.entity', '=', 'payout')
    .where('l.entity_id', '=', id)
    .where('l.action', '<>', 'payouts.export')
    .orderBy('l.at', 'desc')
    .limit(50)
    .execute()

/** One payout with its history and questions. */
export async function readPayout(actor: Actor, payoutId: string): Promise<PayoutPage> {
  authorize(actor, 'payouts.browse')
  const id = recordId(payoutId)
  return readAs(actor, async (db) => {
    const [row, queries, steps] = await Promise.all([selectPayout(db, id), selectQueries(db, id), selectSteps(db, id)])
    if (!row) throw new AppError('not-found')
    const { fee, bonus, reimbursement, withheld, net, version } = row
    return {
      id: row.id,
      version,
      state: row.state,
      shopper: {
        id: row.shopper_id,
        name: row.full_name,
        account: row.account,
        last: row.iban_last,
        bank: row.iban_bank,
      },
      isResident: row.tax_residence === 'resident',
      visit: {
        requestId: row.request_id,
        number: row.number,
        client: row.client_name,
        branch: row.branch_name,
        reportId: row.report_id,
        at: row.checked_in_at,
      },
      fee,
      bonus,
      reimbursement,
      withheld,
      net,
      ceiling: spendingCapOf(row.evaluation_type, row.spending_cap),
      earnedOn: row.earned_on,
      payableOn: row.payable_on,
      paidAt: row.paid_at,
      reason: row.reason,
      bankReference: row.bank_reference,
      batch: row.batch_id && row.batch_number !== null ? { id: row.batch_id, number: row.batch_number } : null,
      queries,
      steps,
    }
  })
}
