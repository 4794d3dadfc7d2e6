import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { setOffering } from '#/features/ordering/requests/change-request.server.ts'
import { endOffers, giveVisit, mustBeFree, queueUp } from './give-visit.server.ts'
import { selectJob } from './load-candidates.server.ts'
import { assignmentSettings } from './settings.server.ts'

/**
 * Assigns a visit as an admin. Rechecks the hard rules in the transaction; ends offers to others and automatic
 * offering.
 */
export async function assignVisit(actor: Actor, requestId: string, shopperId: string): Promise<void> {
  authorize(actor, 'evaluations.assign')
  const to = recordId(shopperId)
  const settings = await assignmentSettings()
  await asActor(actor, async (tx) => {
    await queueUp(tx, 'shopper', [to])
    const seen = await selectJob(tx, requestId)
    if (!seen) throw new AppError('not-found')
    await queueUp(tx, 'branch', [seen.branchId])
    const job = (await selectJob(tx, requestId))!
    if (job.status !== 'approved') throw new AppError('evaluation.step-refused')
    await mustBeFree(tx, job, to, settings)
    await giveVisit(tx, job, { shopperId: to, by: actor })
    await endOffers(tx, job.id, 'staff', 'main')
    await setOffering(tx, job.id, false)
  })
}
