import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Halalas } from '#/domain/money.ts'
import { type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import type { Entry, EntryKind } from './entry.ts'

export type Span = { from: Date; until: Date }
export type Found = Pick<Entry, 'id' | 'at' | 'branch' | 'location'> & { kind: EntryKind; amount?: Halalas }

const most = 500

/** States with an expected day: the one from which it may be paid, until paid. */
const expected = ['accrued', 'payable', 'batched'] as const
const dayOf = sql<Day>`to_char(case when p.state = 'paid' then (p.paid_at at time zone 'Asia/Riyadh')::date else p.payable_on end, 'YYYY-MM-DD')`

/** Payouts on their due day, or on the day of payment. Held and failed ones have no day. */
export async function selectPayouts(db: Tx, shopperId: string, { from, until }: Span): Promise<Found[]> {
  const rows = await db
    .selectFrom('payouts as p')
    .innerJoin(
      sql<{ report_id: string; branch_name: string; branch_location: string }>`priv.visits_of_own_reports()`.as('v'),
      (join) => join.onRef('v.report_id', '=', 'p.report_id'),
    )
    .select(['p.id', 'v.branch_name as branch', 'v.branch_location as location', 'p.state'])
    .select([dayOf.as('day'), sql<Halalas>`p.net`.as('amount')])
    .where('p.shopper_id', '=', shopperId)
    .where('p.state', 'in', [...expected, 'paid'])
    .where(dayOf, '>=', riyadhDay(from))
    .where(dayOf, '<', riyadhDay(until))
    .orderBy(dayOf)
    .orderBy('p.id')
    .limit(most)
    .execute()
  return rows.map(({ state, day, ...row }) => ({
    ...row,
    at: startOfDay(day).toISOString(),
    kind: state === 'paid' ? 'paid' : 'payable',
  }))
}
