import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { type ActionShare, shareOf } from '#/domain/reporting/action-figures.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

/** Days that the figures look back. */
export const figureDays = 180
const mostBranches = 200

export type ActionFigures = { onTime: ActionShare; repeats: ActionShare }
export type BranchFigures = ActionFigures & { branchId: string; branch: string; open: number; overdue: number }

type Row = {
  branch_id: string
  branch: string
  finished: number
  in_time: number
  verified: number
  repeated: number
  open: number
  overdue: number
}

/** How many actions were done by their due day, and how many verified ones failed again, of the last 180 days. */
export async function readActionFigures(
  actor: Actor,
): Promise<{ from: Day; all: ActionFigures; branches: BranchFigures[] }> {
  authorize(actor, 'actions.read')
  const today = riyadhDay(now())
  const from = addDays(today, -figureDays)
  const { rows } = await readAs(actor, (db) =>
    sql<Row>`
      with done as (
        select a.id, a.branch_id, a.status, a.due_on, (f.at at time zone 'Asia/Riyadh')::date as day,
          exists (select from report_actions x where x.client_id = a.client_id and x.repeats_id = a.id) as repeated
        from report_actions a
        left join lateral (select max(e.created_at) as at from report_action_events e
          where e.action_id = a.id and e.step = 'finish' and a.status in ('done', 'verified')) f on true
        where a.client_id = ${companyOf(actor)}::uuid)
      select b.id as branch_id, ${branchNow('b')} as branch,
        count(*) filter (where d.day >= ${from}::date)::int as finished,
        count(*) filter (where d.day >= ${from}::date and d.day <= d.due_on)::int as in_time,
        count(*) filter (where d.day >= ${from}::date and d.status = 'verified')::int as verified,
        count(*) filter (where d.day >= ${from}::date and d.status = 'verified' and d.repeated)::int as repeated,
        count(*) filter (where d.status in ('open', 'in_progress', 'reopened'))::int as open,
        count(*) filter (where d.status in ('open', 'in_progress', 'reopened') and d.due_on < ${today}::date)::int as overdue
      from done d join branches b on b.id = d.branch_id
      group by b.id
      order by overdue desc, open desc, branch`.execute(db),
  )
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)
  const all = {
    onTime: shareOf(
      sum(({ in_time }) => in_time),
      sum(({ finished }) => finished),
    ),
    repeats: shareOf(
      sum(({ repeated }) => repeated),
      sum(({ verified }) => verified),
    ),
  }
  const branches = rows.slice(0, mostBranches).map((row) => ({
    branchId: row.branch_id,
    branch: row.branch,
    open: row.open,
    overdue: row.overdue,
    onTime: shareOf(row.in_time, row.finished),
    repeats: shareOf(row.repeated, row.verified),
  }))
  return { from, all, branches }
}
