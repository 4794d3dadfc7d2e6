import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { AutomationEvent } from '#/domain/automation/events.ts'
import { certificationSteps } from '#/domain/automation/steps.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import type { HappenedEvent, Wanted } from './event.ts'

/** Smallest id that `app.uuid7()` gives from a moment on: rows of the timeline are found by the time of their storing. */
export function firstIdAt(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/** Moment as of which the facts of an event describe its record. */
export const momentOf = ({ waited }: Wanted, at: RawBuilder<unknown>): RawBuilder<unknown> =>
  waited === undefined ? at : sql`least(${at} + ${waited} * interval '1 day', ${now().toISOString()}::timestamptz)`

const inTimeline = ({ by, from, until }: Wanted): RawBuilder<boolean> =>
  by === 'recorded'
    ? sql<boolean>`e.id >= ${firstIdAt(from)}::uuid and e.id < ${firstIdAt(until)}::uuid`
    : sql<boolean>`e.at >= ${from.toISOString()}::timestamptz and e.at < ${until.toISOString()}::timestamptz`

const ofTimeline = (kind: string, steps: readonly string[], wanted: Wanted) => sql`
  e.kind = ${kind} and e.step = any (${steps}::text[]) and ${inTimeline(wanted)} and ${atPlace(wanted, 'e')}`

/** Restricts rows with `client_id` and `node_id` to companies and to a part. */
function atPlace({ clientIds, nodeId }: Wanted, of: string): RawBuilder<boolean> {
  const companies = clientIds ? sql`${sql.ref(`${of}.client_id`)} = any (${clientIds}::uuid[])` : sql`true`
  if (!nodeId) return sql<boolean>`${companies}`
  const node = sql.ref(`${of}.node_id`)
  // why: a note on the whole company belongs to its root, which is its own descendant
  return sql<boolean>`${companies} and exists (select from org_closure c where c.ancestor_id = ${nodeId}::uuid and c.descendant_id = ${node})`
}

const timelineColumns = sql`'t:' || e.id as key, e.client_id, e.node_id, e.branch_id, e.at, e.ref_id`

type Source = (wanted: Wanted) => RawBuilder<unknown>

const timelineMoment = (wanted: Wanted) => momentOf(wanted, sql`e.at`)

const moved =
  (
    kind: string,
    steps: readonly string[],
    more: (wanted: Wanted) => RawBuilder<unknown> = () => sql`'{}'::jsonb`,
  ): Source =>
  (wanted) =>
    sql`select ${timelineColumns}, null::uuid as report_id, true as holds,
    jsonb_build_object('step', e.step) || coalesce(${more(wanted)}, '{}') as facts, jsonb_build_object('no', e.ref_no) as named
    from timeline_events e where ${ofTimeline(kind, steps, wanted)}`

/** Level and state of a certificate, and the level of the one that it replaced. */
const certificateFacts = (wanted: Wanted) => sql`(select jsonb_build_object('level', c.level,
    'before:level', (select p.level from certificates p where p.client_id = c.client_id and p.replaced_by = c.id limit 1),
    'state', coalesce((select v.to_state from certificate_events v where v.client_id = c.client_id and v.certificate_id = c.id
      and v.created_at <= ${timelineMoment(wanted)} order by v.created_at desc, v.id desc limit 1), c.state))
  from certificates c where c.client_id = e.client_id and c.id = e.ref_id)`

/** Status of an action at a moment, out of its steps. */
const actionAt = (moment: RawBuilder<unknown>) => sql`coalesce((select v.to_status from report_action_events v
  where v.client_id = a.client_id and v.action_id = a.id and v.created_at <= ${moment}
  order by v.created_at desc, v.id desc limit 1), 'none')`
const isUnfinished = sql`in ('open', 'in_progress', 'reopened')`

/** An action that was opened or finished, with its priority and title. */
const action =
  (steps: readonly string[]): Source =>
  (wanted) =>
    sql`select ${timelineColumns}, a.report_id, true as holds,
    jsonb_build_object('priority', a.priority, 'title', e.params ->> 'title', 'state', ${actionAt(timelineMoment(wanted))}) as facts,
    jsonb_build_object('title', e.params ->> 'title') as named
    from timeline_events e join report_actions a on a.client_id = e.client_id and a.id = e.ref_id
    where ${ofTimeline('action', steps, wanted)}`

/** Released reports of a branch and kind of visit up to one of them, the newest first; `nth` counts back from it. */
const before = sql`select r2.id, r2.branch_score, r2.score, row_number() over (order by r2.released_at desc, r2.id desc) as nth
  from mystery_shopping_reports r2 join mystery_shopping_requests q2 on q2.client_id = r2.client_id and q2.id = r2.request_id
  where r2.client_id = r.client_id and r2.branch_id = r.branch_id and q2.evaluation_type = q.evaluation_type
    and r2.released_at is not null and r2.status in ('released', 'disputed', 'locked') and r2.released_at <= r.released_at`

const releasedFrom = (wanted: Wanted) => sql`timeline_events e
  join mystery_shopping_reports r on r.client_id = e.client_id and r.id = e.ref_id
  join mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
  where ${ofTimeline('report', ['released'], wanted)}`

const criticals = (score: RawBuilder<unknown>) => sql`jsonb_array_length(coalesce(${score} -> 'criticalFailed', '[]'))`
const scoreAt = (wanted: Wanted) => sql`coalesce((select v.branch_score from report_revisions v
  where v.client_id = r.client_id and v.report_id = r.id and v.number > 1 and v.created_at <= ${timelineMoment(wanted)}
  order by v.number desc limit 1), (e.params ->> 'score')::numeric)`

/** A report, with the one before it of the same branch and kind of visit. */
const released: Source = (wanted) => sql`select ${timelineColumns}, r.id as report_id, true as holds,
  jsonb_build_object('score', ${scoreAt(wanted)}, 'type', q.evaluation_type,
    'criticalFailures', ${criticals(sql`r.score`)},
    'before:score', (select b.branch_score from (${before}) b where b.nth = 2),
    'before:criticalFailures', (select ${criticals(sql`b.score`)} from (${before}) b where b.nth = 2),
    'underTarget', (select case when s.target_score is null or q.evaluation_type = 'operations_audit' then null else coalesce(
        (select min(b.nth) from (${before}) b where b.branch_score >= s.target_score) - 1,
        (select count(*) from (${before}) b)) end
      from (select (select i.target_score from insight_settings i where i.client_id = r.client_id) as target_score) s)) as facts,
  jsonb_build_object('no', e.ref_no) as named
  from ${releasedFrom(wanted)}`

/** A report that was corrected after its release: its score then, and before the correction. */
const corrected: Source = (wanted) => sql`select ${timelineColumns}, r.id as report_id, true as holds,
  jsonb_build_object('type', q.evaluation_type, 'score', (e.params ->> 'score')::numeric,
    'before:score', (select v.branch_score from report_revisions v where v.client_id = r.client_id and v.report_id = r.id
      and v.number < (select max(n.number) from report_revisions n where n.client_id = r.client_id and n.report_id = r.id
        and n.created_at <= e.at) order by v.number desc limit 1)) as facts,
  jsonb_build_object('no', e.ref_no) as named
  from timeline_events e
  join mystery_shopping_reports r on r.client_id = e.client_id and r.id = e.ref_id
  join mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
  where ${ofTimeline('report', ['corrected'], wanted)}`

/** A question counts as failed from a quarter of its points down (domain/score.ts). */
const hasFailed = sql`(x ->> 'applicable')::boolean and (x ->> 'score')::numeric <= 0.25`

const failed: Source = (
  wanted,
) => sql`select 'q:' || r.id || ':' || (x ->> 'key') as key, e.client_id, e.node_id, e.branch_id, e.at, r.id as ref_id,
  r.id as report_id, true as holds,
  jsonb_build_object('type', q.evaluation_type, 'question', x ->> 'key',
    'critical', case when r.score -> 'criticalFailed' ? (x ->> 'key') then 'yes' else 'no' end,
    'times', (select coalesce(min(b.nth) filter (where not b.failed) - 1, count(*)) from (
      select v.nth, exists (select from jsonb_array_elements(coalesce(v.score -> 'questions', '[]')) y
        where y ->> 'key' = x ->> 'key' and (y ->> 'applicable')::boolean and (y ->> 'score')::numeric <= 0.25) as failed
      from (${before}) v) b)) as facts,
  jsonb_build_object('no', e.ref_no, 'question', x ->> 'key') as named
  from timeline_events e
  join mystery_shopping_reports r on r.client_id = e.client_id and r.id = e.ref_id
  join mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
  cross join lateral jsonb_array_elements(coalesce(r.score -> 'questions', '[]')) x
  where ${ofTimeline('report', ['released'], wanted)} and ${hasFailed}`

const alert: Source = (
  wanted,
) => sql`select 'a:' || a.id as key, a.client_id, r.branch_id as node_id, r.branch_id, a.decided_at as at,
  a.id as ref_id, r.id as report_id, true as holds, jsonb_build_object('failures', jsonb_array_length(a.questions)) as facts, '{}'::jsonb as named
  from report_alerts a join (select s.id, s.client_id, s.branch_id, s.branch_id as node_id from mystery_shopping_reports s) r
    on r.client_id = a.client_id and r.id = a.report_id
  where a.state = 'sent' and a.decided_at >= ${wanted.from.toISOString()}::timestamptz
    and a.decided_at < ${wanted.until.toISOString()}::timestamptz and ${atPlace(wanted, 'r')}`

/** Midnights in Riyadh within the time, each with its day. */
const midnights = ({
  from,
  until,
}: Wanted) => sql`(select d::date as day, d::date::timestamp at time zone 'Asia/Riyadh' as at
  from generate_series(${riyadhDay(from)}::date, ${riyadhDay(until)}::date, interval '1 day') d) m
  where m.at >= ${from.toISOString()}::timestamptz and m.at < ${until.toISOString()}::timestamptz`

/** One event for each day on which an unfinished action was overdue. */
const overdue: Source = (
  wanted,
) => sql`select 'o:' || a.id || ':' || m.day as key, a.client_id, a.branch_id as node_id, a.branch_id, m.at,
  a.id as ref_id, a.report_id, ${actionAt(momentOf(wanted, sql`m.at`))} ${isUnfinished} as holds,
  jsonb_build_object('days', m.day - a.due_on, 'priority', a.priority, 'title', a.title) as facts,
  jsonb_build_object('title', a.title) as named
  from (select b.*, b.branch_id as node_id from report_actions b) a cross join ${midnights(wanted)}
    and a.due_on < m.day and a.due_on >= m.day - 60 and ${atPlace(wanted, 'a')}
    and ${actionAt(sql`m.at`)} ${isUnfinished}`

/** Whether a newer document of the same kind had been sent by a moment. */
const renewedBy = (moment: RawBuilder<unknown>) => sql`exists (select from client_papers o
  where o.client_id = p.client_id and o.kind = p.kind and o.created_at > p.created_at and o.created_at <= ${moment})`

const expires: Source = (
  wanted,
) => sql`select 'p:' || p.id || ':' || m.day as key, p.client_id, p.node_id, null::uuid as branch_id, m.at,
  p.id as ref_id, null::uuid as report_id, not ${renewedBy(momentOf(wanted, sql`m.at`))} as holds,
  jsonb_build_object('days', p.expires_on - m.day) as facts, jsonb_build_object('paper', p.kind) as named
  from (select b.*, (select n.id from org_nodes n where n.client_id = b.client_id and n.kind = 'root') as node_id from client_papers b) p
  cross join ${midnights(wanted)} and p.expires_on between m.day and m.day + 60 and p.created_at < m.at and ${atPlace(wanted, 'p')}
    and not ${renewedBy(sql`m.at`)}`

/** One event for each day on which a licence or another document of the company or a branch is about to end; never a worker's. */
const documentEnds: Source = (
  wanted,
) => sql`select 'd:' || p.id || ':' || m.day as key, p.client_id, p.node_id, p.branch_id, m.at,
  p.id as ref_id, null::uuid as report_id,
  coalesce(p.replaced_at, p.rejected_at, 'infinity') > ${momentOf(wanted, sql`m.at`)} as holds,
  jsonb_build_object('days', p.expires_on - m.day, 'renewing', case when p.renewal_started_on <= m.day then 'yes' else 'no' end) as facts,
  jsonb_build_object('document', p.kind) as named
  from (select b.*, coalesce(b.branch_id, (select n.id from org_nodes n where n.client_id = b.client_id and n.kind = 'root')) as node_id
    from papers b where b.worker_id is null and not b.is_check) p
  cross join ${midnights(wanted)} and p.expires_on between m.day and m.day + 60 and p.created_at < m.at and ${atPlace(wanted, 'p')}
    and coalesce(p.replaced_at, p.rejected_at, 'infinity') > m.at`

/** A daily report that did not come, with how many of the branch were missing in the seven days up to it. */
const dailyMissing: Source = (wanted) => sql`select ${timelineColumns}, null::uuid as report_id, true as holds,
  jsonb_build_object('times', (select count(*) from timeline_events o where o.client_id = e.client_id and o.branch_id = e.branch_id
    and o.kind = 'daily' and o.step = 'missing' and o.at > e.at - interval '7 days' and o.at <= e.at)) as facts,
  jsonb_build_object('day', e.params ->> 'day') as named
  from timeline_events e where ${ofTimeline('daily', ['missing'], wanted)}`

/** A review counts from its publication. */
const reviews: Source = (
  wanted,
) => sql`select 'g:' || g.id as key, g.client_id, g.branch_id as node_id, g.branch_id, g.moderated_at as at,
  g.id as ref_id, null::uuid as report_id, true as holds, jsonb_build_object('stars', g.stars) as facts,
  jsonb_build_object('stars', g.stars::text) as named
  from (select b.id, b.client_id, b.branch_id, b.branch_id as node_id, b.stars, b.state, b.moderated_at from guest_reviews b) g
  where g.state = 'published' and g.moderated_at >= ${wanted.from.toISOString()}::timestamptz
    and g.moderated_at < ${wanted.until.toISOString()}::timestamptz and ${atPlace(wanted, 'g')}`

const visits: Source = (wanted) => sql`select ${timelineColumns}, null::uuid as report_id, true as holds,
  jsonb_build_object('step', e.step, 'type', e.params ->> 'type') as facts, jsonb_build_object('no', e.ref_no) as named
  from timeline_events e where ${ofTimeline('visit', ['ordered', 'approved', 'rescheduled', 'cancelled'], wanted)}`

const notes: Source = (
  wanted,
) => sql`select ${timelineColumns}, null::uuid as report_id, true as holds, jsonb_build_object('text', n.text) as facts,
  '{}'::jsonb as named
  from timeline_events e join timeline_notes n on n.client_id = e.client_id and n.id = e.ref_id and n.text is not null
  where ${ofTimeline('note', ['written'], wanted)}`

const disputes: Source = (
  wanted,
) => sql`select ${timelineColumns}, e.ref_id as report_id, true as holds, jsonb_build_object('step', e.step) as facts,
  jsonb_build_object('no', e.ref_no) as named
  from timeline_events e where ${ofTimeline('dispute', ['opened', 'upheld', 'declined', 'withdrawn'], wanted)}`

const invoiceFacts = (wanted: Wanted) => sql`(select jsonb_build_object('amount', (e.params ->> 'gross')::numeric / 100,
    'paid', case when i.status = 'paid' and i.updated_at <= ${timelineMoment(wanted)} then 'yes' else 'no' end)
  from invoices i where i.client_id = e.client_id and i.id = e.ref_id)`

/** Events of companies. */
export const companySources = {
  'report.released': released,
  'report.corrected': corrected,
  'alert.sent': alert,
  'question.failed': failed,
  'dispute.moved': disputes,
  'action.opened': action(['opened']),
  'action.finished': action(['finished']),
  'action.overdue': overdue,
  'certificate.moved': moved('certificate', certificationSteps, certificateFacts),
  'visit.moved': visits,
  'invoice.moved': moved('invoice', ['issued', 'credited', 'debited', 'settled'], invoiceFacts),
  'paper.expires': expires,
  'document.ends': documentEnds,
  'daily.missing': dailyMissing,
  'guest.reviewed': reviews,
  'member.moved': moved('member', ['joined', 'left', 'removed']),
  'note.written': notes,
} as const satisfies Partial<Record<AutomationEvent, Source>>

export type SourceRow = {
  key: string
  client_id: string | null
  node_id: string | null
  branch_id: string | null
  at: string | Date
  ref_id: string
  report_id: string | null
  holds: boolean
  facts: HappenedEvent['facts']
  named: HappenedEvent['named']
}

/** Rows of a source, the newest first. */
export async function rowsOf(db: Tx, source: RawBuilder<unknown>, { keys, most }: Wanted): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`select * from (${source}) s
    ${keys ? sql`where s.key = any (${keys}::text[])` : sql``} order by s.at desc, s.key limit ${most}`.execute(db)
  return rows
}
