import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { EvaluationStatus, EvaluationStep } from '#/domain/evaluation.ts'
import { recordActivity } from '#/features/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'

export type TakenStep = {
  requestId: string
  clientId: string
  step: EvaluationStep
  from: EvaluationStatus
  to: EvaluationStatus
  reason?: string | null
  /** The shopper whom the step concerns, also one who has just lost the visit. */
  shopperId?: string | null
}

/** The name of a step in the activity log: `handBack` is `evaluations.hand-back`. */
export const activityOf = (step: EvaluationStep): string =>
  `evaluations.${step.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Keeps who took a step, when and why, and has those whom it concerns told. In the transaction of the change itself. */
export async function recordStep(tx: Tx, actor: Actor, taken: TakenStep): Promise<void> {
  const { requestId, clientId, step, from, to, reason = null, shopperId = null } = taken
  const concerned = shopperId === null ? {} : { shopper_id: shopperId }
  const event = await tx
    .insertInto('request_events')
    .values({
      request_id: requestId,
      client_id: clientId,
      step,
      from_status: from,
      to_status: to,
      reason,
      actor_id: actor.id,
      created_at: now(),
      ...concerned,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordActivity(tx, actor, {
    action: activityOf(step),
    entity: 'request',
    entityId: requestId,
    clientId,
    before: { status: from },
    after: { status: to, ...(shopperId === null ? {} : { shopper: shopperId }) },
    reason,
  })
  await enqueue(tx, 'evaluations.announce', { eventId: event.id })
}
