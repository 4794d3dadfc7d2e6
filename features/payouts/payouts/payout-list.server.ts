import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch, shownClient } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { foundIds } from '#/features/core/lists/search.server.ts'
import { payoutList, type PayoutQuery, type PayoutRow, type PayoutTab, statesOf } from './payout-list.ts'

export type Payouts = { rows: PayoutRow[]; total: number; net: Halalas; counts: Record<PayoutTab, number> }

const numberOf = (q: string): number | null => (/^#?\d{1,9}$/.test(q) ? Number(q.replace('#', '')) : null)

/** Matching payouts of any state. */
const matching = (db: Tx, { q, shopper, from, until }: PayoutQuery) => {
  const number = numberOf(q)
  return db
    .selectFrom('payouts as v')
    .innerJoin('profiles as p', 'p.id', 'v.shopper_id')
    .innerJoin('mystery_shopping_requests as q', (on) =>
      on.onRef('q.client_id', '=', 'v.client_id').onRef('q.id', '=', 'v.request_id'),
    )
    .$if(number !== null, (list) => list.where('q.number', '=', number!))
    .$if(q !== '' && number === null, (list) =>
      list.where(
        sql<boolean>`(v.shopper_id in ${foundIds('shopper', q)} or q.client_id in ${foundIds('client', q)}
          or q.branch_id in ${foundIds('branch', q)})`,
      ),
    )
    .$if(shopper !== null, (list) => list.where('v.shopper_id', '=', shopper!))
    .$if(from !== null, (list) => list.where('v.earned_on', '>=', from!))
    .$if(until !== null, (list) => list.where('v.earned_on', '<=', until!))
}

export const payoutRows: RowsOf<typeof payoutList, PayoutRow> = (db, query) => ({
  select: matching(db, query)
    .leftJoin('payout_batches as b', 'b.id', 'v.batch_id')
    .where('v.state', 'in', [...statesOf(query.tab)])
    .select(['v.id', 'v.shopper_id as shopperId', 'p.full_name as name', 'q.number', shownClient('q').as('client')])
    .select([shownBranch('q').as('branch'), 'v.fee', 'v.bonus', 'v.reimbursement', 'v.withheld', 'v.state', 'v.reason'])
    .select(['v.paid_at as paid', 'v.bank_reference as bankReference', 'v.batch_id as batchId'])
    .select(['b.number as batch', sql<Halalas>`v.net`.as('net')])
    .select(sql<Day>`to_char(v.earned_on, 'YYYY-MM-DD')`.as('earned'))
    .select(sql<Day>`to_char(v.payable_on, 'YYYY-MM-DD')`.as('payable')),
  order: {
    earned: sql.ref('v.earned_on'),
    payable: sql.ref('v.payable_on'),
    net: sql.ref('v.net'),
    name: sql.ref('p.full_name'),
  },
  id: 'v.id',
})

/** One page of payouts, with counts of the matches by state. */
export async function browsePayouts(actor: Actor, query: PayoutQuery): Promise<Payouts> {
  authorize(actor, payoutList.permission)
  return readAs(actor, async (db) => {
    const [rows, counted] = await Promise.all([
      pageRows(db, actor, query, payoutRows),
      matching(db, query)
        .select((of) => ['v.state', of.fn.countAll<number>().as('count'), sql<Halalas>`sum(v.net)::bigint`.as('net')])
        .groupBy('v.state')
        .execute(),
    ])
    const ofTab = (tab: PayoutTab) => counted.filter(({ state }) => statesOf(tab).includes(state))
    const countOf = (tab: PayoutTab) => ofTab(tab).reduce((sum, { count }) => sum + count, 0)
    return {
      rows,
      total: countOf(query.tab),
      net: ofTab(query.tab).reduce((sum, { net }) => sum + net, 0),
      counts: Object.fromEntries(payoutList.tabs.values.map((tab) => [tab, countOf(tab)])) as Payouts['counts'],
    }
  })
}
