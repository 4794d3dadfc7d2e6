import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch, shownClient } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { actionAskedAgain } from '#/domain/fieldwork/again.ts'
import type { Place } from '#/domain/place.ts'
import { allQuestions, type QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import {
  currentQuestionnaire,
  questionnaireOfVisit,
} from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { readQuestionsAgain } from '#/features/fieldwork/questionnaires/questions-again.server.ts'
import { now } from '#/platform/clock.ts'
import { isTiedTo } from './declared.server.ts'
import { deviceKeyOf } from './device-key.server.ts'
import { taskOf } from './visit-task.ts'

/** Brief of one assigned visit. */
export async function readVisit(actor: Actor, requestId: string) {
  authorize(actor, 'evaluations.check-in')
  return readAs(actor, async (db) => {
    const request = await db
      .selectFrom('mystery_shopping_requests')
      .select([
        'id',
        'number',
        'client_id',
        shownClient().as('client_name'),
        shownBranch().as('branch_name'),
        'branch_location',
        'evaluation_type',
      ])
      .select(['scheduled_date', 'shopper_fee', 'bonus', 'spending_cap', 'scenario', 'status', 'notes'])
      .select(isTiedTo(actor.id, sql.ref('client_id')).as('hasDeclared'))
      .where('id', '=', recordId(requestId))
      .where('shopper_id', '=', actor.id)
      .executeTakeFirst()
    if (!request) throw new AppError('not-found')
    const report = await db
      .selectFrom('mystery_shopping_reports')
      .select(['id', 'status', 'due_at', 'checked_in_at', 'questionnaire_id', 'circumstances'])
      .where('request_id', '=', requestId)
      .where('shopper_id', '=', actor.id)
      .where('status', '<>', 'rejected')
      .executeTakeFirst()
    const type = request.evaluation_type
    const place = await placeOfBranch(db, request.id)
    const current = report ? null : await currentQuestionnaire(db, type, request.client_id)
    const definition = report
      ? await questionnaireOfVisit(db, report)
      : (current as NonNullable<typeof current>).definition
    const again = current ? await readQuestionsAgain(db, request.id, definition) : []
    return {
      shopperId: actor.id,
      deviceKey: deviceKeyOf(actor),
      questionnaireId: current?.id ?? null,
      again: again.flatMap(({ key }) => actionAskedAgain(key) ?? []),
      requestId: request.id,
      number: request.number,
      clientName: request.client_name,
      branchName: request.branch_name,
      branchLocation: request.branch_location,
      type,
      scheduledAt: request.scheduled_date,
      isToday: riyadhDay(new Date(request.scheduled_date)) === riyadhDay(now()),
      feeHalalas: request.shopper_fee,
      bonusHalalas: request.bonus,
      task: taskOf(request),
      place,
      hasDeclared: request.hasDeclared,
      status: request.status,
      notes: request.notes,
      report: report && {
        id: report.id,
        status: report.status,
        dueAt: report.due_at,
        checkedInAt: report.checked_in_at,
      },
      questionnaire: briefOf(definition),
    }
  })
}

/** Location of an own visit's branch; null if not set. */
async function placeOfBranch(db: Tx, requestId: string): Promise<Place | null> {
  const { rows } = await sql<{ latitude: number | null; longitude: number | null }>`
    select latitude, longitude from priv.branch_of_visit(${requestId})`.execute(db)
  const { latitude = null, longitude = null } = rows[0] ?? {}
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

export type Visit = Awaited<ReturnType<typeof readVisit>>

type PhotoToTake = { key: string; text: Text; guidance: Text | null }

const photoOf = ({ key, text, guidance }: { key: string; text: Text; guidance?: Text }): PhotoToTake => ({
  key,
  text,
  guidance: guidance ?? null,
})

/** Parts of the questionnaire shown before the visit: sections, times and photos to take. */
function briefOf(definition: QuestionnaireDefinition) {
  const questions = allQuestions(definition)
  return {
    title: definition.title,
    sections: definition.sections.map(({ key, title, questions: own }) => ({ key, title, count: own.length })),
    questionCount: questions.length,
    photos: questions.filter(({ photo }) => photo === 'required').map(photoOf),
    photosOnFail: questions.filter(({ photo }) => photo === 'on_fail').map(photoOf),
    timings: questions.filter(({ type }) => type === 'timing').map(({ key, text }) => ({ key, text })),
  }
}
