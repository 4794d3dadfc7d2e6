import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { EvaluationStatus, EvaluationStep } from '#/domain/evaluation.ts'
import type { VisitLossCause } from '#/domain/hand-back.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'

export type TakenStep = {
  requestId: string
  clientId: string
  /** A new date is no step of the table, but it belongs to the history and is told. */
  step: EvaluationStep | 'reschedule'
  from: EvaluationStatus
  to: EvaluationStatus
  reason?: string | null
  /** The shopper whom the step concerns, also one who has just lost the visit. */
  shopperId?: string | null
  /** Why the shopper lost the visit, and whether that counts against them. */
  cause?: VisitLossCause
  isCounted?: boolean
  /** The date of the visit before and after, when that is what changed. */
  visitAt?: { before: string; after: string }
  /** The name in the activity log when it is not the step's own. */
  activity?: string
}

/** The name of a step in the activity log: `handBack` is `evaluations.hand-back`. */
export const activityOf = (step: TakenStep['step']): string =>
  `evaluations.${step.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

type RequestEvent = Omit<TakenStep, 'visitAt' | 'activity'>

/** Adds to the history of a request. `null` is the platform. */
export async function insertRequestEvent(tx: Tx, actor: Actor | null, event: RequestEvent): Promise<string> {
  const { requestId, clientId, step, from, to, reason = null, shopperId = null, cause, isCounted = false } = event
  const { id } = await tx
    .insertInto('request_events')
    .values({
      request_id: requestId,
      client_id: clientId,
      step,
      from_status: from,
      to_status: to,
      reason,
      actor_id: actor?.id ?? null,
      created_at: now(),
      ...(shopperId === null ? {} : { shopper_id: shopperId }),
      // why: no client may write these columns, and a shopper's own withdrawal never names them
      ...(cause ? { cause, is_counted: isCounted } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Records who took a step, when and why, tells those concerned and brings the request's offers in line. In the transaction of the
 * change itself. `null` is the platform.
 */
export async function recordStep(tx: Tx, actor: Actor | null, taken: TakenStep): Promise<void> {
  const { requestId, clientId, step, from, to, reason = null, shopperId = null } = taken
  const eventId = await insertRequestEvent(tx, actor, taken)
  await recordActivity(tx, actor, {
    action: taken.activity ?? activityOf(step),
    entity: 'request',
    entityId: requestId,
    clientId,
    before: { status: from, ...(taken.visitAt ? { visitAt: taken.visitAt.before } : {}) },
    after: {
      status: to,
      ...(taken.visitAt ? { visitAt: taken.visitAt.after } : {}),
      ...(shopperId === null ? {} : { shopper: shopperId }),
    },
    reason,
  })
  await enqueue(tx, 'evaluations.announce', { eventId })
  await enqueue(tx, 'offers.settle', { requestId })
}
