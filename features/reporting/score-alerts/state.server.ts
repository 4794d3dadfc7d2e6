import { type RawBuilder, sql } from 'kysely'
import { readAsSystem, type Tx } from '#/db/database.server.ts'
import { alertState, type ScoreAlertState } from '#/domain/reporting/score-alerts.ts'

/** How often a report has actions, and how many of them are not verified yet. Of the row `a`, for the reader's rights. */
export const actionCounts = sql<number>`(select count(*)::int from report_actions c
  where c.client_id = a.client_id and c.report_id = a.report_id)`
export const unfinishedCounts = sql<number>`(select count(*)::int from report_actions c
  where c.client_id = a.client_id and c.report_id = a.report_id and c.status not in ('verified', 'cancelled'))`

/** The rule of `alertState` in SQL; list.test.ts compares both. */
export const stateInSql: RawBuilder<ScoreAlertState> = sql<ScoreAlertState>`(case
  when ${unfinishedCounts} > 0 then 'action'
  when a.closed_at is not null or ${actionCounts} > 0 then 'closed'
  when a.acknowledged_at is not null then 'acknowledged' else 'new' end)`

type Handled = { acknowledged_at: string | null; closed_at: string | null; actions: number; unfinished: number }
export const stateOfRow = ({ acknowledged_at, closed_at, actions, unfinished }: Handled): ScoreAlertState =>
  alertState({ acknowledged: acknowledged_at !== null, closed: closed_at !== null, actions, unfinished })

/** Rows that the company sees: withdrawn alerts are read by their address only. */
export const selectAlerts = (db: Tx, clientId: string) =>
  db
    .selectFrom('score_alerts as a')
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'a.client_id').onRef('b.id', '=', 'a.branch_id'),
    )
    .where('a.client_id', '=', clientId)

/** Names of the people who acknowledged alerts; members do not read each other's profiles. */
export async function namesOf(people: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(people.flatMap((id) => id ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await readAsSystem('an alert names the member who acknowledged it', (tx) =>
    tx.selectFrom('profiles').select(['id', 'full_name']).where('id', 'in', ids).execute(),
  )
  return new Map(rows.map(({ id, full_name }) => [id, full_name]))
}
