import { type Expression, sql, type SqlBool } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import {
  isEditableByShopper,
  type Lateness,
  reviewLateness,
  type ReportStatus,
  graceHours,
  type ReviewHours,
} from '#/domain/report.ts'
import { now } from '#/platform/clock.ts'
import type { DeskQuery } from '#/features/reporting/reports/list-query.ts'
import { type DeskTab, deskTabs, weakEvidence } from '#/features/reporting/reports/lists.ts'
import { searchPattern, typedNumber } from '#/features/reporting/reports/report-rows.server.ts'
import { reviewHours } from './review-hours.server.ts'

export type DeskRow = {
  id: string
  status: ReportStatus
  branch: string
  location: string
  client: string
  shopper: string
  editor: string | null
  type: EvaluationType
  submittedAt: string | null
  /** Whole hours since it was handed in. */
  waitedHours: number | null
  dueAt: string | null
  lateness: Lateness | 'overdue'
  score: number | null
  hasCritical: boolean
  /** How far the visit is proved, 0-100; null until it has been weighed. */
  evidence: number | null
  /** Until when a critical failure is to be checked; null when none waits. */
  alertDueAt: string | null
}
export type Desk = { rows: DeskRow[]; total: number; counts: Record<DeskTab, number>; pageSize: number }

const pageSize = 25

const inTab = (tab: DeskTab, at: Date): Expression<SqlBool> => {
  if (tab === 'waiting') return sql`r.status = 'submitted'`
  if (tab === 'in-review') return sql`r.status = 'in_review'`
  if (tab === 'returned') return sql`r.status = 'revision_requested'`
  if (tab === 'disputes') return sql`r.status = 'disputed'`
  if (tab === 'appeals')
    return sql`r.id in (select a.report_id from report_appeals a where a.status = 'open'
      union all select g.report_id from grade_replies g where g.answer is null)`
  if (tab === 'overdue') return sql`r.status = 'draft' and r.due_at <= ${at}`
  return tab === 'released' ? sql`r.released_at is not null` : sql`r.status = 'rejected'`
}

const orders = {
  due: sql`case when r.status in ('submitted', 'in_review') then r.review_due_at else r.due_at end`,
  risk: sql`coalesce(r.evidence_score, 101) - case when r.has_critical then 1000 else 0 end`,
  submitted: sql`r.submitted_at`,
  branch: sql`q.branch_name`,
  client: sql`q.client_name`,
} as const

/** Since when a shopper waits for the office. */
const saidAt = sql`least((select a.created_at from report_appeals a where a.report_id = r.id and a.status = 'open'),
  (select g.created_at from grade_replies g where g.report_id = r.id and g.answer is null))`

/** The column and direction of a sort. What was released has nothing due any more: there the newest comes first, by index. */
function orderOf({ sort, tab }: DeskQuery) {
  const name = sort.replace(/^-/, '') as keyof typeof orders
  if (name === 'due' && tab === 'released') return { column: sql`r.released_at`, descending: true }
  if (name === 'due' && tab === 'appeals') return { column: saidAt, descending: false }
  return { column: orders[name], descending: sort.startsWith('-') }
}

/** The editor's queue: one state at a time, the most urgent first, searched and paged by the database. */
export async function browseDesk(actor: Actor, query: DeskQuery): Promise<Desk> {
  authorize(actor, 'reports.review')
  const at = now()
  return readAs(actor, async (db) => {
    const hours = await reviewHours(db)
    const filtered = selectQueue(db, actor, query, at, hours)
    const { column, descending } = orderOf(query)
    const isNarrowed = query.q !== '' || [query.risk, query.age, query.hands, query.type].some((one) => one !== null)
    const [rows, found, counts] = await Promise.all([
      filtered
        .leftJoin('profiles as e', 'e.id', 'r.editor_id')
        .leftJoin('report_alerts as a', (join) => join.onRef('a.report_id', '=', 'r.id').on('a.state', '=', 'waiting'))
        .select(['r.id', 'r.status', 'r.submitted_at', 'r.due_at', 'r.branch_score', 'r.has_critical'])
        .select(['r.evidence_score', 'a.due_at as alert_due_at', 'q.branch_name', 'q.branch_location'])
        .select(['q.client_name', 'q.evaluation_type', 's.full_name as shopper', 'e.full_name as editor'])
        .select('r.review_due_at')
        .$if(query.sort === 'due' && alertsLead.includes(query.tab), (queue) =>
          queue.orderBy('a.due_at', (order) => order.asc().nullsLast()),
        )
        .orderBy(column, (order) => (descending ? order.desc() : order.asc()))
        .orderBy('r.id')
        .limit(pageSize)
        .offset((query.page - 1) * pageSize)
        .execute(),
      isNarrowed ? filtered.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow() : null,
      countTabs(db, at),
    ])
    return {
      rows: rows.map((row) => deskRow(row, at, hours)),
      total: found?.total ?? counts[query.tab],
      counts,
      pageSize,
    }
  })
}

/** Where a critical failure goes ahead of everything that is only due. */
const alertsLead: readonly DeskTab[] = ['waiting', 'in-review', 'returned']

const selectQueue = (
  db: Tx,
  actor: Actor,
  { tab, q, risk, age, hands, type }: DeskQuery,
  at: Date,
  hours: ReviewHours,
) =>
  db
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
    .innerJoin('profiles as s', 's.id', 'r.shopper_id')
    .where(inTab(tab, at))
    .$if(q !== '', (rows) => rows.where(matches(q)))
    .$if(risk === 'critical', (rows) => rows.where('r.has_critical', '=', true))
    .$if(risk === 'weak', (rows) => rows.where('r.evidence_score', '<', weakEvidence))
    .$if(age !== null, (rows) => rows.where(sql<SqlBool>`r.review_due_at <= ${lateSince(age, at, hours)}`))
    .$if(hands === 'mine', (rows) => rows.where('r.editor_id', '=', actor.id))
    .$if(hands === 'others', (rows) => rows.where('r.editor_id', '!=', actor.id))
    .$if(type !== null, (rows) => rows.where('q.evaluation_type', '=', type!))

const lateSince = (age: DeskQuery['age'], at: Date, hours: ReviewHours): Date =>
  age === 'escalated' ? addHours(at, -graceHours(hours)) : at

/** Branches and clients are found by their search indexes first; only then are reports looked through. */
const matches = (typed: string) => {
  const pattern = searchPattern(typed)
  return sql<SqlBool>`(
    q.branch_id in (select b.id from branches b where app.fold(b.name || ' ' || b.location) like ${pattern})
    or r.client_id in (select c.id from profiles c where c.user_type = 'client'
      and app.fold(coalesce(c.company_name, '') || ' ' || c.full_name) like ${pattern})
    or r.shopper_id in (select f.id from profiles f where f.user_type in ('mystery_shopper', 'freelancer')
      and app.fold(f.full_name) like ${pattern})
    or r.receipt_number = ${typedNumber(typed)})`
}

/** Each state is counted by the index of its own, disputes one by one as they are decided, so that a million released reports do not slow the desk down. */
async function countTabs(db: Tx, at: Date): Promise<Record<DeskTab, number>> {
  const rows = await db
    .selectNoFrom((eb) =>
      deskTabs.map((tab) =>
        tab === 'disputes'
          ? eb
              .selectFrom('report_disputes as d')
              .select((count) => count.fn.countAll<number>().as('count'))
              .where('d.state', '=', 'open')
              .as(tab)
          : eb
              .selectFrom('mystery_shopping_reports as r')
              .select((count) => count.fn.countAll<number>().as('count'))
              .where(inTab(tab, at))
              .as(tab),
      ),
    )
    .executeTakeFirstOrThrow()
  return Object.fromEntries(deskTabs.map((tab) => [tab, rows[tab] ?? 0])) as Record<DeskTab, number>
}

type Row = {
  id: string
  status: string
  branch_name: string
  branch_location: string
  client_name: string
  shopper: string
  editor: string | null
  evaluation_type: string
  submitted_at: string | null
  due_at: string
  review_due_at: string | null
  branch_score: number | null
  has_critical: boolean
  evidence_score: number | null
  alert_due_at: string | null
}

function deskRow(row: Row, at: Date, hours: ReviewHours): DeskRow {
  const status = row.status as ReportStatus
  const withEditor = status === 'submitted' || status === 'in_review'
  const withShopper = isEditableByShopper(status)
  const dueAt = withEditor ? row.review_due_at : withShopper ? row.due_at : null
  const late = withEditor && dueAt ? reviewLateness(new Date(dueAt), at, hours) : 'on_time'
  const waited = withEditor && row.submitted_at ? at.getTime() - Date.parse(row.submitted_at) : null
  return {
    id: row.id,
    status,
    branch: row.branch_name,
    location: row.branch_location,
    client: row.client_name,
    shopper: row.shopper,
    editor: row.editor,
    type: row.evaluation_type as EvaluationType,
    submittedAt: row.submitted_at,
    waitedHours: waited === null ? null : Math.max(0, Math.floor(waited / 3_600_000)),
    dueAt,
    lateness: withShopper && new Date(row.due_at) <= at ? 'overdue' : late,
    score: row.branch_score,
    hasCritical: row.has_critical,
    evidence: row.evidence_score,
    alertDueAt: row.alert_due_at,
  }
}
