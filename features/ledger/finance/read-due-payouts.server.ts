import { type RawBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { requestCode } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import type { PayoutState } from '#/domain/payout.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Day } from '#/domain/riyadh-time.ts'

export const duePageSize = 25

export type DueDay = { day: Day; net: Halalas; payouts: number }
export type DuePayout = {
  id: string
  shopper: { id: string; name: string }
  visit: { id: string; code: string }
  payableOn: Day
  gross: Halalas
  withheld: Halalas
  net: Halalas
  state: PayoutState
}

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

const onDay = (day: Day | null): RawBuilder<unknown> => (day ? sql`p.payable_on = ${day}` : sql`true`)

/** So many of the payouts that are still owed, the earliest first: from a place in the list on, or after one of them. */
export async function duePayouts(
  db: Tx,
  day: Day | null,
  part: { most: number; from: number } | { most: number; after: Pick<DuePayout, 'payableOn' | 'id'> },
): Promise<DuePayout[]> {
  type Row = Omit<DuePayout, 'shopper' | 'visit'> & { shopperId: string; name: string; visitId: string; number: number }
  const later = 'after' in part ? sql`(p.payable_on, p.id) > (${part.after.payableOn}, ${part.after.id})` : sql`true`
  const { rows } = await sql<Row>`
    select p.id, p.shopper_id as "shopperId", s.full_name as name, r.id as "visitId", r.number, p.payable_on as "payableOn",
      p.fee + p.bonus + p.reimbursement as gross, p.withheld, p.net, p.state
    from app.payouts p join app.profiles s on s.id = p.shopper_id join app.mystery_shopping_requests r on r.id = p.request_id
    where p.state <> 'paid' and ${onDay(day)} and ${later}
    order by p.payable_on, p.id limit ${part.most} offset ${'from' in part ? part.from : 0}`.execute(db)
  return rows.map(({ shopperId, name, visitId, number, ...row }) => ({
    ...row,
    shopper: { id: shopperId, name },
    visit: { id: visitId, code: requestCode(number) },
  }))
}

/** A page of the payouts that are still owed, and how much they are together; of one day when it is named. */
export async function browseDuePayouts(
  actor: Actor,
  { day, page }: { day: Day | null; page: number },
): Promise<{ rows: DuePayout[]; total: number; net: Halalas }> {
  authorize(actor, 'ledger.read')
  return readAs(actor, async (db) => {
    const sums = await sql<{ total: number; net: Halalas }>`
      select count(*)::int as total, coalesce(sum(p.net), 0)::bigint as net from app.payouts p
      where p.state <> 'paid' and ${onDay(day)}`.execute(db)
    return {
      rows: await duePayouts(db, day, { most: duePageSize, from: (page - 1) * duePageSize }),
      ...sums.rows[0]!,
    }
  })
}
