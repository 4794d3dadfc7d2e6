import { readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch, shownHolder } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { type ReasonClass, renewableFrom, type ShownState, stateAt } from '#/domain/certification/certificate.ts'
import type { CertificateLevel, Eligibility } from '#/domain/certification/certificate-rule.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { bandOf, type ScoreBand } from '#/domain/score.ts'
import { readRule } from '#/features/certification/certificates/rule.server.ts'
import { readStanding } from '#/features/certification/certificates/standing.server.ts'
import { now } from '#/platform/clock.ts'
import { type GuestStars, guestStarsOf, type OpenCorrectiveAction, openActionsOf } from './beside.server.ts'
import { isRenewable } from './standing-list.ts'

export type StepName =
  | 'issue'
  | 'suspend'
  | 'reinstate'
  | 'revoke'
  | 'expire'
  | 'renew'
  | 'show_band'
  | 'hide_band'
  | 'list'
  | 'unlist'
  | 'sign'
export type CertificateStep = {
  id: string
  step: StepName
  reasonClass: ReasonClass | null
  reason: string | null
  at: string
}
export type VisitToday = { reportId: string; number: number | null; day: Day; score: number; criticalFailure: boolean }
export type OwnCertificate = {
  id: string
  publicId: string
  number: string
  branchId: string
  holder: string
  branch: string
  city: string | null
  level: CertificateLevel
  /** Current state. */
  state: ShownState
  reasonClass: ReasonClass | null
  stateChangedAt: string
  issuedAt: string
  expiresAt: string
  mean: number | null
  band: ScoreBand | null
  showsBand: boolean
  isListed: boolean
  isSigned: boolean
  version: number
  ruleVersion: number
  suspendingReportId: string | null
  replacedBy: string | null
}
export type CertificatePage = {
  certificate: OwnCertificate
  /** Current standing of the branch. */
  eligibility: Eligibility
  margin: number | null
  /** Mean required by the certificate's level under the current rule, and its number of visits. */
  need: number
  of: number
  visits: VisitToday[]
  actions: OpenCorrectiveAction[]
  guests: GuestStars | null
  events: CertificateStep[]
  canRenew: boolean
  renewableFrom: Day | null
}

const selectOne = (db: Tx, clientId: string, id: string) =>
  db
    .selectFrom('certificates')
    .select([
      'id',
      'public_id',
      'number',
      'branch_id',
      shownHolder().as('holder_name'),
      shownBranch().as('branch_name'),
      'city',
      'level',
      'state',
    ])
    .select(['reason_class', 'state_changed_at', 'issued_at', 'expires_at', 'mean', 'shows_band', 'is_listed'])
    .select(['key_id', 'version', 'rule_version', 'suspending_report_id', 'replaced_by'])
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof selectOne>>>

const certificateOf = (row: Row, at: Date): OwnCertificate => ({
  id: row.id,
  publicId: row.public_id,
  number: row.number,
  branchId: row.branch_id,
  holder: row.holder_name,
  branch: row.branch_name,
  city: row.city,
  level: row.level,
  state: stateAt({ state: row.state, expiresAt: row.expires_at }, at),
  reasonClass: row.reason_class,
  stateChangedAt: row.state_changed_at,
  issuedAt: row.issued_at,
  expiresAt: row.expires_at,
  mean: row.mean,
  band: row.mean === null ? null : bandOf(row.mean),
  showsBand: row.shows_band,
  isListed: row.is_listed,
  isSigned: row.key_id !== null,
  version: row.version,
  ruleVersion: row.rule_version,
  suspendingReportId: row.suspending_report_id,
  replacedBy: row.replaced_by,
})

async function eventsOf(db: Tx, clientId: string, certificateId: string): Promise<CertificateStep[]> {
  const rows = await db
    .selectFrom('certificate_events')
    .select(['id', 'step', 'reason_class', 'reason', 'created_at'])
    .where('client_id', '=', clientId)
    .where('certificate_id', '=', certificateId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ id, step, reason_class, reason, created_at }) => ({
    id,
    step,
    reason,
    at: created_at,
    reasonClass: reason_class as ReasonClass | null,
  }))
}

async function numbersOf(db: Tx, clientId: string, reportIds: readonly string[]): Promise<Map<string, number>> {
  if (reportIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('mystery_shopping_reports')
    .select(['id', 'receipt_number'])
    .where('client_id', '=', clientId)
    .where('id', 'in', [...reportIds])
    .execute()
  return new Map(rows.flatMap(({ id, receipt_number }) => (receipt_number === null ? [] : [[id, receipt_number]])))
}

/** A certificate of the client: content, branch's standing, steps. Foreign ones are not found. */
export async function readOwnCertificate(actor: Actor, id: string): Promise<CertificatePage> {
  authorize(actor, 'certificates.read')
  const at = now()
  return readAs(actor, async (db) => {
    const row = await selectOne(db, companyOf(actor), recordId(id))
    if (!row) throw new AppError('not-found')
    const certificate = certificateOf(row, at)
    const branchIds = [certificate.branchId]
    const reportIds = certificate.suspendingReportId === null ? [] : [certificate.suspendingReportId]
    const [[standing], rule, actions, stars, events] = await Promise.all([
      readStanding(db, { clientId: companyOf(actor), branchIds }),
      readRule(db),
      openActionsOf(db, { clientId: companyOf(actor), branchIds, reportIds }),
      guestStarsOf(db, companyOf(actor), branchIds),
      eventsOf(db, companyOf(actor), certificate.id),
    ])
    if (!standing) throw new AppError('not-found')
    const { eligibility, visits, held, margin } = standing
    const numbers = await numbersOf(
      db,
      companyOf(actor),
      visits.map(({ reportId }) => reportId),
    )
    const isCurrent = held?.id === certificate.id
    return {
      certificate,
      eligibility,
      margin: isCurrent ? margin : null,
      need: rule.leastMean[certificate.level],
      of: rule.visits,
      visits: visits.map((visit) => ({ ...visit, number: numbers.get(visit.reportId) ?? null })),
      actions: actions.get(certificate.branchId) ?? [],
      guests: stars.get(certificate.branchId) ?? null,
      events,
      canRenew:
        (isCurrent || held === null) &&
        certificate.replacedBy === null &&
        isRenewable(certificate, eligibility.level, at),
      renewableFrom: windowOf(certificate, riyadhDay(at)),
    }
  })
}

/** Day on which the renewal period begins; null when open or never. */
const windowOf = ({ state, expiresAt }: OwnCertificate, today: Day): Day | null => {
  const from = renewableFrom(expiresAt)
  return (state === 'valid' || state === 'expires-soon') && today < from ? from : null
}
