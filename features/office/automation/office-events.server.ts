import { type RawBuilder, sql } from 'kysely'
import type { AutomationEvent } from '#/domain/automation/events.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { momentOf } from './company-events.server.ts'
import type { Wanted } from './event.ts'

type Source = (wanted: Wanted) => RawBuilder<unknown>

const within = (column: string, { from, until }: Wanted) =>
  sql`${sql.ref(column)} >= ${from.toISOString()}::timestamptz and ${sql.ref(column)} < ${until.toISOString()}::timestamptz`

/** Midnights in Riyadh within the time, each with its day, as `m`. */
const midnights = ({
  from,
  until,
}: Wanted) => sql`(select d::date as day, d::date::timestamp at time zone 'Asia/Riyadh' as at
  from generate_series(${riyadhDay(from)}::date, ${riyadhDay(until)}::date, interval '1 day') d) m`

/** Status of a visit at a moment, out of its steps. */
const visitAt = (moment: RawBuilder<unknown>) => sql`coalesce((select v.to_status from request_events v
  where v.client_id = q.client_id and v.request_id = q.id and v.created_at <= ${moment}
  order by v.created_at desc, v.id desc limit 1), 'none')`

/** One event for each day on which a visit within the next 60 days had no shopper. */
const open: Source = (
  wanted,
) => sql`select 'r:' || q.id || ':' || m.day as key, q.client_id, null::uuid as node_id, q.branch_id, m.at,
  q.id as ref_id, null::uuid as report_id, ${visitAt(momentOf(wanted, sql`m.at`))} = 'approved' as holds,
  jsonb_build_object('days', q.scheduled_date::date - m.day, 'type', q.evaluation_type) as facts,
  jsonb_build_object('no', 'MS-' || lpad(q.number::text, greatest(4, length(q.number::text)), '0')) as named
  from mystery_shopping_requests q cross join ${midnights(wanted)}
  where ${within('m.at', wanted)} and q.created_at < m.at and q.scheduled_date::date between m.day and m.day + 60
    and ${visitAt(sql`m.at`)} = 'approved'`

const submitted: Source = (
  wanted,
) => sql`select 's:' || e.id as key, e.client_id, null::uuid as node_id, r.branch_id, e.created_at as at,
  r.id as ref_id, r.id as report_id, true as holds, jsonb_build_object('type', q.evaluation_type) as facts,
  jsonb_build_object('no', 'R-' || lpad(r.receipt_number::text, greatest(4, length(r.receipt_number::text)), '0')) as named
  from report_events e join mystery_shopping_reports r on r.client_id = e.client_id and r.id = e.report_id
  join mystery_shopping_requests q on q.client_id = r.client_id and q.id = r.request_id
  where e.step = 'submit' and ${within('e.created_at', wanted)}`

const disputed: Source = (
  wanted,
) => sql`select 'd:' || d.id as key, d.client_id, null::uuid as node_id, r.branch_id, d.opened_at as at,
  r.id as ref_id, r.id as report_id, true as holds, '{}'::jsonb as facts,
  jsonb_build_object('no', 'R-' || lpad(r.receipt_number::text, greatest(4, length(r.receipt_number::text)), '0')) as named
  from report_disputes d join mystery_shopping_reports r on r.client_id = d.client_id and r.id = d.report_id
  where ${within('d.opened_at', wanted)}`

const isUnpaid = (moment: RawBuilder<unknown>) =>
  sql`(i.status in ('issued', 'partly_paid', 'overdue') or (i.status in ('paid', 'credited') and i.updated_at >= ${moment}))`

/** One event for each day on which an invoice was overdue; a paid one was so until its last change. */
const overdue: Source = (
  wanted,
) => sql`select 'i:' || i.id || ':' || m.day as key, i.client_id, null::uuid as node_id, null::uuid as branch_id, m.at,
  i.id as ref_id, null::uuid as report_id, ${isUnpaid(momentOf(wanted, sql`m.at`))} as holds,
  jsonb_build_object('days', m.day - i.due_on, 'amount', (i.gross - i.credited - i.paid)::numeric / 100) as facts,
  jsonb_build_object('no', i.number) as named
  from invoices i cross join ${midnights(wanted)}
  where ${within('m.at', wanted)} and i.kind = 'invoice' and i.number is not null and i.issued_at < m.at
    and i.due_on < m.day and i.due_on >= m.day - 365
    and ${isUnpaid(sql`m.at`)}`

/** A mail fails hours after its making, when its last attempt does, so the job looks further back. */
const retryHours = 72
const failedMail: Source = (wanted) => {
  const from = wanted.by === 'recorded' ? new Date(wanted.from.getTime() - retryHours * 3_600_000) : wanted.from
  return sql`select 'm:' || e.id as key, null::uuid as client_id, null::uuid as node_id, null::uuid as branch_id, e.created_at as at,
    e.id as ref_id, null::uuid as report_id, true as holds, jsonb_build_object('kind', e.kind) as facts, jsonb_build_object('kind', e.kind) as named
    from emails e where e.state = 'failed' and e.kind not like 'automation.%' and ${within('e.created_at', { ...wanted, from })}`
}

/** Events of our team's work. */
export const officeSources = {
  'request.open': open,
  'report.submitted': submitted,
  'dispute.opened': disputed,
  'invoice.overdue': overdue,
  'email.failed': failedMail,
} as const satisfies Partial<Record<AutomationEvent, Source>>
