import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { companyOfProfile, shownBranch, shownClient } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { EvaluationStatus } from '#/domain/evaluation.ts'
import type { VisitLossCause } from '#/domain/hand-back.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Grades, ReportStatus } from '#/domain/report.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { rosterPageSize } from './lists.ts'

export type VisitLine = {
  id: string
  number: number
  client: string
  branch: string
  at: string
  status: EvaluationStatus
  report: {
    id: string
    status: ReportStatus
    grade: number | null
    grades: Grades | null
    inTime: boolean | null
  } | null
}

/** A shopper's visits, newest first, with reports and grades. */
export async function readVisits(
  actor: Actor,
  shopperId: string,
  page: number,
): Promise<{ rows: VisitLine[]; total: number }> {
  authorize(actor, 'shoppers.read')
  const id = recordId(shopperId)
  return readAs(actor, async (db) => {
    const [rows, { total }] = await Promise.all([
      db
        .selectFrom('mystery_shopping_requests as q')
        .leftJoin('mystery_shopping_reports as r', (join) =>
          join
            .onRef('r.request_id', '=', 'q.id')
            .onRef('r.shopper_id', '=', 'q.shopper_id')
            .on('r.status', '<>', 'rejected'),
        )
        .select([
          'q.id',
          'q.number',
          shownClient('q').as('client'),
          shownBranch('q').as('branch'),
          'q.scheduled_date as at',
        ])
        .select(['q.status', 'r.id as reportId', 'r.status as reportStatus', 'r.overall_score', 'r.grades'])
        .select(sql<boolean | null>`r.submitted_at <= r.due_at`.as('inTime'))
        .where('q.shopper_id', '=', id)
        .orderBy('q.scheduled_date', 'desc')
        .orderBy('q.id')
        .limit(rosterPageSize)
        .offset((page - 1) * rosterPageSize)
        .execute(),
      db
        .selectFrom('mystery_shopping_requests')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('shopper_id', '=', id)
        .executeTakeFirstOrThrow(),
    ])
    return {
      total,
      rows: rows.map(({ reportId, reportStatus, overall_score, grades, inTime, ...visit }) => ({
        ...visit,
        status: visit.status,
        report: reportId
          ? {
              id: reportId,
              status: reportStatus as ReportStatus,
              grade: overall_score,
              grades: grades as Grades | null,
              inTime,
            }
          : null,
      })),
    }
  })
}

export type LossLine = {
  id: string
  requestId: string
  client: string
  branch: string
  step: string
  cause: VisitLossCause | null
  reason: string | null
  isCounted: boolean
  at: string
}
export type OfferLine = {
  id: string
  requestId: string
  client: string
  branch: string
  status: 'offered' | 'accepted' | 'declined' | 'expired'
  isStandby: boolean
  endedBy: string | null
  reason: string | null
  at: string
}
const mostLines = 100

/** A shopper's lost visits with causes, and results of offers. */
export async function readRecords(
  actor: Actor,
  shopperId: string,
): Promise<{ losses: LossLine[]; offers: OfferLine[] }> {
  authorize(actor, 'shoppers.read')
  const id = recordId(shopperId)
  return readAs(actor, async (db) => {
    const [losses, offers] = await Promise.all([
      db
        .selectFrom('request_events as e')
        .innerJoin('mystery_shopping_requests as q', 'q.id', 'e.request_id')
        .select([
          'e.id',
          'e.request_id as requestId',
          shownClient('q').as('client'),
          shownBranch('q').as('branch'),
          'e.step',
        ])
        .select(['e.cause', 'e.reason', 'e.is_counted as isCounted', 'e.created_at as at'])
        .where('e.shopper_id', '=', id)
        .where('e.step', 'in', ['handBack', 'takeBack', 'noShow'])
        .orderBy('e.created_at', 'desc')
        .limit(mostLines)
        .execute(),
      db
        .selectFrom('visit_offers as o')
        .innerJoin('mystery_shopping_requests as q', 'q.id', 'o.request_id')
        .select([
          'o.id',
          'o.request_id as requestId',
          shownClient('q').as('client'),
          shownBranch('q').as('branch'),
          'o.status',
        ])
        .select(['o.is_standby as isStandby', 'o.ended_by as endedBy', 'o.decline_reason as reason'])
        .select('o.offered_at as at')
        .where('o.shopper_id', '=', id)
        .orderBy('o.offered_at', 'desc')
        .limit(mostLines)
        .execute(),
    ])
    return { losses, offers }
  })
}

export type Ties = {
  conflicts: { clientId: string; client: string; kind: string; at: string }[]
  employers: {
    id: string
    company: string
    kind: string
    endedOn: string | null
    client: { id: string; name: string } | null
  }[]
  daysOff: string[]
}

/** A shopper's exclusions in both directions, and days off. */
export async function readTies(actor: Actor, shopperId: string): Promise<Ties> {
  authorize(actor, 'shoppers.read')
  const id = recordId(shopperId)
  return readAs(actor, async (db) => {
    const [conflicts, employers, days] = await Promise.all([
      db
        .selectFrom('shopper_conflicts')
        .select(['client_id as clientId', 'kind', 'created_at as at'])
        .select(sql<string>`coalesce(priv.company_name(client_id), client_name)`.as('client'))
        .where('shopper_id', '=', id)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('shopper_employers as e')
        .leftJoin('profiles as c', 'c.id', 'e.client_id')
        .select(['e.id', 'e.company_name as company', 'e.kind', 'e.ended_on as endedOn', 'e.client_id'])
        .select(companyOfProfile('c').as('client'))
        .where('e.shopper_id', '=', id)
        .orderBy('e.created_at')
        .execute(),
      db
        .selectFrom('shopper_busy_dates')
        .select('busy_on')
        .where('shopper_id', '=', id)
        .where('busy_on', '>=', riyadhDay(now()))
        .orderBy('busy_on')
        .limit(mostLines)
        .execute(),
    ])
    return {
      conflicts,
      employers: employers.map(({ client_id, client, ...employer }) => ({
        ...employer,
        client: client_id ? { id: client_id, name: client ?? '' } : null,
      })),
      daysOff: days.map(({ busy_on }) => busy_on),
    }
  })
}

export type PaperLine = {
  id: string
  kind: string
  name: string
  fileId: string
  contentType: string
  expiresOn: string | null
  state: 'waiting' | 'accepted' | 'refused'
  note: string | null
  checkedBy: string | null
  checkedAt: string | null
  at: string
}

/** A shopper's documents, waiting ones first. */
export async function readPapers(actor: Actor, shopperId: string): Promise<PaperLine[]> {
  authorize(actor, 'shoppers.read')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('shopper_documents as d')
      .innerJoin('files as f', 'f.id', 'd.file_id')
      .leftJoin('profiles as p', 'p.id', 'd.checked_by')
      .select([
        'd.id',
        'd.kind',
        'd.name',
        'd.file_id as fileId',
        'f.content_type as contentType',
        'd.expires_on as expiresOn',
      ])
      .select(['d.state', 'd.note', 'p.full_name as checkedBy', 'd.checked_at as checkedAt', 'd.created_at as at'])
      .where('d.shopper_id', '=', recordId(shopperId))
      .orderBy(sql`d.state = 'waiting' desc`)
      .orderBy('d.created_at', 'desc')
      .execute(),
  )
  return rows
}

export type HistoryLine = {
  id: string
  action: string
  by: string | null
  reason: string | null
  after: unknown
  at: string
}
export type History = {
  consents: { document: string; version: string; at: string }[]
  log: HistoryLine[]
}

/** Consents, and the account's log. */
export async function readHistory(actor: Actor, shopperId: string): Promise<History> {
  authorize(actor, 'shoppers.read')
  const id = recordId(shopperId)
  return readAs(actor, async (db) => {
    const [consents, log] = await Promise.all([
      db
        .selectFrom('consents')
        .select(['document', 'version', 'given_at as at'])
        .where('profile_id', '=', id)
        .orderBy('given_at', 'desc')
        .execute(),
      db
        .selectFrom('activity_log as l')
        .leftJoin('profiles as p', 'p.id', 'l.actor_id')
        .select(['l.id', 'l.action', 'p.full_name as by', 'l.reason', 'l.after', 'l.at'])
        .where('l.entity', '=', 'profile')
        .where('l.entity_id', '=', id)
        .orderBy('l.at', 'desc')
        .limit(mostLines)
        .execute(),
    ])
    return { consents, log }
  })
}
