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
  /** Rescheduling is no status change, but part of the history and announced. */
  step: EvaluationStep | 'reschedule'
  from: EvaluationStatus
  to: EvaluationStatus
  reason?: string | null
  /** Shopper concerned, including one who just lost the visit. */
  shopperId?: string | null
  /** Cause of a lost visit, and whether it counts against the shopper. */
  cause?: VisitLossCause
  isCounted?: boolean
  /** Date before and after a rescheduling. */
  visitAt?: { before: string; after: string }
  /** Key in the activity log, if not the step's own. */
  activity?: string
}

/** Activity key of a step: `handBack` is `evaluations.hand-back`. */
export const activityOf = (step: TakenStep['step']): string =>
  `evaluations.${step.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

type RequestEvent = Omit<TakenStep, 'visitAt' | 'activity'>

/** Adds to a request's history. `null`: the platform. */
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
      // why: clients may not write these columns, and shoppers' withdrawals never contain them
      ...(cause ? { cause, is_counted: isCounted } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Records a step with person, time and reason, notifies those concerned and settles the offers, in the transaction of
 * the change. `null`: the platform.
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
