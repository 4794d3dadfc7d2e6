import { randomUUID } from 'node:crypto'
import type { Tx } from '#/db/database.server.ts'
import type { AnswerValue } from '#/domain/questionnaire.ts'
import { now } from '#/platform/clock.ts'

type NewAnswer = {
  reportId: string
  clientId: string
  shopperId: string
  questionKey: string
  saveId: string
  at: Date
}

/**
 * Marks a question as answered by its photo, where no save of words goes with it. Nobody saved it yet, so its version is 0: what a
 * phone saves about the question without having seen it is not out of date.
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

/** An editor's words instead of the shopper's; the editor keeps the trace. */
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
