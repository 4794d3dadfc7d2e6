import { type RawBuilder, sql } from 'kysely'

/** How many of a shopper's last reports they are judged by. */
const reportsLookedAt = 20

/** The last reports of the shopper that `s` stands for. */
const recent = sql`(select overall_score, submitted_at, due_at from mystery_shopping_reports
  where shopper_id = s.profile_id order by created_at desc limit ${sql.lit(reportsLookedAt)}) recent`

/** Mean grade of the last reports; null before the first. */
export const gradeOf: RawBuilder<number | null> = sql`(select avg(recent.overall_score)::float8 from ${recent})`
export const gradedOf: RawBuilder<number> = sql`(select count(recent.overall_score)::int from ${recent})`
/** Reports that came in their time. */
export const inTimeOf: RawBuilder<number> = sql`(select count(*)::int from ${recent} where recent.submitted_at <= recent.due_at)`
/** Reports that came, or should have come by now. */
export const judgedOf: RawBuilder<number> = sql`(select count(*)::int from ${recent}
  where recent.submitted_at is not null or recent.due_at < now())`
/** How many of the last steps with their visits are looked through for those that they gave back or missed. */
const stepsLookedAt = 4 * reportsLookedAt
const steps = sql`(select step, is_counted from request_events
  where shopper_id = s.profile_id order by created_at desc limit ${sql.lit(stepsLookedAt)}) steps`

/** Visits given back and visits nobody came to, where that counts against the shopper. */
export const handBacksOf: RawBuilder<number> = sql`(select count(*)::int from ${steps}
  where steps.is_counted and steps.step = 'handBack')`
export const noShowsOf: RawBuilder<number> = sql`(select count(*)::int from ${steps}
  where steps.is_counted and steps.step = 'noShow')`
const lostOf = sql`(select count(*) from ${steps} where steps.is_counted and steps.step in ('handBack', 'noShow'))`

/** The share of visits that were kept and reported in time; null before there is anything to judge. */
export const reliabilityOf: RawBuilder<number | null> = sql`(${inTimeOf}::float8 / nullif(${judgedOf} + ${lostOf}, 0))`
