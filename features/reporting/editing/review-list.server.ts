import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch, shownClient } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import { isNarrowed } from '#/domain/list.ts'
import { authorize } from '#/domain/permissions.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import {
  isEditableByShopper,
  reviewLateness,
  type ReportStatus,
  graceHours,
  type ReviewHours,
} from '#/domain/report.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { foundIds } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import { type ReviewQuery, type ReviewRow, type ReviewTab, reviewList, inQueue, weakEvidence } from './review-list.ts'
import { typedNumber } from '#/features/reporting/reports/report-rows.server.ts'
import { reviewHours } from './review-hours.server.ts'

type ReviewPageRows = { rows: ReviewRow[]; total: number; counts: Record<ReviewTab, number> }

const inTab = (tab: ReviewTab, at: Date): Expression<SqlBool> => {
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

/** Since when a shopper waits for the office. */
const saidAt = sql`least((select a.created_at from report_appeals a where a.report_id = r.id and a.status = 'open'),
  (select g.created_at from grade_replies g where g.report_id = r.id and g.answer is null))`

/** Leading column of the default order per queue, after critical failures. */
const usualFirst: Partial<Record<ReviewTab, RawBuilder<unknown>>> = {
  waiting: sql`a.due_at asc nulls last`,
  'in-review': sql`a.due_at asc nulls last`,
  returned: sql`a.due_at asc nulls last`,
  appeals: saidAt,
  released: sql`r.released_at desc`,
}

/** The reports of a queue: of the page and of the file. */
export const reviewRows: RowsOf<typeof reviewList, ReviewRow, Row> = async (db, asked, actor) => {
  const query = inQueue(asked)
  const at = now()
  const hours = await reviewHours(db)
  const first = query.sort === 'due' ? usualFirst[query.tab] : undefined
  return {
    select: selectQueue(db, actor, query, at, hours)
      .leftJoin('profiles as e', 'e.id', 'r.editor_id')
      .leftJoin('report_alerts as a', (join) => join.onRef('a.report_id', '=', 'r.id').on('a.state', '=', 'waiting'))
      .select(['r.id', 'r.status', 'r.submitted_at', 'r.due_at', 'r.branch_score', 'r.has_critical'])
      .select(['r.evidence_score', 'a.due_at as alert_due_at', shownBranch('q').as('branch_name'), 'q.branch_location'])
      .select([
        shownClient('q').as('client_name'),
        'q.evaluation_type',
        's.full_name as shopper',
        'e.full_name as editor',
      ])
      .select(['r.review_due_at', 'r.receipt_number']),
    order: {
      due: sql`case when r.status in ('submitted', 'in_review') then r.review_due_at else r.due_at end`,
      risk: sql`coalesce(r.evidence_score, 101) - case when r.has_critical then 1000 else 0 end`,
      submitted: sql`r.submitted_at`,
      branch: shownBranch('q'),
      client: shownClient('q'),
    },
    id: 'r.id',
    ...(first && { first }),
    finish: (rows) => rows.map((row) => reviewRow(row, at, hours)),
  }
}

/** The editor's queue: one state at a time, most urgent first, searched and paged by the database. */
export async function browseReviews(actor: Actor, query: ReviewQuery): Promise<ReviewPageRows> {
  authorize(actor, 'review.browse')
  const at = now()
  return readAs(actor, async (db) => {
    const hours = await reviewHours(db)
    const [rows, found, counts] = await Promise.all([
      pageRows(db, actor, query, reviewRows),
      isNarrowed(reviewList, query)
        ? selectQueue(db, actor, query, at, hours)
            .select((eb) => eb.fn.countAll<number>().as('total'))
            .executeTakeFirstOrThrow()
        : null,
      countTabs(db, at),
    ])
    return { rows, total: found?.total ?? counts[query.tab], counts }
  })
}

const selectQueue = (
  db: Tx,
  actor: Actor,
  { tab, q, risk, age, hands, type }: ReviewQuery,
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

const lateSince = (age: ReviewQuery['age'], at: Date, hours: ReviewHours): Date =>
  age === 'escalated' ? addHours(at, -graceHours(hours)) : at

/** Every typed word in the names of the branch, of the client or of the shopper; or the report's number. */
const matches = (typed: string) => sql<SqlBool>`(r.receipt_number = ${typedNumber(typed)}
    or q.branch_id in ${foundIds('branch', typed)} or r.client_id in ${foundIds('client', typed)}
    or r.shopper_id in ${foundIds('shopper', typed)})`

const reviewTabs = reviewList.tabs.values
/** Counts each state by its own partial index and disputes individually, so the cost does not grow with released reports. */
async function countTabs(db: Tx, at: Date): Promise<Record<ReviewTab, number>> {
  const rows = await db
    .selectNoFrom((eb) =>
      reviewTabs.map((tab) =>
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
  return Object.fromEntries(reviewTabs.map((tab) => [tab, rows[tab] ?? 0])) as Record<ReviewTab, number>
}

type Row = {
  id: string
  receipt_number: number
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

function reviewRow(row: Row, at: Date, hours: ReviewHours): ReviewRow {
  const status = row.status as ReportStatus
  const withEditor = status === 'submitted' || status === 'in_review'
  const withShopper = isEditableByShopper(status)
  const dueAt = withEditor ? row.review_due_at : withShopper ? row.due_at : null
  const late = withEditor && dueAt ? reviewLateness(new Date(dueAt), at, hours) : 'on_time'
  const waited = withEditor && row.submitted_at ? at.getTime() - Date.parse(row.submitted_at) : null
  return {
    id: row.id,
    number: row.receipt_number,
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
