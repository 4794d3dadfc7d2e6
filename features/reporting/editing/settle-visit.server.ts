import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { evaluationSteps } from '#/domain/evaluation.ts'
import { tryMoveRequest } from '#/features/ordering/requests/move-request.server.ts'
import { insertRequestEvent } from '#/features/ordering/requests/record-step.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import type { HeldReport } from './hold-report.server.ts'

/** Completes the visit of a report or returns it to the pool, in the report's transaction: both change or neither. */
export async function settleVisit(
  tx: Tx,
  actor: Actor,
  report: HeldReport,
  step: 'complete' | 'returnToPool',
  reason: string | null,
) {
  const { to } = evaluationSteps[step]
  const move = { id: report.requestId, status: 'in_progress', to } as const
  if (!(await tryMoveRequest(tx, move, step === 'returnToPool' ? { shopper_id: null } : {})))
    throw new AppError('evaluation.step-refused', { step })
  const { requestId, clientId, shopperId } = report
  await insertRequestEvent(tx, actor, { requestId, clientId, shopperId, step, from: 'in_progress', to, reason })
  if (step === 'complete') await enqueue(tx, 'levels.review', { shopperId: report.shopperId })
  else await enqueue(tx, 'offers.settle', { requestId: report.requestId })
}
