import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { AttributesOfBranch } from '#/domain/branch-attributes.ts'
import { type BranchHours, hoursOf } from '#/domain/branch-hours.ts'
import { type ShownState, stateAt } from '#/domain/certification/certificate.ts'
import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { AppError } from '#/domain/errors.ts'
import type { EvaluationStatus, EvaluationType } from '#/domain/evaluation.ts'
import { authorize, may } from '#/domain/permissions.ts'
import type { Place } from '#/domain/place.ts'
import { recordId } from '#/domain/record-id.ts'
import { attributesOf } from '#/features/companies/branches/describe-branches.server.ts'
import { type BranchLine, readBranchPart } from '#/features/office/clients/read-parts.server.ts'
import { now } from '#/platform/clock.ts'
import { type KeptAway, keptAwayFrom } from './kept-away.server.ts'
import { type BranchPart, branchPartsFor } from './parts.ts'

export type BranchOf = { clientId: string; branchId: string }
export type ComingVisit = {
  id: string
  number: number
  at: string
  type: EvaluationType
  status: EvaluationStatus
  isLate: boolean
  shopper: string | null
}
export type BranchFacts = {
  code: string | null
  phone: string | null
  hours: BranchHours
  attributes: AttributesOfBranch
  crNumber: string | null
  licenceNumber: string | null
  place: Place | null
  closedAt: string | null
  company: { en: string | null; ar: string | null }
  manager: { name: string; email: string; phone: string | null } | null
}
export type StandingCertificate = {
  id: string
  number: string
  level: CertificateLevel
  state: ShownState
  until: string
}

const mostComing = 5

async function readFacts(db: Tx, { clientId, branchId }: BranchOf): Promise<BranchFacts> {
  const row = await db
    .selectFrom('branches as b')
    .innerJoin('companies as k', 'k.id', 'b.client_id')
    .innerJoin('org_nodes as n', 'n.id', 'b.id')
    .leftJoin('members as m', (on) =>
      on.onRef('m.client_id', '=', 'b.client_id').onRef('m.id', '=', 'b.manager_id').on('m.state', '<>', 'removed'),
    )
    .leftJoin('profiles as p', 'p.id', 'm.profile_id')
    .select(['n.code', 'b.phone', 'b.hours', 'b.attributes', 'b.cr_number', 'b.licence_number', 'b.closed_at'])
    .select(['b.latitude', 'b.longitude', 'k.name_en', 'k.name_ar'])
    .select(['p.full_name as manager', 'p.email as managerEmail', 'p.phone as managerPhone'])
    .where('b.client_id', '=', clientId)
    .where('b.id', '=', branchId)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  const { latitude, longitude, manager, managerEmail, managerPhone } = row
  return {
    code: row.code,
    phone: row.phone,
    hours: hoursOf(row.hours),
    attributes: attributesOf(row.attributes),
    crNumber: row.cr_number,
    licenceNumber: row.licence_number,
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    closedAt: row.closed_at,
    company: { en: row.name_en, ar: row.name_ar },
    manager: manager && managerEmail ? { name: manager, email: managerEmail, phone: managerPhone } : null,
  }
}

async function readComing(db: Tx, { clientId, branchId }: BranchOf): Promise<ComingVisit[]> {
  const rows = await db
    .selectFrom('mystery_shopping_requests as q')
    .leftJoin('profiles as p', 'p.id', 'q.shopper_id')
    .select(['q.id', 'q.number', 'q.scheduled_date as at', 'q.evaluation_type as type', 'q.status'])
    .select('p.full_name as shopper')
    .where('q.client_id', '=', clientId)
    .where('q.branch_id', '=', branchId)
    .where('q.status', 'in', ['pending', 'approved', 'assigned', 'in_progress'])
    .orderBy('q.scheduled_date')
    .orderBy('q.id')
    .limit(mostComing)
    .execute()
  return rows.map((row) => ({ ...row, isLate: row.status !== 'in_progress' && new Date(row.at) < now() }))
}

async function readCertificate(db: Tx, { clientId, branchId }: BranchOf): Promise<StandingCertificate | null> {
  const row = await db
    .selectFrom('certificates')
    .select(['id', 'number', 'level', 'state', 'expires_at'])
    .where('client_id', '=', clientId)
    .where('branch_id', '=', branchId)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { id, number, level, state, expires_at } = row
  return { id, number, level, state: stateAt({ state, expiresAt: expires_at }, now()), until: expires_at }
}

/** Rows of the tabs that show a number. */
async function countParts(db: Tx, seen: readonly BranchPart[], { clientId, branchId }: BranchOf) {
  const of = sql`where client_id = ${clientId} and branch_id = ${branchId}`
  const rowsOf = {
    visits: sql`mystery_shopping_requests ${of}`,
    reports: sql`mystery_shopping_reports ${of} and released_at is not null`,
    certificates: sql`certificates ${of}`,
    actions: sql`report_actions ${of} and status in ('open', 'in_progress', 'reopened')`,
  }
  const columns = Object.entries(rowsOf).flatMap(([part, rows]) =>
    seen.some((one) => one === part) ? [sql`(select count(*)::int from ${rows}) as ${sql.id(part)}`] : [],
  )
  if (columns.length === 0) return {}
  const { rows } = await sql<Partial<Record<BranchPart, number>>>`select ${sql.join(columns)}`.execute(db)
  return rows[0]!
}

const scoreOf = ({ score, change, lastOn }: BranchLine) =>
  score === null || lastOn === null ? null : { score, change, lastOn }

/**
 * Head of a branch's record for staff: figures, facts, next visits and who may not visit it. A figure is undefined for
 * readers without its right. Throws `not-found`, also for a branch of another client.
 */
export async function readClientBranch(actor: Actor, asked: BranchOf) {
  authorize(actor, 'clients.read')
  authorize(actor, 'branches.read')
  const of = { clientId: recordId(asked.clientId), branchId: recordId(asked.branchId) }
  const [{ rows }, rest] = await Promise.all([
    readBranchPart(actor, { ...of, page: 1, most: 1 }),
    readAs(actor, async (db) => {
      const seen = branchPartsFor(actor)
      const [facts, coming, certificate, keptAway, counts] = await Promise.all([
        readFacts(db, of),
        may(actor, 'requests.browse') ? readComing(db, of) : undefined,
        may(actor, 'certificates.browse') ? readCertificate(db, of) : undefined,
        may(actor, 'evaluations.assign') ? keptAwayFrom(db, of) : undefined,
        countParts(db, seen, of),
      ])
      return { facts, coming, certificate, keptAway, counts }
    }),
  ])
  const [line] = rows
  if (!line) throw new AppError('not-found')
  const { id, names, location, city, path, isClosed, openActions } = line
  return {
    about: { id, clientId: of.clientId, names, location, city, path, isClosed },
    /** Null: no counted visit yet. */
    score: may(actor, 'review.browse') ? scoreOf(line) : undefined,
    mayOrder: !isClosed && may(actor, 'evaluations.request') && !actor.staff?.seesAs,
    openActions: may(actor, 'actions.read') ? openActions : undefined,
    ...rest,
  }
}
export type ClientBranch = Awaited<ReturnType<typeof readClientBranch>> & { keptAway?: KeptAway[] | undefined }
