import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { requestCode } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { type DuePayout, duePayoutList, type DuePayoutQuery } from './due-list.ts'

export type DueDay = { day: Day; net: Halalas; payouts: number }

/** Everything that shoppers are still owed, by the day on which it may be paid; the first so many days. */
export async function dueByDay(db: Tx, most: number): Promise<{ days: DueDay[]; all: Omit<DueDay, 'day'> }> {
  const { rows } = await sql<DueDay & { allNet: Halalas; allPayouts: number }>`
    select payable_on as day, sum(net)::bigint as net, count(*)::int as payouts, (sum(sum(net)) over ())::bigint as "allNet",
      (sum(count(*)) over ())::int as "allPayouts"
    from app.payouts where state <> 'paid' group by payable_on order by payable_on limit ${most}`.execute(db)
  const { allNet = 0, allPayouts = 0 } = rows[0] ?? {}
  return {
    days: rows.map(({ day, net, payouts }) => ({ day, net, payouts })),
    all: { net: allNet, payouts: allPayouts },
  }
}

const owed = (db: Tx, { day }: DuePayoutQuery) =>
  db
    .selectFrom('payouts as p')
    .where('p.state', '<>', 'paid')
    .$if(day !== null, (rows) => rows.where('p.payable_on', '=', sql<never>`${day}::date`))

type Raw = Omit<DuePayout, 'shopper' | 'visit'> & { shopperId: string; name: string; visitId: string; number: number }

/** Payouts that are still owed: of the page and of the file. */
export const duePayoutRows: RowsOf<typeof duePayoutList, DuePayout, Raw> = (db, query) => ({
  select: owed(db, query)
    .innerJoin('profiles as s', 's.id', 'p.shopper_id')
    .innerJoin('mystery_shopping_requests as r', 'r.id', 'p.request_id')
    .select(['p.id', 'p.shopper_id as shopperId', 's.full_name as name', 'r.id as visitId', 'r.number'])
    .select(['p.payable_on as payableOn', 'p.withheld', 'p.net', 'p.state'])
    .select(sql<Halalas>`p.fee + p.bonus + p.reimbursement`.as('gross')),
  order: { payable: sql.ref('p.payable_on') },
  id: 'p.id',
  finish: (rows) =>
    rows.map(({ shopperId, name, visitId, number, ...row }) => ({
      ...row,
      shopper: { id: shopperId, name },
      visit: { id: visitId, code: requestCode(number) },
    })),
})

/** A page of the payouts that are still owed, and how much they are together. */
export async function browseDuePayouts(
  actor: Actor,
  query: DuePayoutQuery,
): Promise<{ rows: DuePayout[]; total: number; net: Halalas }> {
  authorize(actor, duePayoutList.permission)
  return readAs(actor, async (db) => {
    const [rows, sums] = await Promise.all([
      pageRows(db, actor, query, duePayoutRows),
      owed(db, query)
        .select([sql<number>`count(*)::int`.as('total'), sql<Halalas>`coalesce(sum(p.net), 0)::bigint`.as('net')])
        .executeTakeFirstOrThrow(),
    ])
    return { rows, ...sums }
  })
}
