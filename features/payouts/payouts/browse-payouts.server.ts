import { sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Halalas } from '#/domain/money.ts'
import { type PayoutState, payoutStates } from '#/domain/payout.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { pageSize, type PayoutQuery, type PayoutSort, statesOf } from './lists.ts'

export type PayoutRow = {
  id: string
  shopperId: string
  name: string
  number: number
  client: string
  branch: string
  fee: Halalas
  bonus: Halalas
  reimbursement: Halalas
  withheld: Halalas
  net: Halalas
  state: PayoutState
  earnedOn: Day
  payableOn: Day
  paidAt: string | null
  reason: string | null
  bankReference: string | null
  batchId: string | null
  batchNumber: number | null
}
export type Payouts = { rows: PayoutRow[]; total: number; net: Halalas; counts: Record<PayoutState, number> }

const numberOf = (q: string): number | null => (/^#?\d{1,9}$/.test(q) ? Number(q.replace('#', '')) : null)

/** The payouts that match, whatever their state. */
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
        sql<boolean>`app.fold(p.full_name || ' ' || p.email || ' ' || q.client_name || ' ' || q.branch_name) like ${likePattern(q)}`,
      ),
    )
    .$if(shopper !== null, (list) => list.where('v.shopper_id', '=', shopper!))
    .$if(from !== null, (list) => list.where('v.earned_on', '>=', from!))
    .$if(until !== null, (list) => list.where('v.earned_on', '<=', until!))
}

const sorts = {
  earned: 'v.earned_on',
  payable: 'v.payable_on',
  net: 'v.net',
  name: 'p.full_name',
} as const satisfies Record<PayoutSort, string>

const selectRows = (db: Tx, query: PayoutQuery) =>
  matching(db, query)
    .leftJoin('payout_batches as b', 'b.id', 'v.batch_id')
    .where('v.state', 'in', [...statesOf(query.state)])
    .select(['v.id', 'v.shopper_id as shopperId', 'p.full_name as name', 'q.number', 'q.client_name as client'])
    .select(['q.branch_name as branch', 'v.fee', 'v.bonus', 'v.reimbursement', 'v.withheld', 'v.state', 'v.reason'])
    .select(['v.paid_at as paidAt', 'v.bank_reference as bankReference', 'v.batch_id as batchId'])
    .select(['b.number as batchNumber', sql<Halalas>`v.net`.as('net')])
    .select(sql<Day>`to_char(v.earned_on, 'YYYY-MM-DD')`.as('earnedOn'))
    .select(sql<Day>`to_char(v.payable_on, 'YYYY-MM-DD')`.as('payableOn'))
    .orderBy(sorts[query.sort], query.descending ? 'desc' : 'asc')
    .orderBy('v.id', 'desc')

/** One page of the payouts, with how many of those that match stand in each state. */
export async function browsePayouts(actor: Actor, query: PayoutQuery): Promise<Payouts> {
  authorize(actor, 'payouts.batch')
  return readAs(actor, async (db) => {
    const [rows, counted] = await Promise.all([
      selectRows(db, query)
        .limit(pageSize)
        .offset((query.page - 1) * pageSize)
        .execute(),
      matching(db, query)
        .select((of) => ['v.state', of.fn.countAll<number>().as('count'), sql<Halalas>`sum(v.net)::bigint`.as('net')])
        .groupBy('v.state')
        .execute(),
    ])
    const wanted = statesOf(query.state)
    const ofState = (state: string) => counted.find((row) => row.state === state)
    const sum = (pick: (row: { count: number; net: Halalas }) => number) =>
      wanted.reduce((all, state) => all + (ofState(state) ? pick(ofState(state)!) : 0), 0)
    return {
      rows,
      total: sum(({ count }) => count),
      net: sum(({ net }) => net),
      counts: Object.fromEntries(payoutStates.map((state) => [state, ofState(state)?.count ?? 0])) as Payouts['counts'],
    }
  })
}

const atOnce = 500

async function* allRows(actor: Actor, query: PayoutQuery): AsyncGenerator<PayoutRow> {
  for (let from = 0; ; from += atOnce) {
    const rows = await readAs(actor, (db) => selectRows(db, query).limit(atOnce).offset(from).execute())
    yield* rows
    if (rows.length < atOnce) return
  }
}

/** Every payout that the list shows, for a file; that somebody took them is itself recorded. */
export async function payoutsToExport(actor: Actor, query: PayoutQuery): Promise<AsyncGenerator<PayoutRow>> {
  authorize(actor, 'payouts.batch')
  await confirmedRecently(actor)
  await asActor(actor, (tx) =>
    recordActivity(tx, actor, { action: 'payouts.export', entity: 'payout', entityId: 'list', after: { ...query } }),
  )
  return allRows(actor, query)
}
