import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import {
  allQuestions,
  type AnswerValue,
  isValidValue,
  maximumTextLength,
  type QuestionnaireDefinition,
} from '#/domain/questionnaire.ts'
import { questionnaireOfVisit } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { now } from '#/platform/clock.ts'
import {
  type AnswerSave,
  maximumCommentLength,
  maximumReasonLength,
  sameDraft,
  type SavedAnswer,
  type SaveOutcome,
} from './answer.ts'
import { deviceMoment, plainText } from './clean.ts'
import type { answersRequest } from './form.ts'
import { lockEditableReport } from './report-under-way.server.ts'

/**
 * Stores answers during the visit. Idempotent; a save based on an older answer changes nothing and returns the stored
 * one, so that the shopper can choose.
 */
export async function saveAnswers(actor: Actor, batch: z.output<typeof answersRequest>): Promise<SaveOutcome[]> {
  authorize(actor, 'reports.write')
  return asActor(actor, async (tx) => {
    const report = await lockEditableReport(tx, actor, batch.reportId)
    const definition = await questionnaireOfVisit(tx, report)
    const stored = await selectStored(tx, report.id)
    const outcomes: SaveOutcome[] = []
    for (const sent of batch.saves) {
      const save = cleaned(sent)
      if (!isStorable(definition, save)) {
        outcomes.push({ saveId: save.saveId, outcome: 'refused', code: 'report.answer-invalid' })
        continue
      }
      outcomes.push(
        await applySave(tx, { reportId: report.id, clientId: report.client_id, shopperId: actor.id }, stored, save),
      )
    }
    return outcomes
  })
}

type Stored = SavedAnswer & { saveId: string }
type Owners = { reportId: string; clientId: string; shopperId: string }

async function selectStored(tx: Tx, reportId: string): Promise<Map<string, Stored>> {
  const rows = await tx
    .selectFrom('report_answers')
    .select(['question_key', 'value', 'not_applicable', 'na_reason', 'comment', 'version', 'save_id'])
    .where('report_id', '=', reportId)
    .execute()
  return new Map(
    rows.map((row) => [
      row.question_key,
      {
        questionKey: row.question_key,
        value: row.value as AnswerValue,
        notApplicable: row.not_applicable,
        naReason: row.na_reason ?? '',
        comment: row.comment ?? '',
        version: row.version,
        saveId: row.save_id,
      },
    ]),
  )
}

/** Removes an emptied text; keeps everything else as given. */
const cleaned = (save: AnswerSave): AnswerSave => {
  const value = typeof save.value === 'string' ? plainText(save.value) : save.value
  const blank = typeof value === 'string' && value.trim() === ''
  return { ...save, value: blank ? null : value, naReason: plainText(save.naReason), comment: plainText(save.comment) }
}

/** Whether an answer fits a question of this questionnaire. Gaps are checked on submission. */
function isStorable(definition: QuestionnaireDefinition, save: AnswerSave): boolean {
  const question = allQuestions(definition).find(({ key }) => key === save.questionKey)
  if (!question) return false
  if (save.comment.length > maximumCommentLength || save.naReason.length > maximumReasonLength) return false
  if (typeof save.value === 'string' && save.value.length > maximumTextLength) return false
  if (save.notApplicable && !question.allowNotApplicable) return false
  return save.value === null || isValidValue(question, save.value)
}

async function applySave(tx: Tx, owners: Owners, stored: Map<string, Stored>, save: AnswerSave): Promise<SaveOutcome> {
  const { saveId, questionKey } = save
  const before = stored.get(questionKey)
  if (before && (before.saveId === saveId || sameDraft(before, save)))
    return { saveId, outcome: 'saved', version: before.version }
  if ((before?.version ?? 0) !== save.baseVersion) {
    const { saveId: _, ...current } = before ?? { ...nothingStored(questionKey), saveId: '' }
    return { saveId, outcome: 'stale', current }
  }
  const version = save.baseVersion + 1
  await (before ? updateAnswer(tx, owners, save, version) : insertAnswer(tx, owners, save))
  const { value, notApplicable, naReason, comment } = save
  stored.set(questionKey, { questionKey, value, notApplicable, naReason, comment, version, saveId })
  return { saveId, outcome: 'saved', version }
}

const nothingStored = (questionKey: string): SavedAnswer => ({
  questionKey,
  value: null,
  notApplicable: false,
  naReason: '',
  comment: '',
  version: 0,
})

const contentOf = (save: AnswerSave) => ({
  value: save.value === null ? null : JSON.stringify(save.value),
  not_applicable: save.notApplicable,
  na_reason: save.naReason || null,
  comment: save.comment || null,
  save_id: save.saveId,
  answered_at: deviceMoment(save.answeredAt, now()),
})

const insertAnswer = (tx: Tx, { reportId, clientId, shopperId }: Owners, save: AnswerSave) =>
  tx
    .insertInto('report_answers')
    .values({
      report_id: reportId,
      client_id: clientId,
      shopper_id: shopperId,
      question_key: save.questionKey,
      version: 1,
      ...contentOf(save),
    })
    .execute()

const updateAnswer = (tx: Tx, { reportId, shopperId }: Owners, save: AnswerSave, version: number) =>
  tx
    .updateTable('report_answers')
    .set({ ...contentOf(save), version, saved_at: now() })
    .where('report_id', '=', reportId)
    .where('shopper_id', '=', shopperId)
    .where('question_key', '=', save.questionKey)
    .execute()

type NewAnswer = {
  reportId: string
  clientId: string
  shopperId: string
  questionKey: string
  saveId: string
  at: Date
}

/**
 * Marks a question as answered by its photo, without a save. Its version is 0, so that a phone's save that has not seen
 * it is not outdated.
 */
export const answerByEvidence = (tx: Tx, { reportId, clientId, shopperId, questionKey, saveId, at }: NewAnswer) =>
  tx
    .insertInto('report_answers')
    .values({
      report_id: reportId,
      client_id: clientId,
      shopper_id: shopperId,
      question_key: questionKey,
      version: 0,
      save_id: saveId,
      answered_at: at,
    })
    .onConflict((conflict) => conflict.columns(['report_id', 'question_key']).doNothing())
    .execute()

type Content = { value: AnswerValue; notApplicable: boolean; naReason: string; comment: string }

/** Replaces the shopper's answer by an editor's; the caller keeps the trace. */
export const correctStoredAnswer = (
  tx: Tx,
  { reportId, questionKey }: { reportId: string; questionKey: string },
  { value, notApplicable, naReason, comment }: Content,
) =>
  tx
    .updateTable('report_answers')
    .set((eb) => ({
      value: value === null ? null : JSON.stringify(value),
      not_applicable: notApplicable,
      na_reason: naReason || null,
      comment: comment || null,
      version: eb('version', '+', 1),
      save_id: randomUUID(),
      saved_at: now(),
    }))
    .where('report_id', '=', reportId)
    .where('question_key', '=', questionKey)
    .execute()
