import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Halalas } from '#/domain/money.ts'
import type { PayoutState } from '#/domain/payout.ts'
import { authorize } from '#/domain/permissions.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { type OwnPayout, ownPayoutList, type OwnPayoutQuery } from './list.ts'
import { ownPayouts, selectOwn } from './own.server.ts'
import { periodOf } from './period.ts'

/** Net amounts: not due yet, due or being transferred, stopped, paid. */
export type OwnSums = { accrued: Halalas; payable: Halalas; stopped: Halalas; paid: Halalas }

const searched = sql`concat_ws(' ', v.branch_name, v.client_name, p.bank_reference)`

const matching = (db: Tx, actor: Actor, { q, state, month }: OwnPayoutQuery) => {
  const period = month === null ? null : periodOf(month)
  return ownPayouts(db, actor)
    .$if(q !== '', (list) => list.where(wordsMatch(searched, q)))
    .$if(state !== null, (list) => list.where('p.state', '=', state!))
    .$if(period !== null, (list) =>
      list.where('p.earned_on', '>=', period!.from).where('p.earned_on', '<=', period!.until),
    )
}

export const ownPayoutRows: RowsOf<typeof ownPayoutList, OwnPayout> = (db, query, actor) => ({
  select: selectOwn(matching(db, actor, query)),
  order: {
    earned: sql.ref('p.earned_on'),
    visit: sql.ref('r.checked_in_at'),
    branch: sql.ref('v.branch_name'),
    net: sql.ref('p.net'),
  },
  id: 'p.id',
})

const sumOf = (states: readonly PayoutState[]): RawBuilder<Halalas> =>
  sql`coalesce(sum(p.net) filter (where p.state in (${sql.join(states)})), 0)::bigint`

const readSums = (db: Tx, actor: Actor): Promise<OwnSums> =>
  db
    .selectFrom('payouts as p')
    .where('p.shopper_id', '=', actor.id)
    .select([
      sumOf(['accrued']).as('accrued'),
      sumOf(['payable', 'batched']).as('payable'),
      sumOf(['held', 'failed']).as('stopped'),
      sumOf(['paid']).as('paid'),
    ])
    .executeTakeFirstOrThrow()

export type OwnPayouts = { rows: OwnPayout[]; total: number; sums: OwnSums }

/** One page of a shopper's payouts, with totals over all time. */
export async function browseOwnPayouts(actor: Actor, query: OwnPayoutQuery): Promise<OwnPayouts> {
  authorize(actor, ownPayoutList.permission)
  return readAs(actor, async (db) => {
    const [rows, { total }, sums] = await Promise.all([
      pageRows(db, actor, query, ownPayoutRows),
      matching(db, actor, query)
        .select((of) => of.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      readSums(db, actor),
    ])
    return { rows, total, sums }
  })
}
