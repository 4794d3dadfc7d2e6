import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { ClientApprovalStatus } from '#/domain/client-approval.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { healthBounds, type HealthFacts } from '#/domain/office/client-health.ts'
import { type Day, daysBetween } from '#/domain/riyadh-time.ts'
import type { ClientScore } from './list.ts'

/** Open amounts by client, read from the partial index of open documents. */
const moneyOf = (today: Day): RawBuilder<unknown> => sql`
  select i.client_id, sum(i.gross - i.credited - i.paid)::bigint as owed,
    coalesce(sum(i.gross - i.credited - i.paid) filter (where i.due_on < ${today}::date), 0)::bigint as overdue,
    greatest(0, ${today}::date - min(i.due_on)) as overdue_days
  from invoices i
  where i.status in ('issued', 'partly_paid', 'overdue') and i.kind <> 'credit' and i.gross - i.credited - i.paid > 0
  group by i.client_id`

/** Critical actions that someone still has to finish. */
const actionsOf = sql`select a.client_id, count(*)::int as critical from report_actions a
  where a.priority = 'critical' and a.status in ('open', 'in_progress', 'reopened') group by a.client_id`

/** First day after a plan that is not continued. */
const endingOf = sql`select s.client_id, max(m.until_on) as ends_on from subscriptions s
  join subscription_periods m on m.client_id = s.client_id and m.subscription_id = s.id
  where s.state = 'active' and s.next_tier = 'free' group by s.client_id`

/** Clients with the rows from which their facts follow: `c`, `p`, `k` (company), `s` (scores), `money`, `actions`, `ending`. */
export const withFacts = (db: Tx, today: Day) =>
  db
    .selectFrom('client_profiles as c')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .innerJoin('companies as k', 'k.id', 'c.profile_id')
    .leftJoin('client_scores as s', 's.client_id', 'c.profile_id')
    .leftJoin(
      sql<{ client_id: string; owed: Halalas; overdue: Halalas; overdue_days: number }>`(${moneyOf(today)})`.as(
        'money',
      ),
      (on) => on.onRef('money.client_id', '=', 'c.profile_id'),
    )
    .leftJoin(sql<{ client_id: string; critical: number }>`(${actionsOf})`.as('actions'), (on) =>
      on.onRef('actions.client_id', '=', 'c.profile_id'),
    )
    .leftJoin(sql<{ client_id: string; ends_on: Day }>`(${endingOf})`.as('ending'), (on) =>
      on.onRef('ending.client_id', '=', 'c.profile_id'),
    )
    .where('p.user_type', '=', 'client')

/** Last visits with a failed critical question for which no critical action was opened. */
const unanswered = sql<number>`(select count(*)::int from unnest(s.failed_reports) as failed (report)
  where not exists (select from report_actions a where a.client_id = c.profile_id and a.report_id = failed.report and a.priority = 'critical'))`
const criticalOpen = sql<number>`(coalesce(actions.critical, 0) + case when s.failed_reports <> '{}' then ${unanswered} else 0 end)`
const isPaused = sql<boolean>`(c.subscription_tier = 'free' and coalesce((select b.ended_why = 'unpaid' from subscriptions b
  where b.client_id = c.profile_id and b.began_on is not null order by b.created_at desc limit 1), false))`
const idleSince = sql<Day>`coalesce(s.last_visit_on, (coalesce(c.approval_changed_at, p.created_at) at time zone 'Asia/Riyadh')::date)`
const fell = (points: number): RawBuilder<boolean> =>
  sql`(s.compared > 0 and s.moved_sum <= ${sql.lit(-points * 100)} * s.compared)`
const idle = (today: Day, days: number): RawBuilder<boolean> => sql`(${today}::date - ${idleSince} >= ${sql.lit(days)})`

/** `healthOf` as SQL, for the filter: the same bounds, compared by a test over every reason. */
export function healthIn(today: Day): RawBuilder<string> {
  const { longOverdue, noVisit, noVisitLong, falling, fallingFast, planEnding } = healthBounds
  const isApproved = sql`c.approval = 'approved'`
  return sql`case
    when money.overdue > 0 and money.overdue_days >= ${sql.lit(longOverdue)} then 'risk'
    when ${isApproved} and (${criticalOpen} > 0 or ${fell(fallingFast)} or ${idle(today, noVisitLong)} or ${isPaused}) then 'risk'
    when money.overdue > 0 or c.approval = 'pending' then 'watch'
    when ${isApproved} and (${fell(falling)} or ${idle(today, noVisit)}
      or ending.ends_on - ${today}::date <= ${sql.lit(planEnding)}) then 'watch'
    else 'good' end`
}

/** Columns of `withFacts` for `factsOf` and `scoreOf`. */
export const factColumns = [
  'c.approval',
  'money.overdue',
  'money.overdue_days',
  'money.owed',
  'ending.ends_on',
  's.evaluation_type',
  's.branches',
  's.score_sum',
  's.compared',
  's.moved_sum',
  's.last_score',
  's.last_visit_on',
] as const
export const factValues = () => [criticalOpen.as('critical_open'), isPaused.as('is_paused'), idleSince.as('idle_since')]

type Stored = {
  approval: ClientApprovalStatus
  overdue: Halalas | null
  overdue_days: number | null
  ends_on: Day | null
  critical_open: number
  is_paused: boolean
  idle_since: Day
  evaluation_type: MysteryType | null
  branches: number | null
  score_sum: number | null
  compared: number | null
  moved_sum: number | null
  last_score: number | null
  last_visit_on: Day | null
}

/** Scores of a client from sums in hundredths; null without a counted visit. */
export function scoreOf(row: Stored): ClientScore | null {
  if (!row.branches || !row.last_visit_on || !row.evaluation_type) return null
  return {
    type: row.evaluation_type,
    average: { n: row.branches, mean: row.score_sum! / row.branches / 100 },
    last: row.last_score!,
    lastOn: row.last_visit_on,
    change: row.compared ? row.moved_sum! / row.compared / 100 : null,
  }
}

export const factsOf = (row: Stored, today: Day): HealthFacts => ({
  approval: row.approval,
  overdue: row.overdue ?? 0,
  overdueDays: row.overdue_days ?? 0,
  criticalOpen: row.critical_open,
  idleDays: daysBetween(row.idle_since, today),
  change: scoreOf(row)?.change ?? null,
  planEndsIn: row.ends_on ? daysBetween(today, row.ends_on) : null,
  isPlanPaused: row.is_paused,
})
