import type { Tx } from '#/db/database.server.ts'
import type { JsonValue } from '#/db/tables.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import {
  type CertificateState,
  type CertificateStep,
  certificateSteps,
  type ReasonClass,
  stateAt,
} from '#/domain/certification/certificate.ts'
import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { AppError } from '#/domain/errors.ts'
import { recordId } from '#/domain/record-id.ts'
import { takeStep } from '#/domain/step.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { announcePublished } from '#/platform/published.server.ts'

export type Certificate = {
  id: string
  clientId: string
  branchId: string
  version: number
  number: string
  level: CertificateLevel
  state: CertificateState
  issuedAt: string
  expiresAt: string
  ruleVersion: number
  suspendingReportId: string | null
  showsBand: boolean
  isListed: boolean
  replacedBy: string | null
}

export const selectCertificates = (tx: Tx) =>
  tx
    .selectFrom('certificates')
    .select(['id', 'client_id', 'branch_id', 'version', 'number', 'level', 'state', 'issued_at', 'expires_at'])
    .select(['rule_version', 'suspending_report_id', 'shows_band', 'is_listed', 'replaced_by'])
type Row = Awaited<ReturnType<ReturnType<typeof selectCertificates>['execute']>>[number]

export const certificateOf = (row: Row): Certificate => ({
  id: row.id,
  clientId: row.client_id,
  branchId: row.branch_id,
  version: row.version,
  number: row.number,
  level: row.level,
  state: row.state,
  issuedAt: row.issued_at,
  expiresAt: row.expires_at,
  ruleVersion: row.rule_version,
  suspendingReportId: row.suspending_report_id,
  showsBand: row.shows_band,
  isListed: row.is_listed,
  replacedBy: row.replaced_by,
})

/** Locks the certificate of a step. Throws `changed-meanwhile` for an older version. */
export async function holdCertificate(tx: Tx, actor: Actor, id: string, version: number): Promise<Certificate> {
  const row = await selectCertificates(tx)
    .where('id', '=', recordId(id))
    .$if(actor.type !== 'admin', (own) => own.where('client_id', '=', companyOf(actor)))
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  if (row.version !== version) throw new AppError('changed-meanwhile')
  return certificateOf(row)
}

/** State after a step. A certificate past its end is expired regardless of the stored state. */
export function stateAfter(certificate: Certificate, step: CertificateStep): CertificateState {
  const isOver = stateAt(certificate, now()) === 'expired'
  const next = takeStep(certificateSteps, step, isOver && step !== 'expire' ? 'expired' : certificate.state)
  if (!next) throw new AppError('certificate.step-refused')
  return next
}

export type CertificateChanges = {
  state?: CertificateState
  reason_class?: ReasonClass | null
  suspending_report_id?: string | null
  replaced_by?: string
  state_changed_at?: Date
  shows_band?: boolean
  is_listed?: boolean
}

/** Updates only the version seen: of two concurrent changes one wins, the other is refused. */
export async function changeCertificate(tx: Tx, held: Certificate, changes: CertificateChanges): Promise<void> {
  const result = await tx
    .updateTable('certificates')
    .set({ ...changes, version: held.version + 1 })
    .where('id', '=', held.id)
    .where('client_id', '=', held.clientId)
    .where('version', '=', held.version)
    .where('state', '=', held.state)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) throw new AppError('changed-meanwhile')
}

export type CertificateEvent = {
  step: CertificateStep | 'issue'
  from: CertificateState | null
  to: CertificateState
  reasonClass?: ReasonClass | null
  reason?: string | null
  before?: JsonValue
  after?: JsonValue
}

type Known = Pick<Certificate, 'id' | 'clientId'>

/** Logs a step on a certificate with person (null: the rule) and reason, and notifies its holder. */
export async function recordCertificateEvent(
  tx: Tx,
  actor: Actor | null,
  { id, clientId }: Known,
  event: CertificateEvent,
): Promise<void> {
  const { step, from, to, reasonClass = null, reason = null } = event
  const { id: eventId } = await tx
    .insertInto('certificate_events')
    .values({
      certificate_id: id,
      client_id: clientId,
      step,
      from_state: from,
      to_state: to,
      reason_class: reasonClass,
      reason,
      actor_id: actor?.id ?? null,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordActivity(tx, actor, {
    action: `certificates.${step}`,
    entity: 'certificate',
    entityId: id,
    clientId,
    ...(from ? { before: event.before ?? { state: from } } : {}),
    after: event.after ?? { state: to, ...(reasonClass ? { reason: reasonClass } : {}) },
    reason,
  })
  await enqueue(tx, 'certificates.announce', { eventId })
  await announcePublished(tx)
}
