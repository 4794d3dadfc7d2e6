import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type Answer, type AnswerValue, isValidValue, type Question } from '#/domain/questionnaire.ts'
import { sameValue, withoutPlace } from '#/domain/fieldwork/answer-values.ts'
import { correctStoredAnswer } from '#/features/fieldwork/visits/save-answers.server.ts'
import { now } from '#/platform/clock.ts'
import type { HeldReport } from './hold-report.server.ts'

export type AnswerChange = { value: AnswerValue; notApplicable: boolean; naReason: string; comment: string }
export type Correction = AnswerChange & { questionKey: string }

const partsOf = ({ value, notApplicable, naReason, comment }: AnswerChange): AnswerChange => ({
  value,
  notApplicable,
  naReason,
  comment,
})

const isSame = (a: AnswerChange, b: AnswerChange): boolean =>
  sameValue(a.value, b.value) &&
  a.notApplicable === b.notApplicable &&
  a.naReason === b.naReason &&
  a.comment === b.comment

/** Answers that only the shopper can give: an editor corrects just their comment. */
const isOwn = ({ type }: Question): boolean => type === 'photo' || type === 'place' || type === 'signature'

/** Removes contradictions: no value if not applicable, no reason if applicable. */
function tidied(question: Question, before: Answer, change: AnswerChange): AnswerChange {
  const { notApplicable } = change
  if (notApplicable && !question.allowNotApplicable)
    throw new AppError('report.answer-invalid', {}, { notApplicable: 'unreadable' })
  if (notApplicable && !change.naReason.trim()) throw new AppError('report.answer-invalid', {}, { naReason: 'reason' })
  const value = notApplicable ? null : isOwn(question) ? before.value : change.value
  const isCleared = value === null && before.value === null
  if (!notApplicable && !isCleared && (value === null || !isValidValue(question, value)))
    throw new AppError('report.answer-invalid', {}, { value: 'unreadable' })
  return {
    value,
    notApplicable,
    naReason: notApplicable ? change.naReason.trim() : '',
    comment: change.comment.trim(),
  }
}

type Applied = { before: AnswerChange; after: AnswerChange }

/** A trace is permanent, so it must not hold a location. */
const traceOf = (change: AnswerChange): AnswerChange => ({ ...change, value: withoutPlace(change.value) })

/** Writes a correction and its trace: the shopper's original answer stays readable. */
export async function applyCorrection(
  tx: Tx,
  actor: Actor,
  report: HeldReport,
  { question, stored, change, reason }: { question: Question; stored: Answer; change: AnswerChange; reason: string },
): Promise<Applied> {
  const before = partsOf(stored)
  const after = tidied(question, stored, change)
  if (isSame(before, after)) throw new AppError('report.nothing-changed')
  await correctStoredAnswer(tx, { reportId: report.id, questionKey: question.key }, after)
  await tx
    .insertInto('report_answer_edits')
    .values({
      report_id: report.id,
      client_id: report.clientId,
      question_key: question.key,
      before: JSON.stringify(traceOf(before)),
      after: JSON.stringify(traceOf(after)),
      reason,
      editor_id: actor.id,
      created_at: now(),
    })
    .execute()
  return { before: traceOf(before), after: traceOf(after) }
}
