import { sql } from 'kysely'
import type { z } from 'zod'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { JsonValue } from '#/db/tables.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { evaluationSteps } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { recordId } from '#/domain/record-id.ts'
import { metresBetween } from '#/domain/place.ts'
import { toRiyadh, addHours } from '#/domain/riyadh-time.ts'
import { recordStep } from '#/features/ordering/requests/record-step.server.ts'
import {
  questionnaireById,
  currentQuestionnaire,
} from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { readQuestionsAgain } from '#/features/fieldwork/questionnaires/questions-again.server.ts'
import { now } from '#/platform/clock.ts'
import { byServerClock } from '#/domain/fieldwork/device-clock.ts'
import { checkInDoubtsOf } from './check-in-rules.ts'
import { deviceMoment, plainText } from './clean.ts'
import type { checkInForm } from './form.ts'
import { readSetting } from '#/features/core/settings/read-setting.server.ts'
import { tryMoveRequest } from '#/features/ordering/requests/move-request.server.ts'
import { insertReportEvent } from './change-report.server.ts'

export type CheckIn = Omit<z.output<typeof checkInForm>, 'intent' | 'brief'> & {
  requestId: string
  /** Made offline and sent later: no questions can be asked, and the phone's clock gives the time. */
  late?: boolean | undefined
  /** Version of the questions that the phone has shown since. */
  questionnaireId?: string | undefined
  /** Corrective actions about which the phone has asked besides. */
  again?: readonly string[] | undefined
}

/**
 * Checks the shopper in: the request is in progress and its report begins, bound to the current version of the
 * questionnaire. A repeated check-in, also from a second phone, returns the existing report.
 */
export async function checkIn(actor: Actor, arrival: CheckIn): Promise<{ reportId: string }> {
  authorize(actor, evaluationSteps.checkIn.permission)
  return asActor(actor, async (tx) => {
    const request = await selectOwnRequest(tx, actor, arrival.requestId)
    const begun = await selectLiveReport(tx, actor, request.id)
    if (begun) return { reportId: begun.id }
    const at = now()
    const branch = await branchOfVisit(tx, request.id)
    const visit = { ...arrival, ...momentOf(arrival, at), distance: distanceTo(branch, arrival) }
    if (request.status === 'assigned') refuseUnexplained(request, visit)
    if (!(await tryMoveRequest(tx, { id: request.id, status: from[0], to, of: actor.id }))) {
      const meanwhile = await selectLiveReport(tx, actor, request.id)
      if (meanwhile) return { reportId: meanwhile.id }
      throw new AppError('evaluation.step-refused')
    }
    await beginReport(tx, actor, request, { visit, branch, heardAt: at })
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

type Visit = CheckIn & { at: Date; offline: boolean; distance: number | null }
type Beginning = { visit: Visit; branch: Branch | undefined; heardAt: Date }

async function beginReport(
  tx: Tx,
  actor: Actor,
  request: Request,
  { visit, branch, heardAt }: Beginning,
): Promise<void> {
  const questionnaire = await questionnaireFor(tx, request, visit)
  const taken = visit.offline ? (visit.again ?? null) : null
  const again = await readQuestionsAgain(tx, request.id, questionnaire.definition, taken)
  await tx
    .insertInto('mystery_shopping_reports')
    .values({
      id: visit.clientKey,
      request_id: request.id,
      client_id: request.client_id,
      shopper_id: actor.id,
      questionnaire_id: questionnaire.id,
      checked_in_at: visit.at,
      check_in_device_at: visit.deviceTime ? deviceMoment(visit.deviceTime, heardAt) : null,
      check_in_latitude: visit.latitude,
      check_in_longitude: visit.longitude,
      check_in_accuracy: visit.accuracy,
      check_in_distance: visit.distance,
      check_in_note: plainText(visit.note).trim() || null,
      due_at: addHours(visit.at, await readSetting(tx, 'reports.due-hours')),
      circumstances: JSON.stringify({
        attributes: branch?.attributes ?? {},
        time: hourOf(visit, heardAt),
        ...(again.length > 0 ? { again } : {}),
      }),
      created_at: heardAt,
      updated_at: heardAt,
    })
    .execute()
}

/** Minutes on the phone after which a check-in counts as made offline. */
const heldBackMinutes = 5

/** Time of arrival by the server's clock, and whether it was reported late. */
function momentOf({ deviceTime, sentAt, late }: CheckIn, at: Date): { at: Date; offline: boolean } {
  if (!deviceTime) return { at, offline: false }
  const moment = byServerClock({ deviceTime, sentAt: sentAt || undefined, at })
  const offline = late === true || at.getTime() - moment.getTime() > heldBackMinutes * 60_000
  return { at: offline ? moment : at, offline }
}

/** Hour that decides which questions are shown: offline, the phone's own. */
const hourOf = ({ at, offline, deviceTime }: Visit, heardAt: Date): string =>
  toRiyadh(offline && deviceTime ? deviceMoment(deviceTime, heardAt) : at).slice(11)

const distanceTo = (branch: Branch | undefined, { latitude, longitude }: CheckIn): number | null =>
  branch?.latitude == null || branch.longitude === null || latitude === null || longitude === null
    ? null
    : Math.round(metresBetween({ latitude: branch.latitude, longitude: branch.longitude }, { latitude, longitude }))

/** Requires a note for a check-in far away, at another hour, or without a location. Never refuses one made offline. */
function refuseUnexplained(request: Request, { at, offline, distance, accuracy, latitude, note }: Visit): void {
  const scheduledAt = new Date(request.scheduled_date)
  const doubts = checkInDoubtsOf({ scheduledAt, at, hasPlace: latitude !== null, distance, accuracy })
  if (offline || doubts.length === 0 || plainText(note).trim() !== '') return
  const field = doubts.includes('far') ? 'check-in-far' : 'check-in-note'
  throw new AppError('visit.note-required', { doubts: doubts.join(' ') }, { note: field })
}

type Bound = { id: string; definition: QuestionnaireDefinition }

/** The current version; for a visit begun offline, the one that the phone had shown. */
async function questionnaireFor(tx: Tx, request: Request, { offline, questionnaireId }: Visit): Promise<Bound> {
  const current = await currentQuestionnaire(tx, request.evaluation_type, request.client_id)
  if (!offline || !questionnaireId || questionnaireId === current.id) return current
  const shownThen = await tx
    .selectFrom('questionnaires')
    .select('id')
    .where('id', '=', questionnaireId)
    .where('evaluation_type', '=', request.evaluation_type)
    .where((eb) => eb.or([eb('client_id', 'is', null), eb('client_id', '=', request.client_id)]))
    .executeTakeFirst()
  return shownThen ? { id: shownThen.id, definition: await questionnaireById(tx, shownThen.id) } : current
}

type Branch = { attributes: JsonValue; latitude: number | null; longitude: number | null }

/** Facts about the branch for the shopper's own visit. */
async function branchOfVisit(tx: Tx, requestId: string) {
  const { rows } = await sql<Branch>`
    select attributes, latitude, longitude from priv.branch_of_visit(${requestId})`.execute(tx)
  return rows[0]
}

async function recordStart(tx: Tx, actor: Actor, request: Request, reportId: string): Promise<void> {
  const ids = { reportId, clientId: request.client_id, shopperId: actor.id }
  await insertReportEvent(tx, actor, { ...ids, step: 'begin', from: null, to: 'draft' })
  await recordStep(tx, actor, {
    requestId: request.id,
    clientId: request.client_id,
    step: 'checkIn',
    from: from[0],
    to,
    shopperId: actor.id,
  })
}
