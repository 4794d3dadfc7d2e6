import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import type { AttributesOfBranch } from '#/domain/branch-attributes.ts'
import { type BranchHours, hoursOf } from '#/domain/branch-hours.ts'
import { namesOfBranch, type Names } from '#/domain/branch-names.ts'
import { unfinishedCorrectiveActions } from '#/domain/corrective-action.ts'
import { AppError } from '#/domain/errors.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import { authorize, may } from '#/domain/permissions.ts'
import type { Place } from '#/domain/place.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { attributesOf } from '#/features/companies/branches/describe-branches.server.ts'
import {
  type CorrectiveActionLine,
  lineOf,
  selectCorrectiveActions,
} from '#/features/reporting/corrective-actions/read-corrective-actions.server.ts'
import { now } from '#/platform/clock.ts'
import { certificatesOf, managersOf, placeBelow, selectGroups } from './beside.server.ts'
import type { BranchCertificate } from './list.ts'

const mostVisits = 36
const mostListed = 5

export type ScoredVisit = { reportId: string; type: EvaluationType; day: Day; score: number }
export type ListedReport = { id: string; number: number; visitedAt: string; type: EvaluationType; score: number | null }
export type ComingVisit = { id: string; number: number; at: string; type: EvaluationType }
export type BranchRecord = {
  id: string
  names: Names
  code: string | null
  version: number
  closedAt: string | null
  path: Names[]
  location: string
  city: string | null
  phone: string | null
  hours: BranchHours
  attributes: AttributesOfBranch
  crNumber: string | null
  licenceNumber: string | null
  place: Place | null
  manager: string | null
}
/** A part is null for readers without its permission. */
export type BranchHome = {
  branch: BranchRecord
  /** Counted visits, the newest first, at most `mostVisits`, and the number of all. */
  visits: { newest: ScoredVisit[]; total: number } | null
  reports: ListedReport[] | null
  actions: { first: CorrectiveActionLine[]; total: number } | null
  certificate: BranchCertificate | null
  coming: ComingVisit[] | null
}

/** Everything about one branch that the reader may see. Throws `not-found` for a branch out of the reader's scope. */
export async function readBranchHome(actor: Actor, branchId: string): Promise<BranchHome> {
  authorize(actor, 'branches.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  const of = { clientId: companyOf(actor), branchId: recordId(branchId) }
  return readAs(actor, async (db) => {
    const branch = await selectBranch(db, of)
    const [visits, reports, actions, certificates, coming] = await Promise.all([
      may(actor, 'insights.read') ? selectVisits(db, of) : null,
      may(actor, 'reports.read') ? selectReports(db, of) : null,
      may(actor, 'actions.read') ? selectActions(db, actor, of.branchId) : null,
      certificatesOf(db, { clientId: of.clientId, ids: [of.branchId] }),
      may(actor, 'evaluations.foresee') ? selectComing(db, of) : null,
    ])
    return { branch, visits, reports, actions, certificate: certificates.get(of.branchId) ?? null, coming }
  })
}

type Of = { clientId: string; branchId: string }

async function selectBranch(db: Tx, { clientId, branchId }: Of): Promise<BranchRecord> {
  const row = await db
    .selectFrom('branches as b')
    .innerJoin('org_nodes as n', 'n.id', 'b.id')
    .select(['b.id', 'b.name', 'b.name_ar as nameAr', 'b.location', 'b.city', 'b.phone', 'b.hours', 'b.attributes'])
    .select(['b.cr_number', 'b.licence_number', 'b.latitude', 'b.longitude', 'b.closed_at', 'b.version'])
    .select(['n.code', 'n.parent_id'])
    .where('b.client_id', '=', clientId)
    .where('b.id', '=', branchId)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  const [groups, managers] = await Promise.all([selectGroups(db, clientId), managersOf(db, [row.id])])
  const { latitude, longitude } = row
  return {
    id: row.id,
    names: namesOfBranch(row),
    code: row.code,
    version: row.version,
    closedAt: row.closed_at,
    path: placeBelow(groups, row.parent_id),
    location: row.location,
    city: row.city || null,
    phone: row.phone,
    hours: hoursOf(row.hours),
    attributes: attributesOf(row.attributes),
    crNumber: row.cr_number,
    licenceNumber: row.licence_number,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    manager: managers.get(row.id)?.name ?? null,
  }
}

async function selectVisits(db: Tx, { clientId, branchId }: Of) {
  const counted = db.selectFrom('counted_visits').where('client_id', '=', clientId).where('branch_id', '=', branchId)
  const [rows, { total }] = await Promise.all([
    counted
      .select(['report_id as reportId', 'evaluation_type as type', 'score', sql<Day>`day::text`.as('day')])
      .orderBy('day', 'desc')
      .orderBy('visited_at', 'desc')
      .limit(mostVisits)
      .execute(),
    counted.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { newest: rows, total }
}

const selectReports = (db: Tx, { clientId, branchId }: Of): Promise<ListedReport[]> =>
  db
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', (join) =>
      join.onRef('q.client_id', '=', 'r.client_id').onRef('q.id', '=', 'r.request_id'),
    )
    .select(['r.id', 'r.receipt_number as number', 'r.checked_in_at as visitedAt', 'q.evaluation_type as type'])
    .select('r.branch_score as score')
    .where('r.client_id', '=', clientId)
    .where('q.branch_id', '=', branchId)
    .where('r.status', 'in', ['released', 'disputed', 'locked'])
    .orderBy('r.checked_in_at', 'desc')
    .limit(mostListed)
    .execute()

async function selectActions(db: Tx, actor: Actor, branchId: string) {
  const rows = await selectCorrectiveActions(db, actor)
    .where('a.branch_id', '=', branchId)
    .where('a.status', 'in', unfinishedCorrectiveActions)
    .orderBy('a.due_on')
    .limit(100)
    .execute()
  return { first: rows.slice(0, mostListed).map(lineOf), total: rows.length }
}

const selectComing = (db: Tx, { clientId, branchId }: Of): Promise<ComingVisit[]> =>
  db
    .selectFrom('mystery_shopping_requests')
    .select(['id', 'number', 'scheduled_date as at', 'evaluation_type as type'])
    .where('client_id', '=', clientId)
    .where('branch_id', '=', branchId)
    .where('status', 'in', ['pending', 'approved', 'assigned', 'in_progress'])
    .where('scheduled_date', '>=', now().toISOString())
    .orderBy('scheduled_date')
    .limit(mostListed)
    .execute()
