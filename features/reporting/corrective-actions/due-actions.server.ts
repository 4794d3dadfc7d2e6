import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { unfinishedCorrectiveActions } from '#/domain/corrective-action.ts'
import { addDays, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { type CorrectiveActionLine, lineOf, selectCorrectiveActions } from './read-corrective-actions.server.ts'

export type DueAction = CorrectiveActionLine & { mine: boolean }

const mostShown = 100

/** Unfinished actions that the actor works on and that fall due within so many days, the own ones first. */
export async function selectDueActions(db: Tx, actor: Actor, within: number): Promise<DueAction[]> {
  const mine = sql<boolean>`coalesce(a.owner_id = ${actor.id}::uuid or lower(a.owner_email) = lower(${actor.email}), false)`
  const rows = await selectCorrectiveActions(db, actor)
    .select(mine.as('mine'))
    .where('a.status', 'in', unfinishedCorrectiveActions)
    .where('a.due_on', '<=', addDays(riyadhDay(now()), within))
    .where(sql<boolean>`(${mine} or priv.may_branch('actions.write', a.branch_id))`)
    .orderBy(mine, 'desc')
    .orderBy('a.due_on')
    .orderBy('a.id')
    .limit(mostShown)
    .execute()
  return rows.map((row) => ({ ...lineOf(row), mine: row.mine }))
}

/** Titles of actions that were finished today. */
export async function selectFinishedToday(db: Tx, actor: Actor): Promise<string[]> {
  const rows = await selectCorrectiveActions(db, actor)
    .innerJoin('report_action_events as e', (join) =>
      join.onRef('e.action_id', '=', 'a.id').onRef('e.client_id', '=', 'a.client_id'),
    )
    .where('e.step', '=', 'finish')
    .where('e.created_at', '>=', startOfDay(riyadhDay(now())).toISOString())
    .where('a.status', 'in', ['done', 'verified'])
    .orderBy('e.created_at')
    .limit(mostShown)
    .execute()
  return [...new Map(rows.map(({ id, title }) => [id, title])).values()]
}

/** Overdue actions by branch. */
export const countOverdueActions = (db: Tx, actor: Actor): Promise<{ branchId: string; n: number }[]> =>
  db
    .selectFrom('report_actions')
    .select(['branch_id as branchId', sql<number>`count(*)::int`.as('n')])
    .where('client_id', '=', companyOf(actor))
    .where('status', 'in', unfinishedCorrectiveActions)
    .where('due_on', '<', riyadhDay(now()))
    .groupBy('branch_id')
    .execute()
