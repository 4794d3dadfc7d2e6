import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { evaluationSteps } from '#/domain/evaluation.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import type { HeldReport } from './hold-report.server.ts'

/** Moves the request a report belongs to, in the report's own transaction: both change or neither does. */
export async function moveRequest(
  tx: Tx,
  actor: Actor,
  report: HeldReport,
  step: 'complete' | 'returnToPool',
  reason: string | null,
) {
  const { to } = evaluationSteps[step]
  const result = await tx
    .updateTable('mystery_shopping_requests')
    .set({ status: to, ...(step === 'returnToPool' ? { shopper_id: null } : {}), updated_at: now() })
    .where('id', '=', report.requestId)
    .where('status', '=', 'in_progress')
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) throw new AppError('evaluation.step-refused', { step })
  await tx
    .insertInto('request_events')
    .values({
      request_id: report.requestId,
      client_id: report.clientId,
      shopper_id: report.shopperId,
      step,
      from_status: 'in_progress',
      to_status: to,
      reason,
      actor_id: actor.id,
      created_at: now(),
    })
    .execute()
  if (step === 'complete') await enqueue(tx, 'levels.review', { shopperId: report.shopperId })
  else await enqueue(tx, 'offers.settle', { requestId: report.requestId })
}
