import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Halalas } from '#/domain/money.ts'
import type { VisitWindow } from '#/domain/visit-window.ts'
import { now } from '#/platform/clock.ts'

/** Starts or stops automatic offering; undefined for an unknown request. */
export const setOffering = (tx: Tx, requestId: string, isOffering: boolean) =>
  tx
    .updateTable('mystery_shopping_requests')
    .set({ is_offering: isOffering })
    .where('id', '=', requestId)
    .returning(['id', 'client_id'])
    .executeTakeFirst()

/** Reschedules a locked request; `dropWindow`: the shopper may no longer choose the day. */
export const setVisitDate = (tx: Tx, requestId: string, visitAt: Date, dropWindow: boolean) =>
  tx
    .updateTable('mystery_shopping_requests')
    .set({ scheduled_date: visitAt, updated_at: now() })
    .$if(dropWindow, (query) => query.set({ earliest_on: null, latest_on: null, day_part: null }))
    .where('id', '=', requestId)
    .execute()

/** Reschedules an assigned visit of this shopper; false when no longer theirs. */
export async function setOwnVisitDate(tx: Tx, shopperId: string, requestId: string, visitAt: Date): Promise<boolean> {
  const done = await tx
    .updateTable('mystery_shopping_requests')
    .set({ scheduled_date: visitAt, updated_at: now() })
    .where('id', '=', requestId)
    .where('shopper_id', '=', shopperId)
    .where('status', '=', 'assigned')
    .returning('id')
    .executeTakeFirst()
  return done !== undefined
}

/** Reassigns a visit locked by the caller. */
export const setShopper = (tx: Tx, requestId: string, shopperId: string) =>
  tx
    .updateTable('mystery_shopping_requests')
    .set({ shopper_id: shopperId, updated_at: now() })
    .where('id', '=', requestId)
    .execute()

/** Sets a bonus as an administrator on a locked request. The rule leaves it alone from then on. */
export const setBonusByAdmin = (tx: Tx, requestId: string, bonus: Halalas) =>
  tx
    .updateTable('mystery_shopping_requests')
    .set({ bonus, bonus_by: 'admin', updated_at: now() })
    .where('id', '=', requestId)
    .execute()

/** Gives a locked request the bonus back that it had before an administrator's step. */
export const putBackBonus = (tx: Tx, requestId: string, bonus: Halalas, by: 'rule' | 'admin' | null) =>
  tx
    .updateTable('mystery_shopping_requests')
    .set({ bonus, bonus_by: by, updated_at: now() })
    .where('id', '=', requestId)
    .execute()

/** Raises an open visit's bonus; false if already as high or set by an administrator. */
export async function raiseBonusByRule(tx: Tx, requestId: string, bonus: Halalas): Promise<boolean> {
  const raised = await tx
    .updateTable('mystery_shopping_requests')
    .set({ bonus, bonus_by: 'rule', updated_at: now() })
    .where('id', '=', requestId)
    .where('status', '=', 'approved')
    .where('bonus', '<', bonus)
    .where((or) => or.or([or('bonus_by', 'is', null), or('bonus_by', '=', 'rule')]))
    .returning('id')
    .executeTakeFirst()
  return raised !== undefined
}

export type Brief = {
  scenario: string | null
  spending_cap: Halalas | null
  earliest_on: VisitWindow['from'] | null
  latest_on: VisitWindow['until'] | null
  day_part: VisitWindow['dayPart'] | null
  is_on_board: boolean
}

/** Sets text, spending cap and window of a locked request. */
export const setBrief = (tx: Tx, requestId: string, brief: Brief) =>
  tx
    .updateTable('mystery_shopping_requests')
    .set({ ...brief, updated_at: now() })
    .where('id', '=', requestId)
    .execute()

type Completed = { request_id: string; client_id: string; shopper_id: string }

/** Copies the payout's fee and bonus to the completed visit, where dashboards, lists and costs read them. */
export const setPaidAmounts = (tx: Tx, visit: Completed, amounts: { fee: Halalas; bonus: Halalas }) =>
  tx
    .updateTable('mystery_shopping_requests')
    .set({ shopper_fee: amounts.fee, bonus: amounts.bonus })
    .where('id', '=', visit.request_id)
    .where('client_id', '=', visit.client_id)
    .where('shopper_id', '=', visit.shopper_id)
    .where('status', '=', 'completed')
    .execute()

/** Stores the number of allowed shoppers of each visit. */
export const setTakers = (tx: Tx, counted: readonly { id: string; takers: number }[]) =>
  sql`update mystery_shopping_requests q set takers = c.takers
    from unnest(${counted.map(({ id }) => id)}::uuid[], ${counted.map(({ takers }) => takers)}::smallint[]) as c (id, takers)
    where q.id = c.id and q.takers is distinct from c.takers`.execute(tx)
