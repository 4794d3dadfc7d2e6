import { type RawBuilder, sql } from 'kysely'

/** Number of last reports behind quality and reliability. */
const reportsLookedAt = 20
/** Number of last visit steps searched for visits handed back or missed. */
const stepsLookedAt = 4 * reportsLookedAt

/**
 * Performance of a shopper as one row `record`: mean grade, punctuality of reports received or due by `at`, and visits
 * lost by their own fault. Shared by fit and roster.
 */
export const shopperRecord = (shopper: RawBuilder<unknown>, at: Date): RawBuilder<unknown> => sql`(
  select reports.*, steps.hand_backs, steps.no_shows,
    reports.in_time::float8 / nullif(reports.judged + steps.hand_backs + steps.no_shows, 0) as reliability
  from (select avg(report.overall_score)::float8 as grade, count(report.overall_score)::int as graded,
      (count(*) filter (where report.submitted_at <= report.due_at))::int as in_time,
      (count(*) filter (where report.submitted_at is not null or report.due_at < ${at}))::int as judged
    from (select overall_score, submitted_at, due_at from mystery_shopping_reports
      where shopper_id = ${shopper} order by created_at desc limit ${sql.lit(reportsLookedAt)}) report) reports
  cross join (select (count(*) filter (where event.step = 'handBack'))::int as hand_backs,
      (count(*) filter (where event.step = 'noShow'))::int as no_shows
    from (select step, is_counted from request_events
      where shopper_id = ${shopper} order by created_at desc limit ${sql.lit(stepsLookedAt)}) event
    where event.is_counted) steps) record`
