import { asActor, asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { CertificateLevel } from '#/domain/certification/certificate-rule.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { createCertificate, endedBefore, expireOver, holdBranch } from './create-certificate.server.ts'

type Issue = {
  branchId: string
  /** Level seen at the decision; refused if it differs by now. */
  expectLevel?: CertificateLevel
  applicationId?: string
  /** Reason of an exception: no certificates in the plan, or a disputed or doubted visit. */
  exception?: string | undefined
}

/**
 * Issues the earned certificate to a branch, as an administrator. Conditions are checked with the branch locked, so
 * concurrent calls create one certificate.
 */
export async function issueCertificate(actor: Actor, wanted: Issue): Promise<{ id: string }> {
  authorize(actor, 'certificates.issue')
  const branchId = recordId(wanted.branchId)
  return asSystem('signs the credential in the issuing transaction; no person may read the key', async (tx) => {
    const branch = await holdBranch(tx, branchId)
    if (wanted.applicationId) await assertWaiting(tx, recordId(wanted.applicationId), branchId)
    await expireOver(tx, branch)
    if (branch.standing.held) throw new AppError('certificate.held-already')
    const { level } = branch.standing.eligibility
    if (wanted.expectLevel && level && level !== wanted.expectLevel) throw new AppError('certificate.other-level')
    const previous = await endedBefore(tx, branch)
    return createCertificate(tx, actor, branch, { previous, step: 'issue', exception: wanted.exception })
  })
}

async function assertWaiting(tx: Tx, applicationId: string, branchId: string): Promise<void> {
  const row = await tx
    .selectFrom('certificate_applications')
    .select('state')
    .where('id', '=', applicationId)
    .where('branch_id', '=', branchId)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  if (row.state !== 'waiting') throw new AppError('certificate.application-over')
}

/** Declines an application with an answer to the client, as an administrator. */
export async function declineApplication(actor: Actor, of: { applicationId: string; answer: string }): Promise<void> {
  authorize(actor, 'certificates.issue')
  const answer = of.answer.trim()
  if (!answer) throw new AppError('certificate.reason-required', {}, { answer: 'reason' })
  const id = recordId(of.applicationId)
  await asActor(actor, async (tx) => {
    const known = await tx
      .selectFrom('certificate_applications')
      .select(['client_id', 'branch_id'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!known) throw new AppError('not-found')
    const result = await tx
      .updateTable('certificate_applications')
      .set({ state: 'declined', answer, decided_by: actor.id, decided_at: now() })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (result.numUpdatedRows === 0n) throw new AppError('certificate.application-over')
    await recordActivity(tx, actor, {
      action: 'certificates.decline',
      entity: 'certificate-application',
      entityId: id,
      clientId: known.client_id,
      before: { state: 'waiting' },
      after: { state: 'declined', branch: known.branch_id },
      reason: answer,
    })
    await enqueue(tx, 'certificates.announce-application', { applicationId: id })
  })
}
