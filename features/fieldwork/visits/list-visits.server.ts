import { sql } from 'kysely'
import { href } from 'react-router'
import { readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch, shownClient } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { EvaluationStatus } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import type { ReportStatus } from '#/domain/report.ts'
import { windowOf } from '#/domain/visit-window.ts'
import { isTiedTo } from './declared.server.ts'
import { paidPageSize, type VisitGroup, type VisitLine } from './visit-line.ts'

/** Group of a visit in its shopper's list. */
const groupOf = (status: EvaluationStatus, report: ReportStatus | null, isPaid: boolean): VisitGroup => {
  if (status === 'assigned') return 'new'
  if (status === 'completed') return isPaid ? 'paid' : 'done'
  if (report === 'revision_requested') return 'returned'
  return report === null || report === 'draft' ? 'in_progress' : 'waiting'
}

/** Whether the fee of `request` has reached the shopper. */
const isPaid = ({ id }: Actor) => sql<boolean>`exists (
  select from payouts p where p.request_id = request.id and p.shopper_id = ${id} and p.state = 'paid')`

const ownVisits = (db: Tx, actor: Actor) =>
  db
    .selectFrom('mystery_shopping_requests as request')
    .leftJoin('mystery_shopping_reports as report', (join) =>
      join.onRef('report.request_id', '=', 'request.id').on('report.status', '<>', 'rejected'),
    )
    .select([
      'request.id as requestId',
      'request.number',
      shownClient('request').as('clientName'),
      shownBranch('request').as('branchName'),
      'request.branch_location as branchLocation',
      'request.evaluation_type as type',
      'request.scheduled_date as scheduledAt',
      'request.shopper_fee as feeHalalas',
      'request.bonus as bonusHalalas',
      'request.earliest_on as earliestOn',
      'request.latest_on as latestOn',
      'request.day_part as dayPart',
      'request.status',
      'report.id as reportId',
      'report.status as reportStatus',
      'report.due_at as dueAt',
      'report.submitted_at as submittedAt',
    ])
    .select([isTiedTo(actor.id, sql.ref('request.client_id')).as('hasDeclared'), isPaid(actor).as('isPaid')])
    .where('request.shopper_id', '=', actor.id)

type Row = Awaited<ReturnType<ReturnType<typeof ownVisits>['execute']>>[number]

const lineOf = (row: Row): VisitLine => {
  const status = row.status
  const reportStatus = row.reportStatus
  return {
    requestId: row.requestId,
    number: row.number,
    group: groupOf(status, reportStatus, row.isPaid),
    clientName: row.clientName,
    branchName: row.branchName,
    branchLocation: row.branchLocation,
    type: row.type,
    scheduledAt: row.scheduledAt,
    feeHalalas: row.feeHalalas,
    bonusHalalas: row.bonusHalalas,
    hasDeclared: row.hasDeclared,
    window: windowOf(row.earliestOn, row.latestOn, row.dayPart),
    status,
    report:
      row.reportId && reportStatus
        ? { id: row.reportId, status: reportStatus, dueAt: row.dueAt ?? '', submittedAt: row.submittedAt }
        : null,
  }
}

const mostShown = 200

/** All visits of a shopper that are not paid, most urgent first, and one page of the paid ones. */
export async function listVisits(actor: Actor, paidPage: number) {
  authorize(actor, 'evaluations.check-in')
  return readAs(actor, async (db) => {
    const completed = ownVisits(db, actor).where('request.status', '=', 'completed')
    const [open, unpaid, paid, counted] = await Promise.all([
      ownVisits(db, actor)
        .where('request.status', 'in', ['assigned', 'in_progress'])
        .orderBy((eb) => eb.fn.coalesce('report.due_at', 'request.scheduled_date'))
        .limit(mostShown)
        .execute(),
      completed
        .where(sql<boolean>`not ${isPaid(actor)}`)
        .orderBy('request.scheduled_date', 'desc')
        .limit(mostShown)
        .execute(),
      completed
        .where(isPaid(actor))
        .orderBy('request.scheduled_date', 'desc')
        .limit(paidPageSize)
        .offset((paidPage - 1) * paidPageSize)
        .execute(),
      db
        .selectFrom('mystery_shopping_requests as request')
        .select(sql<number>`count(*)`.as('total'))
        .where('request.shopper_id', '=', actor.id)
        .where('request.status', '=', 'completed')
        .where(isPaid(actor))
        .executeTakeFirstOrThrow(),
    ])
    return { visits: [...open, ...unpaid, ...paid].map(lineOf), paidTotal: counted.total }
  })
}

/** Visits that need the shopper: assigned, in progress, or returned by the editor. */
export async function listCurrentVisits(actor: Actor): Promise<VisitLine[]> {
  authorize(actor, 'evaluations.check-in')
  const rows = await readAs(actor, (db) =>
    ownVisits(db, actor)
      .where('request.status', 'in', ['assigned', 'in_progress'])
      .orderBy((eb) => eb.fn.coalesce('report.due_at', 'request.scheduled_date'))
      .limit(200)
      .execute(),
  )
  return rows.map(lineOf).filter(({ group }) => group !== 'waiting')
}

/** Reports that a shopper can continue: begun, or returned by the editor. */
export async function listOpenReports(actor: Actor): Promise<VisitLine[]> {
  authorize(actor, 'reports.write')
  const rows = await readAs(actor, (db) =>
    ownVisits(db, actor)
      .where('request.status', '=', 'in_progress')
      .where('report.status', 'in', ['draft', 'revision_requested'])
      .orderBy('report.due_at')
      .limit(50)
      .execute(),
  )
  return rows.map(lineOf)
}

const pagesOnPhone = 12

/** Pages of the next visits, in order of need: cached on the phone for offline use. */
export async function listOpenVisitPages(actor: Actor): Promise<string[]> {
  const { visits } = await listVisits(actor, 1)
  const open = visits.filter(({ group }) => group === 'new' || group === 'in_progress' || group === 'returned')
  const pages = open.slice(0, pagesOnPhone).flatMap(({ requestId, report }) => {
    const visit = [
      href('/freelancer/secret-shopper/:requestId', { requestId }),
      href('/freelancer/visit/:requestId', { requestId }),
    ]
    return report ? [...visit, href('/freelancer/submit-report/:reportId', { reportId: report.id })] : visit
  })
  return [href('/freelancer/dashboard'), href('/freelancer/secret-shopper'), href('/freelancer/payouts'), ...pages]
}
