import { asActor } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { clientApproval } from '#/features/companies/clients/client-standing.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { holdBranch } from './create-certificate.server.ts'
import { requireFeature } from '#/features/companies/plan-contents/feature.server.ts'

type Application = {
  /** Chosen by the browser: makes the application idempotent. */
  applicationId: string
  branchId: string
  note: string
}

/** Applies for a certificate earned by an own branch, as a client. */
export async function applyForCertificate(actor: Actor, given: Application): Promise<void> {
  authorize(actor, 'certificates.apply')
  await takeAttempt('order by account', actor.id)
  const [id, branchId] = [recordId(given.applicationId), recordId(given.branchId)]
  await asActor(actor, async (tx) => {
    const branch = await holdBranch(tx, branchId)
    if (branch.clientId !== companyOf(actor)) throw new AppError('not-found')
    if ((await clientApproval(tx, companyOf(actor))) !== 'approved') throw new AppError('client.not-approved')
    const known = await tx
      .selectFrom('certificate_applications')
      .select(['client_id', 'branch_id'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (known && (known.client_id !== companyOf(actor) || known.branch_id !== branchId))
      throw new AppError('bad-request')
    if (known) return
    await requireFeature(tx, companyOf(actor), 'certificates')
    const { application, eligibility, held } = branch.standing
    if (application) throw new AppError('certificate.applied-already')
    if (held) throw new AppError('certificate.held-already')
    if (eligibility.level === null)
      throw new AppError('certificate.not-eligible', { missing: eligibility.missing.map(({ what }) => what).join(' ') })
    await tx
      .insertInto('certificate_applications')
      .values({
        id,
        client_id: companyOf(actor),
        branch_id: branchId,
        note: given.note.trim() || null,
        created_by: actor.id,
      })
      .execute()
    await recordActivity(tx, actor, {
      action: 'certificates.apply',
      entity: 'certificate-application',
      entityId: id,
      clientId: companyOf(actor),
      after: { state: 'waiting', branch: branch.name, level: eligibility.level },
    })
    await enqueue(tx, 'certificates.announce-application', { applicationId: id })
  })
}

/** Withdraws an undecided application, as a client. */
export async function withdrawApplication(actor: Actor, { applicationId }: { applicationId: string }): Promise<void> {
  authorize(actor, 'certificates.apply')
  const id = recordId(applicationId)
  await asActor(actor, async (tx) => {
    const known = await tx
      .selectFrom('certificate_applications')
      .select('state')
      .where('id', '=', id)
      .where('client_id', '=', companyOf(actor))
      .executeTakeFirst()
    if (!known) throw new AppError('not-found')
    if (known.state === 'withdrawn') return
    if (known.state !== 'waiting') throw new AppError('certificate.application-over')
    const result = await tx
      .updateTable('certificate_applications')
      .set({ state: 'withdrawn' })
      .where('id', '=', id)
      .where('client_id', '=', companyOf(actor))
      .where('state', '=', 'waiting')
      .executeTakeFirst()
    if (result.numUpdatedRows === 0n) throw new AppError('certificate.application-over')
    await recordActivity(tx, actor, {
      action: 'certificates.withdraw',
      entity: 'certificate-application',
      entityId: id,
      clientId: companyOf(actor),
      before: { state: 'waiting' },
      after: { state: 'withdrawn' },
    })
  })
}
