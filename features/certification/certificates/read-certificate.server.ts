import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch, shownHolder } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import {
  mayRenew,
  type ReasonClass,
  renewableFrom,
  type ShownState,
  stateAt,
} from '#/domain/certification/certificate.ts'
import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { bandOf, type ScoreBand } from '#/domain/score.ts'
import { now } from '#/platform/clock.ts'
import { type CertificateRule, readRule, readRuleVersion } from './rule.server.ts'
import { type BranchStanding, readStanding } from './standing.server.ts'

export type CertificateHappening = {
  id: string
  step: string
  from: string | null
  to: string
  reasonClass: ReasonClass | null
  reason: string | null
  /** Person, for the office only; null for the rule, and for clients. */
  by: string | null
  /** Whether the rule did it. Null where undisclosed. */
  byRule: boolean | null
  at: string
}
export type CountedAtIssue = { reportId: string; day: Day; score: number; receiptNumber: number }
export type CertificateDetails = {
  id: string
  publicId: string
  number: string
  version: number
  clientId: string
  holder: string
  branchId: string
  branch: string
  city: string | null
  level: CertificateLevel
  state: ShownState
  reasonClass: ReasonClass | null
  stateChangedAt: string
  /** Report whose critical failure suspended it. */
  suspendingReportId: string | null
  issuedAt: string
  expiresAt: string
  mean: number | null
  band: ScoreBand | null
  showsBand: boolean
  isListed: boolean
  keyId: string | null
  replacedBy: { id: string; publicId: string; number: string } | null
  replaces: { id: string; publicId: string; number: string } | null
  /** Rule of its issue, and the current one. */
  rule: CertificateRule
  ruleToday: CertificateRule
  /** Current standing of its branch by the current rule. */
  standing: BranchStanding | null
  /** Visits counted for its level, newest first. */
  countedAtIssue: CountedAtIssue[]
  canRenew: boolean
  renewableFrom: Day
  events: CertificateHappening[]
  reviews: { published: number; waiting: number; mean: number | null }
}

const select = (db: Tx) =>
  db
    .selectFrom('certificates')
    .select([
      'id',
      'public_id',
      'number',
      'version',
      'client_id',
      shownHolder().as('holder_name'),
      'branch_id',
      shownBranch().as('branch_name'),
      'city',
    ])
    .select(['level', 'state', 'reason_class', 'state_changed_at', 'suspending_report_id', 'issued_at', 'expires_at'])
    .select(['mean', 'shows_band', 'is_listed', 'key_id', 'replaced_by', 'rule_version'])
type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

/** A certificate's details: any for the office, own ones for a client. */
export async function readCertificate(actor: Actor, id: string): Promise<CertificateDetails> {
  authorize(actor, 'certificates.read')
  return readAs(actor, async (db) => {
    const row = await select(db)
      .where('id', '=', recordId(id))
      .$if(actor.type !== 'admin', (own) => own.where('client_id', '=', companyOf(actor)))
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const rule = await readRuleVersion(db, row.rule_version)
    const [ruleToday, standing, events, countedAtIssue, reviews, replacedBy, replaces] = await Promise.all([
      readRule(db),
      readStanding(db, { clientId: row.client_id, branchIds: [row.branch_id] }),
      actor.type === 'admin' ? eventsForOffice(db, row.id) : eventsForHolder(db, row.id),
      countedThen(db, row, rule),
      reviewsOf(db, actor, row.id),
      row.replaced_by ? named(db, 'id', row.replaced_by) : null,
      named(db, 'replaced_by', row.id),
    ])
    return {
      ...factsOf(row),
      rule,
      ruleToday,
      standing: standing[0] ?? null,
      canRenew: isRenewable(row, standing[0] ?? null),
      renewableFrom: renewableFrom(row.expires_at),
      events,
      countedAtIssue,
      reviews,
      replacedBy,
      replaces,
    }
  })
}

const factsOf = (row: Row) => ({
  id: row.id,
  publicId: row.public_id,
  number: row.number,
  version: row.version,
  clientId: row.client_id,
  holder: row.holder_name,
  branchId: row.branch_id,
  branch: row.branch_name,
  city: row.city,
  level: row.level,
  state: stateAt({ state: row.state, expiresAt: row.expires_at }, now()),
  reasonClass: row.reason_class,
  stateChangedAt: row.state_changed_at,
  suspendingReportId: row.suspending_report_id,
  issuedAt: row.issued_at,
  expiresAt: row.expires_at,
  mean: row.mean,
  band: row.mean === null ? null : bandOf(row.mean),
  showsBand: row.shows_band,
  isListed: row.is_listed,
  keyId: row.key_id,
})

function isRenewable(row: Row, standing: BranchStanding | null): boolean {
  if (row.replaced_by || !standing || (standing.held && standing.held.id !== row.id)) return false
  const certificate = {
    state: row.state,
    expiresAt: row.expires_at,
    level: row.level,
  }
  return mayRenew(certificate, standing.eligibility.level, now())
}

const named = async (db: Tx, column: 'id' | 'replaced_by', id: string) => {
  const row = await db
    .selectFrom('certificates')
    .select(['id', 'public_id', 'number'])
    .where(column, '=', id)
    .executeTakeFirst()
  return row ? { id: row.id, publicId: row.public_id, number: row.number } : null
}

const eventColumns = [
  'e.id',
  'e.step',
  'e.from_state',
  'e.to_state',
  'e.reason_class',
  'e.reason',
  'e.created_at',
] as const
type EventRow = {
  id: string
  step: string
  from_state: string | null
  to_state: string
  reason_class: string | null
  reason: string | null
  created_at: string
}
const happeningOf = (row: EventRow, by: string | null, byRule: boolean | null): CertificateHappening => ({
  id: row.id,
  step: row.step,
  from: row.from_state,
  to: row.to_state,
  reasonClass: row.reason_class as ReasonClass | null,
  reason: row.reason,
  by,
  byRule,
  at: row.created_at,
})

async function eventsForOffice(db: Tx, id: string): Promise<CertificateHappening[]> {
  const rows = await db
    .selectFrom('certificate_events as e')
    .leftJoin('profiles as p', 'p.id', 'e.actor_id')
    .select(eventColumns)
    .select(['p.full_name', 'p.company_name', 'e.actor_id'])
    .where('e.certificate_id', '=', id)
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .execute()
  return rows.map((row) => happeningOf(row, row.company_name ?? row.full_name, row.actor_id === null))
}

async function eventsForHolder(db: Tx, id: string): Promise<CertificateHappening[]> {
  const rows = await db
    .selectFrom('certificate_events as e')
    .select(eventColumns)
    .where('e.certificate_id', '=', id)
    .where('e.step', '!=', 'sign')
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .execute()
  return rows.map((row) => happeningOf(row, null, null))
}

/** Visits counted at issue that still count. */
async function countedThen(db: Tx, row: Row, rule: CertificateRule): Promise<CountedAtIssue[]> {
  const rows = await db
    .selectFrom('counted_visits as v')
    .innerJoin('mystery_shopping_reports as r', (join) =>
      join.onRef('r.client_id', '=', 'v.client_id').onRef('r.id', '=', 'v.report_id'),
    )
    .select(['v.report_id as reportId', 'v.day', 'v.score', 'r.receipt_number as receiptNumber'])
    .where('v.client_id', '=', row.client_id)
    .where('v.branch_id', '=', row.branch_id)
    .where('r.released_at', '<=', row.issued_at)
    .where(
      sql<boolean>`v.day >= ((${row.issued_at}::timestamptz at time zone 'Asia/Riyadh')::date
        - make_interval(months => ${sql.lit(rule.withinMonths)}))::date`,
    )
    .orderBy('v.day', 'desc')
    .orderBy('v.visited_at', 'desc')
    .limit(rule.visits)
    .execute()
  return rows
}

async function reviewsOf(db: Tx, actor: Actor, id: string): Promise<CertificateDetails['reviews']> {
  const rows = await db
    .selectFrom('guest_reviews')
    .select(['state', sql<number>`count(*)::int`.as('count'), sql<number>`avg(stars)::float8`.as('mean')])
    .where('certificate_id', '=', id)
    .$if(actor.type !== 'admin', (own) => own.where('state', '=', 'published'))
    .groupBy('state')
    .execute()
  const of = (state: string) => rows.find((row) => row.state === state)
  return {
    published: of('published')?.count ?? 0,
    waiting: of('waiting')?.count ?? 0,
    mean: of('published')?.mean ?? null,
  }
}
