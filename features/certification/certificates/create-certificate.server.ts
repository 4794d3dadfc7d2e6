import { randomBytes, randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import type { Tx } from '#/db/database.server.ts'
import type { DB } from '#/db/tables.ts'
import type { Actor } from '#/domain/actor.ts'
import { certificateNumber, expiryOf, stateAt } from '#/domain/certification/certificate.ts'
import { AppError } from '#/domain/errors.ts'
import { signCertificate } from './sign-certificate.server.ts'
import { now } from '#/platform/clock.ts'
import {
  type Certificate,
  certificateOf,
  changeCertificate,
  recordCertificateEvent,
  selectCertificates,
} from './hold-certificate.server.ts'
import { doubtsOf } from './doubts.server.ts'
import { type CertificateRule, readRule } from './rule.server.ts'
import { type BranchStanding, readStanding } from './standing.server.ts'
import { hasFeature } from '#/features/companies/plan-contents/feature.server.ts'

export type HeldBranch = {
  id: string
  clientId: string
  holder: string
  name: string
  city: string | null
  standing: BranchStanding
  rule: CertificateRule
}

/** Locks a branch against concurrent decisions on its certificate. For platform transactions only. */
export async function holdBranch(tx: Tx, branchId: string): Promise<HeldBranch> {
  if (!(await callFunction<boolean>(tx, sql`priv.hold_branch(${branchId})`))) throw new AppError('not-found')
  const row = await tx
    .selectFrom('branches as b')
    .innerJoin('profiles as p', 'p.id', 'b.client_id')
    .innerJoin('client_profiles as c', 'c.profile_id', 'b.client_id')
    .select(['b.id', 'b.client_id', 'b.name', 'b.city', 'p.company_name', 'p.full_name', 'c.approval'])
    .where('b.id', '=', branchId)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  const rule = await readRule(tx)
  const [standing] = await readStanding(tx, { clientId: row.client_id, branchIds: [branchId] })
  if (!standing) throw new AppError('not-found')
  const holder = row.company_name ?? row.full_name
  return { id: row.id, clientId: row.client_id, holder, name: row.name, city: row.city, standing, rule }
}

/** Stores the expiry of an ended certificate, which would block the next one. */
export async function expireOver(tx: Tx, branch: Pick<HeldBranch, 'id' | 'clientId'>): Promise<void> {
  const rows = await selectCertificates(tx)
    .where('client_id', '=', branch.clientId)
    .where('branch_id', '=', branch.id)
    .where('state', 'in', ['active', 'suspended'])
    .where('expires_at', '<=', now().toISOString())
    .execute()
  for (const certificate of rows.map(certificateOf)) await expireCertificate(tx, certificate)
}

export async function expireCertificate(tx: Tx, certificate: Certificate): Promise<void> {
  const stateChangedAt = new Date(certificate.expiresAt)
  await changeCertificate(tx, certificate, {
    state: 'expired',
    reason_class: 'time_over',
    suspending_report_id: null,
    state_changed_at: stateChangedAt,
  })
  await recordCertificateEvent(tx, null, certificate, {
    step: 'expire',
    from: certificate.state,
    to: 'expired',
    reasonClass: 'time_over',
  })
}

/** Last certificate of a branch, predecessor of a new one unless revoked. */
export async function lastOf(tx: Tx, branch: Pick<HeldBranch, 'id' | 'clientId'>): Promise<Certificate | null> {
  const row = await selectCertificates(tx)
    .where('client_id', '=', branch.clientId)
    .where('branch_id', '=', branch.id)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? certificateOf(row) : null
}

export async function endedBefore(tx: Tx, branch: Pick<HeldBranch, 'id' | 'clientId'>): Promise<Certificate | null> {
  const last = await lastOf(tx, branch)
  return last && last.state === 'expired' && last.replacedBy === null ? last : null
}

type Creation = {
  previous: Certificate | null
  step: 'issue' | 'renew'
  /** Administrator's reason to issue without certificates in the plan, or with a disputed or doubted visit. */
  exception?: string | undefined
}

/** Creates, signs and records the certificate earned by a locked branch, and settles its application. */
export async function createCertificate(
  tx: Tx,
  actor: Actor | null,
  branch: HeldBranch,
  { previous, step, exception }: Creation,
): Promise<{ id: string }> {
  await assertApproved(tx, branch.clientId)
  const { level, mean, missing } = branch.standing.eligibility
  if (level === null || mean === null)
    throw new AppError('certificate.not-eligible', { missing: missing.map(({ what }) => what).join(' ') })
  const reason = await exceptionFor(tx, actor, branch, exception)
  if (previous && stateAt(previous, now()) !== 'expired') await endByRenewal(tx, actor, previous)
  const id = await insertNumbered(tx, {
    id: randomUUID(),
    public_id: randomBytes(16).toString('hex'),
    client_id: branch.clientId,
    branch_id: branch.id,
    holder_name: branch.holder,
    branch_name: branch.name,
    city: branch.city,
    level,
    mean,
    rule_version: branch.rule.version,
    shows_band: previous?.showsBand ?? false,
    is_listed: previous?.isListed ?? true,
    issued_by: actor?.type === 'admin' ? actor.id : null,
    issued_at: now(),
    state_changed_at: now(),
    expires_at: expiryOf(now(), branch.rule),
  })
  if (previous) await tx.updateTable('certificates').set({ replaced_by: id }).where('id', '=', previous.id).execute()
  await signCertificate(tx, id)
  await recordCertificateEvent(
    tx,
    actor,
    { id, clientId: branch.clientId },
    {
      step,
      from: null,
      to: 'active',
      ...(reason ? { reason } : {}),
      after: { state: 'active', level, mean, branch: branch.name, rule: branch.rule.version },
    },
  )
  await tx
    .updateTable('certificate_applications')
    .set({
      state: 'issued',
      certificate_id: id,
      decided_by: actor?.type === 'admin' ? actor.id : null,
      decided_at: now(),
    })
    .where('branch_id', '=', branch.id)
    .where('client_id', '=', branch.clientId)
    .where('state', '=', 'waiting')
    .execute()
  return { id }
}

/**
 * Reason stored with the certificate, or null if none is needed. Only administrators may issue, with a reason, without
 * certificates in the plan or with a disputed or doubted visit; renewals by clients and the rule may not.
 */
async function exceptionFor(tx: Tx, actor: Actor | null, branch: HeldBranch, given?: string): Promise<string | null> {
  const hasPlan = await hasFeature(tx, branch.clientId, 'certificates')
  const doubts = await doubtsOf(
    tx,
    branch.standing.visits.map(({ reportId }) => reportId),
  )
  if (hasPlan && doubts.length === 0) return null
  if (actor?.type !== 'admin')
    throw hasPlan ? new AppError('certificate.doubted') : new AppError('plan.feature', { feature: 'certificates' })
  const reason = given?.trim()
  if (reason) return reason
  throw new AppError(hasPlan ? 'certificate.doubted' : 'plan.exception-reason', {}, { exception: 'reason' })
}

async function assertApproved(tx: Tx, clientId: string): Promise<void> {
  const client = await tx
    .selectFrom('client_profiles')
    .select('approval')
    .where('profile_id', '=', clientId)
    .executeTakeFirst()
  if (client?.approval !== 'approved') throw new AppError('client.not-approved')
}

/** Ends a predecessor before its expiry; the new one replaces it. */
async function endByRenewal(tx: Tx, actor: Actor | null, previous: Certificate): Promise<void> {
  await changeCertificate(tx, previous, { state: 'expired', reason_class: 'renewed', state_changed_at: now() })
  await tx
    .insertInto('certificate_events')
    .values({
      certificate_id: previous.id,
      client_id: previous.clientId,
      step: 'renew',
      from_state: previous.state,
      to_state: 'expired',
      reason_class: 'renewed',
      actor_id: actor?.id ?? null,
      created_at: now(),
    })
    .execute()
}

type NewCertificate = Omit<Insertable<DB['certificates']>, 'number'>

const mostTries = 5

/** Numbers are unique: with 60 random bits a collision is unlikely, and then another one is drawn. */
async function insertNumbered(tx: Tx, values: NewCertificate): Promise<string> {
  for (let turn = 0; turn < mostTries; turn++) {
    const row = await tx
      .insertInto('certificates')
      .values({ ...values, number: certificateNumber(randomBytes(12)) })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row) return row.id
  }
  throw new Error('no free number for a certificate was drawn')
}
