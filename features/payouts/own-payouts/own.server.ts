import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Halalas } from '#/domain/money.ts'
import type { PayoutState } from '#/domain/payout.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { ownPageSize } from './own-page-size.ts'

const ownPayoutOrders = {
  earned: sql`p.earned_on`,
  visit: sql`r.checked_in_at`,
  branch: sql`v.branch_name`,
  net: sql`p.net`,
} as const

/** Filters of a shopper's list: one payout, search, state, days earned, and days paid (`paidFrom`, `paidUntil`). */
export type OwnPayoutsQuery = {
  id?: string
  /** Searches branch, client and bank reference. */
  q?: string
  /** A key of the orders above; a leading minus reverses it. */
  sort?: string
  state?: PayoutState | null
  from?: Day | null
  until?: Day | null
  paidFrom?: Day | null
  paidUntil?: Day | null
  page?: number
  /** For a statement: all matches in chronological order. */
  all?: boolean
}

export type OwnPayout = {
  id: string
  reportId: string
  number: number
  clientName: string
  branchName: string
  visitAt: string
  earnedOn: Day
  fee: Halalas
  bonus: Halalas
  reimbursement: Halalas
  withheld: Halalas
  net: Halalas
  state: PayoutState
  payableOn: Day
  /** Reason for the hold, or the bank's message. */
  reason: string | null
  paidAt: string | null
  bankReference: string | null
  /** Target account of the latest transfer. */
  account: { last: string; bank: string | null } | null
  queries: { id: string; text: string; askedAt: string; answer: string | null; answeredAt: string | null }[]
}

/** Net amounts: not due yet, due or being transferred, stopped, paid. */
export type OwnSums = { accrued: Halalas; payable: Halalas; stopped: Halalas; paid: Halalas }
export type OwnPayouts = { rows: OwnPayout[]; total: number; sums: OwnSums }

type Visit = { report_id: string; number: number; client_name: string; branch_name: string }

const paidDay = sql`(p.paid_at at time zone 'Asia/Riyadh')::date`

const matching = (db: Tx, actor: Actor, { id, q, state, from, until, paidFrom, paidUntil }: OwnPayoutsQuery) =>
  db
    .selectFrom('payouts as p')
    .innerJoin('mystery_shopping_reports as r', 'r.id', 'p.report_id')
    .innerJoin(sql<Visit>`priv.visits_of_own_reports()`.as('v'), (on) => on.onRef('v.report_id', '=', 'p.report_id'))
    .where('p.shopper_id', '=', actor.id)
    .$if(Boolean(id), (list) => list.where('p.id', '=', id!))
    .$if(Boolean(q), (list) =>
      list.where(
        sql<boolean>`app.fold(v.branch_name || ' ' || v.client_name || ' ' || coalesce(p.bank_reference, '')) like
          '%' || app.fold(${(q ?? '').replace(/[\\%_]/g, '\\$&')}) || '%'`,
      ),
    )
    .$if(Boolean(state), (list) => list.where('p.state', '=', state!))
    .$if(Boolean(from), (list) => list.where('p.earned_on', '>=', from!))
    .$if(Boolean(until), (list) => list.where('p.earned_on', '<=', until!))
    .$if(Boolean(paidFrom), (list) => list.where(sql<boolean>`${paidDay} >= ${paidFrom}::date`))
    .$if(Boolean(paidUntil), (list) => list.where(sql<boolean>`${paidDay} <= ${paidUntil}::date`))

const queriesOf: RawBuilder<OwnPayout['queries']> =
  sql`coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'text', k.text,
  'askedAt', k.created_at, 'answer', k.answer, 'answeredAt', k.answered_at) order by k.created_at) from payout_queries k
  where k.payout_id = p.id), '[]')`

const orderOf = (sort: string) =>
  ownPayoutOrders[sort.replace(/^-/, '') as keyof typeof ownPayoutOrders] ?? ownPayoutOrders.earned

const selectRows = (db: Tx, actor: Actor, query: OwnPayoutsQuery) =>
  matching(db, actor, query)
    .leftJoin('payout_transfers as t', (on) =>
      on.onRef('t.batch_id', '=', 'p.batch_id').onRef('t.place', '=', 'p.place').on('p.state', '=', 'paid'),
    )
    .select(['p.id', 'p.report_id as reportId', 'v.number', 'v.client_name as clientName'])
    .select(['v.branch_name as branchName', 'r.checked_in_at as visitAt'])
    .select(sql<Day>`to_char(p.earned_on, 'YYYY-MM-DD')`.as('earnedOn'))
    .select(sql<Day>`to_char(p.payable_on, 'YYYY-MM-DD')`.as('payableOn'))
    .select(['p.fee', 'p.bonus', 'p.reimbursement', 'p.withheld', sql<Halalas>`p.net`.as('net'), 'p.state', 'p.reason'])
    .select(['p.paid_at as paidAt', 'p.bank_reference as bankReference', 't.account_last', 't.account_bank'])
    .select(queriesOf.as('queries'))
    .$if(query.all === true, (list) => list.orderBy('p.earned_on').orderBy('p.id'))
    .$if(query.all !== true, (list) =>
      list
        .orderBy(orderOf(query.sort ?? ''), query.sort && !query.sort.startsWith('-') ? 'asc' : 'desc')
        .orderBy('p.id', 'desc')
        .limit(ownPageSize)
        .offset((Math.max(1, query.page ?? 1) - 1) * ownPageSize),
    )

const sumOf = (states: readonly PayoutState[]): RawBuilder<Halalas> =>
  sql`coalesce(sum(p.net) filter (where p.state in (${sql.join(states)})), 0)::bigint`

async function readSums(db: Tx, actor: Actor): Promise<OwnSums> {
  return db
    .selectFrom('payouts as p')
    .where('p.shopper_id', '=', actor.id)
    .select([
      sumOf(['accrued']).as('accrued'),
      sumOf(['payable', 'batched']).as('payable'),
      sumOf(['held', 'failed']).as('stopped'),
      sumOf(['paid']).as('paid'),
    ])
    .executeTakeFirstOrThrow()
}

/** A shopper's earnings by visit, newest first, with totals over all time. */
export async function readOwnPayouts(actor: Actor, query: OwnPayoutsQuery = {}): Promise<OwnPayouts> {
  authorize(actor, 'payouts.read')
  return readAs(actor, async (db) => {
    const [rows, { total }, sums] = await Promise.all([
      selectRows(db, actor, query).execute(),
      matching(db, actor, query)
        .select((of) => of.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      readSums(db, actor),
    ])
    return {
      rows: rows.map(({ account_last: last, account_bank: bank, ...row }) => ({
        ...row,
        state: row.state,
        account: last ? { last, bank } : null,
      })),
      total,
      sums,
    }
  })
}
