import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { atChosenTime, mustBeFree, queueUp } from '#/features/ordering/assignment/give-visit.server.ts'
import { selectJob } from '#/features/ordering/assignment/load-candidates.server.ts'
import { assignmentSettings } from '#/features/ordering/assignment/settings.server.ts'
import { requestForStep } from '#/features/ordering/requests/advance.server.ts'
import { setOwnVisitDate } from '#/features/ordering/requests/change-request.server.ts'
import { recordStep } from '#/features/ordering/requests/record-step.server.ts'

/**
 * Moves the shopper's own visit within the client's window, before it begins. Checks the rules for the new day, under
 * the locks of assignment.
 */
export async function moveOwnVisit(actor: Actor, requestId: string, visitAt: Date): Promise<void> {
  authorize(actor, 'offers.answer')
  const settings = await assignmentSettings()
  await asSystem('a shopper moves a visit; no shopper may update visit dates', async (tx) => {
    await queueUp(tx, 'shopper', [actor.id])
    // why: permission to hand back implies that the shopper has the visit and that it has not begun
    const { id, clientId } = await requestForStep(tx, actor, requestId, 'handBack')
    const job = await selectJob(tx, id)
    if (!job) throw new AppError('not-found')
    await queueUp(tx, 'branch', [job.branchId])
    const moved = await atChosenTime(tx, job, visitAt)
    if (moved.visitAt.getTime() === job.visitAt.getTime()) return
    await mustBeFree(tx, moved, actor.id, settings)
    if (!(await setOwnVisitDate(tx, actor.id, id, moved.visitAt))) throw new AppError('evaluation.step-refused')
    const step = { requestId: id, clientId, step: 'reschedule', from: 'assigned', to: 'assigned' } as const
    const visitAtChange = { before: job.visitAt.toISOString(), after: moved.visitAt.toISOString() }
    await recordStep(tx, actor, { ...step, shopperId: actor.id, visitAt: visitAtChange })
  })
}
