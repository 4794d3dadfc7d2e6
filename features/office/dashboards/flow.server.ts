import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import type { StatusCounts } from '#/features/ordering/requests/browse-all.server.ts'
import { now } from '#/platform/clock.ts'

const daysMeasured = 30
const mostListed = 5

/** Visits at each stage now; the last one: reports released in the last 30 days. */
export type Stages = {
  ordered: number
  approved: number
  assigned: number
  visiting: number
  review: number
  released: number
}
/** Median hours of the reports released in 30 days; null: none was released. */
export type Clocks = { visit: number | null; write: number | null; review: number | null; all: number | null }
export type Flow = { stages: Stages; clocks: { now: Clocks; before: Clocks } }

const median = (hours: string) =>
  sql.raw<number | null>(`percentile_cont(0.5) within group (order by extract(epoch from (${hours})) / 3600)`)

const clocksBetween = (actor: Actor, from: Date, to: Date) =>
  readAs(actor, async (tx) => {
    const { rows } = await sql<Clocks & { released: number }>`
      select count(*)::int as released, ${median('r.checked_in_at - q.created_at')} as visit,
        ${median('r.submitted_at - r.checked_in_at')} as write, ${median('r.released_at - r.submitted_at')} as review,
        ${median('r.released_at - q.created_at')} as "all"
      from app.mystery_shopping_reports r join app.mystery_shopping_requests q on q.id = r.request_id
      where r.released_at >= ${from} and r.released_at < ${to}`.execute(tx)
    const { released, ...clocks } = rows[0]!
    return { released, clocks }
  })

/** From order to release: how many visits stand where, and how long each step took in the last 30 days and the 30 before. */
export async function readFlow(actor: Actor, byStatus: Promise<StatusCounts>): Promise<Flow> {
  authorize(actor, 'review.browse')
  const at = now()
  const [start, middle] = [addHours(at, -48 * daysMeasured), addHours(at, -24 * daysMeasured)]
  const [counts, these, before, review] = await Promise.all([
    byStatus,
    clocksBetween(actor, middle, at),
    clocksBetween(actor, start, middle),
    readAs(actor, (tx) =>
      tx
        .selectFrom('mystery_shopping_reports')
        .select((of) => of.fn.countAll<number>().as('reports'))
        .where('status', 'in', ['submitted', 'in_review'])
        .executeTakeFirstOrThrow(),
    ),
  ])
  return {
    stages: {
      ordered: counts.pending.count,
      approved: counts.approved.count,
      assigned: counts.assigned.count,
      visiting: counts.in_progress.count,
      review: review.reports,
      released: these.released,
    },
    clocks: { now: these.clocks, before: before.clocks },
  }
}

/** Reports of one person: an editor's, or a shopper's that are late. Id null: taken by no editor. */
export type Load = { id: string | null; name: string | null; reports: number; late: number }
export type Backlog = { editors: Load[]; shoppers: Load[] }

/** Reports that wait for editors, and late reports of shoppers, the longest first. */
export async function readBacklog(actor: Actor): Promise<Backlog> {
  authorize(actor, 'review.browse')
  const at = now()
  return readAs(actor, async (tx) => {
    const { rows: editors } = await sql<Load>`
      select r.editor_id as id, e.full_name as name, count(*)::int as reports,
        (count(*) filter (where r.review_due_at <= ${at}))::int as late
      from app.mystery_shopping_reports r left join app.profiles e on e.id = r.editor_id
      where r.status in ('submitted', 'in_review')
      group by r.editor_id, e.full_name order by late desc, reports desc, name nulls first limit ${mostListed + 1}`.execute(
      tx,
    )
    const { rows: shoppers } = await sql<Load>`
      select r.shopper_id as id, s.full_name as name, count(*)::int as reports, count(*)::int as late
      from app.mystery_shopping_reports r join app.profiles s on s.id = r.shopper_id
      where r.status in ('draft', 'revision_requested') and r.due_at <= ${at}
      group by r.shopper_id, s.full_name order by reports desc, name limit ${mostListed}`.execute(tx)
    return { editors, shoppers }
  })
}
