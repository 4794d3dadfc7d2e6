import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import { accountStateOf } from './read-account-state.server.ts'
import { dueList, type DueQuery, type DueRow } from './due-list.ts'

export type DueFigures = {
  payable: { people: number; visits: number; net: Halalas }
  /** The part of `payable` that can go into a batch now. */
  ready: { people: number; net: Halalas }
  accrued: { visits: number; net: Halalas }
  stopped: { visits: number; net: Halalas }
  openQueries: number
  waitingBatches: number
}
export type Due = { rows: DueRow[]; total: number }

export const nameMatches = (q: string): RawBuilder<SqlBool> => wordsMatch(sql`(p.full_name || ' ' || p.email)`, q)

/** People with accrued or payable payouts, with their sums. */
const people = (db: Tx) =>
  db
    .selectFrom('payouts as v')
    .innerJoin('profiles as p', 'p.id', 'v.shopper_id')
    .innerJoin('mystery_shopper_profiles as s', 's.profile_id', 'v.shopper_id')
    .where('v.state', 'in', ['accrued', 'payable'])
    .groupBy(['p.id', 's.profile_id'])
    .select(['p.id as shopperId', 'p.full_name as name', 's.iban_bank as bank', 's.iban_last as last'])
    .select([
      sql<number>`(count(*) filter (where v.state = 'payable'))::int`.as('visits'),
      sql<Halalas>`coalesce(sum(v.net) filter (where v.state = 'payable'), 0)::bigint`.as('net'),
      sql<number>`(count(*) filter (where v.state = 'accrued'))::int`.as('laterVisits'),
      sql<Halalas>`coalesce(sum(v.net) filter (where v.state = 'accrued'), 0)::bigint`.as('laterNet'),
      sql<Day>`to_char(min(v.payable_on), 'YYYY-MM-DD')`.as('oldest'),
      accountStateOf(now()).as('account'),
    ])

const matching = (db: Tx, { q, account }: DueQuery) =>
  db
    .selectFrom(
      people(db)
        .$if(q !== '', (list) => list.where(nameMatches(q)))
        .as('d'),
    )
    .$if(account !== null, (list) => list.where('d.account', '=', account!))

export const dueRows: RowsOf<typeof dueList, DueRow> = (db, query) => ({
  select: matching(db, query).selectAll(),
  // why: equal payable amounts are ordered by the amount not due yet
  order: { net: sql`(d.net, d."laterNet")`, name: sql.ref('d.name'), oldest: sql.ref('d.oldest') },
  id: 'd.shopperId',
})

/** Amounts due by person, with the state of each account. */
export async function browseDue(actor: Actor, query: DueQuery): Promise<Due> {
  authorize(actor, dueList.permission)
  return readAs(actor, async (db) => {
    const [rows, { total }] = await Promise.all([
      pageRows(db, actor, query, dueRows),
      matching(db, query)
        .select((of) => of.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total }
  })
}

/** Figures above the lists: due, ready to send, needing attention. */
export async function dueFigures(actor: Actor): Promise<DueFigures> {
  authorize(actor, 'payouts.browse')
  return readAs(actor, async (db) => {
    const [byState, ready, queries, batches] = await Promise.all([
      db
        .selectFrom('payouts')
        .where('state', 'in', ['accrued', 'payable', 'held', 'failed'])
        .groupBy('state')
        .select(['state'])
        .select((of) => [
          of.fn.countAll<number>().as('visits'),
          of.fn.count<number>('shopper_id').distinct().as('people'),
          sql<Halalas>`sum(net)::bigint`.as('net'),
        ])
        .execute(),
      db
        .selectFrom(people(db).where('v.state', '=', 'payable').where('v.net', '>', 0).as('d'))
        .where('d.account', '=', 'ready')
        .select((of) => [
          of.fn.countAll<number>().as('people'),
          sql<Halalas>`coalesce(sum(d.net), 0)::bigint`.as('net'),
        ])
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('payout_queries')
        .where('answered_at', 'is', null)
        .select((of) => of.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('payout_batches')
        .where('state', 'in', ['open', 'approved', 'sent'])
        .select((of) => of.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow(),
    ])
    const of = (state: string) => byState.find((row) => row.state === state) ?? { visits: 0, people: 0, net: 0 }
    const [held, failed] = [of('held'), of('failed')]
    return {
      payable: { people: of('payable').people, visits: of('payable').visits, net: of('payable').net },
      ready,
      accrued: { visits: of('accrued').visits, net: of('accrued').net },
      stopped: { visits: held.visits + failed.visits, net: held.net + failed.net },
      openQueries: queries.n,
      waitingBatches: batches.n,
    }
  })
}
