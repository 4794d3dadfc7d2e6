import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { latinDigits } from '#/domain/digits.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import { nullsLast, pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import type { OwnReportLine, ownReportList, OwnReportsQuery } from './list.ts'
import { nextStep } from './next-step.ts'
import { type OwnGroup, ownGroupNames, ownGroups } from './own-report.ts'

export type OwnReports = {
  rows: OwnReportLine[]
  total: number
  counts: Record<OwnGroup, number>
  /** Total without filters: distinguishes an empty list from one without matches. */
  all: number
}

const isOut = sql<boolean>`r.status in ('released', 'disputed', 'locked', 'rejected')`

function selectOwn(db: Tx, actor: Actor, { q, state }: Pick<OwnReportsQuery, 'q' | 'state'>) {
  const typed = latinDigits(q)
  const number = /^(?:r-|#)?0*(\d{1,15})$/i.exec(typed)?.[1] ?? '-1'
  return db
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin(sql<Visit>`priv.visits_of_own_reports()`.as('v'), (join) => join.onRef('v.report_id', '=', 'r.id'))
    .leftJoin('report_appeals as a', 'a.report_id', 'r.id')
    .where('r.shopper_id', '=', actor.id)
    .$if(state !== null, (rows) => rows.where('r.status', 'in', ownGroups[state!]))
    .$if(q !== '', (rows) =>
      rows.where(sql<boolean>`(${wordsMatch(sql`v.branch_name || ' ' || v.branch_location || ' ' || v.client_name`, typed)}
        or r.receipt_number = ${number}::bigint)`),
    )
}
type Visit = {
  report_id: string
  client_name: string
  branch_name: string
  branch_location: string
  evaluation_type: string
  fee: number | null
}

const lines = (db: Tx, actor: Actor, query: OwnReportsQuery) =>
  selectOwn(db, actor, query)
    .select([
      'r.id',
      'r.receipt_number',
      'r.status',
      'r.checked_in_at',
      'r.submitted_at',
      'r.due_at',
      'r.review_due_at',
    ])
    .select(['v.branch_name', 'v.branch_location', 'v.client_name', 'v.evaluation_type', 'v.fee'])
    .select(['a.status as appeal', 'a.created_at as appealed_at', 'a.fee_due'])
    .select(sql<number | null>`case when ${isOut} then r.overall_score end`.as('grade'))
    .select(
      sql<string | null>`case when r.status = 'rejected' then (select max(e.created_at) from report_events e
        where e.report_id = r.id and e.step = 'reject') end`.as('rejected_at'),
    )
type Row = Awaited<ReturnType<ReturnType<typeof lines>['execute']>>[number]

const lineOf = (row: Row, at: Date): OwnReportLine => ({
  id: row.id,
  receipt: row.receipt_number,
  branch: row.branch_name,
  location: row.branch_location,
  client: row.client_name,
  type: row.evaluation_type as EvaluationType,
  visitedAt: row.checked_in_at,
  submittedAt: row.submitted_at,
  status: row.status,
  grade: row.grade,
  fee: row.fee_due ?? row.fee,
  next: nextStep(
    {
      status: row.status,
      dueAt: row.due_at,
      reviewDueAt: row.review_due_at,
      rejectedAt: row.rejected_at,
      appeal: row.appeal ? { status: row.appeal, at: row.appealed_at ?? '', feeDue: row.fee_due } : null,
    },
    at,
  ),
})

/** The reports of a query: of the page and of the file. */
export const ownReportRows: RowsOf<typeof ownReportList, OwnReportLine, Row> = (db, query, actor) => {
  const at = now()
  return {
    select: lines(db, actor, query),
    order: { visit: sql`r.checked_in_at`, branch: sql`v.branch_name`, grade: nullsLast(sql`r.overall_score`) },
    id: 'r.id',
    finish: (rows) => rows.map((row) => lineOf(row, at)),
  }
}

/** One page of a shopper's own reports in any state, with counts per state. */
export async function browseOwnReports(actor: Actor, query: OwnReportsQuery): Promise<OwnReports> {
  authorize(actor, 'reports.write')
  return readAs(actor, async (db) => {
    const [rows, { total }, standing] = await Promise.all([
      pageRows(db, actor, query, ownReportRows),
      selectOwn(db, actor, query)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('mystery_shopping_reports')
        .select(['status', (eb) => eb.fn.countAll<number>().as('count')])
        .where('shopper_id', '=', actor.id)
        .groupBy('status')
        .execute(),
    ])
    const count = (statuses: readonly string[]) =>
      standing.reduce((sum, row) => sum + (statuses.includes(row.status) ? row.count : 0), 0)
    const counts = Object.fromEntries(ownGroupNames.map((name) => [name, count(ownGroups[name])]))
    return {
      rows,
      total,
      counts: counts as Record<OwnGroup, number>,
      all: standing.reduce((sum, row) => sum + row.count, 0),
    }
  })
}
