import { sql } from 'kysely'
import type { z } from 'zod'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { JsonValue } from '#/db/tables.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type EvaluationType, evaluationSteps } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { reportDueAt } from '#/domain/report.ts'
import { toRiyadh } from '#/domain/riyadh-time.ts'
import { recordStep } from '#/features/evaluations/record-step.server.ts'
import { currentQuestionnaire } from '#/features/questionnaires/read-questionnaire.server.ts'
import { now } from '#/platform/clock.ts'
import { checkInDoubtsOf } from './check-in-rules.ts'
import { deviceMoment, plainText } from './clean.ts'
import type { checkInForm } from './form.ts'

export type CheckIn = Omit<z.output<typeof checkInForm>, 'intent' | 'brief'> & { requestId: string }

/**
 * The shopper is at the branch: the request is under way and its report begins, bound to today's version of the questionnaire.
 * A check-in that comes twice, or from a second phone, answers the report that already began.
 */
export async function checkIn(actor: Actor, arrival: CheckIn): Promise<{ reportId: string }> {
  authorize(actor, evaluationSteps.checkIn.permission)
  return asActor(actor, async (tx) => {
    const request = await selectOwnRequest(tx, actor, arrival.requestId)
    const begun = await selectLiveReport(tx, actor, request.id)
    if (begun) return { reportId: begun.id }
    const at = now()
    const hasPlace = arrival.latitude !== null && arrival.longitude !== null
    const doubts = checkInDoubtsOf({ scheduledAt: new Date(request.scheduled_date), at, hasPlace })
    if (request.status === 'assigned' && doubts.length > 0 && arrival.note === '')
      throw new AppError('visit.note-required', {}, { note: 'check-in-note' })
    if (!(await takeUp(tx, actor, request.id, at))) {
      const meanwhile = await selectLiveReport(tx, actor, request.id)
      if (meanwhile) return { reportId: meanwhile.id }
      throw new AppError('evaluation.step-refused')
    }
    await beginReport(tx, actor, request, arrival, at)
    await recordStart(tx, actor, request, arrival.clientKey)
    return { reportId: arrival.clientKey }
  })
}

type Request = Awaited<ReturnType<typeof selectOwnRequest>>

async function selectOwnRequest(tx: Tx, actor: Actor, requestId: string) {
  const request = await tx
    .selectFrom('mystery_shopping_requests')
    .select(['id', 'client_id', 'status', 'evaluation_type', 'scheduled_date'])
    .where('id', '=', recordId(requestId))
    .where('shopper_id', '=', actor.id)
    .executeTakeFirst()
  if (!request) throw new AppError('not-found')
  return request
}

const selectLiveReport = (tx: Tx, actor: Actor, requestId: string) =>
  tx
    .selectFrom('mystery_shopping_reports')
    .select('id')
    .where('request_id', '=', requestId)
    .where('shopper_id', '=', actor.id)
    .where('status', '<>', 'rejected')
    .executeTakeFirst()

const { from, to } = evaluationSteps.checkIn

const takeUp = (tx: Tx, actor: Actor, requestId: string, at: Date) =>
  tx
    .updateTable('mystery_shopping_requests')
    .set({ status: to, updated_at: at })
    .where('id', '=', requestId)
    .where('shopper_id', '=', actor.id)
    .where('status', '=', from[0])
    .returning('id')
    .executeTakeFirst()

async function beginReport(tx: Tx, actor: Actor, request: Request, arrival: CheckIn, at: Date): Promise<void> {
  const questionnaire = await currentQuestionnaire(tx, request.evaluation_type as EvaluationType, request.client_id)
  const branch = await branchOfVisit(tx, request.id)
  await tx
    .insertInto('mystery_shopping_reports')
    .values({
      id: arrival.clientKey,
      request_id: request.id,
      client_id: request.client_id,
      shopper_id: actor.id,
      questionnaire_id: questionnaire.id,
      checked_in_at: at,
      check_in_device_at: arrival.deviceTime ? deviceMoment(arrival.deviceTime, at) : null,
      check_in_latitude: arrival.latitude,
      check_in_longitude: arrival.longitude,
      check_in_accuracy: arrival.accuracy,
      check_in_note: plainText(arrival.note) || null,
      due_at: reportDueAt(at),
      circumstances: JSON.stringify({ attributes: branch?.attributes ?? {}, time: toRiyadh(at).slice(11) }),
      created_at: at,
      updated_at: at,
    })
    .execute()
}

/** What the shopper's own visit needs to know of the branch. */
async function branchOfVisit(tx: Tx, requestId: string) {
  const { rows } = await sql<{ attributes: JsonValue; latitude: number | null; longitude: number | null }>`
    select attributes, latitude, longitude from priv.branch_of_visit(${requestId})`.execute(tx)
  return rows[0]
}

async function recordStart(tx: Tx, actor: Actor, request: Request, reportId: string): Promise<void> {
  await tx
    .insertInto('report_events')
    .values({
      report_id: reportId,
      client_id: request.client_id,
      shopper_id: actor.id,
      step: 'begin',
      from_status: null,
      to_status: 'draft',
      actor_id: actor.id,
      created_at: now(),
    })
    .execute()
  await recordStep(tx, actor, {
    requestId: request.id,
    clientId: request.client_id,
    step: 'checkIn',
    from: from[0],
    to,
    shopperId: actor.id,
  })
}
