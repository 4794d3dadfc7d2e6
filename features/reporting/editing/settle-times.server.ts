import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { answerTo, type AnswerValue, visibleQuestions } from '#/domain/questionnaire.ts'
import { translator } from '#/domain/text.ts'
import { contradictions, minutesByStamps } from '#/domain/visit-times.ts'
import { visitTimeMessages } from '#/messages/reporting/visit-times.ts'
import { applyCorrection } from './apply-correction.server.ts'
import { selectStamps } from '#/features/reporting/reports/client-history.server.ts'
import type { HeldReport } from './hold-report.server.ts'
import { readParts } from './revisions.server.ts'

/** The last editor's value of each question; if still stored, it is a decision that no stamp overrules. */
async function selectDecided(tx: Tx, reportId: string): Promise<Map<string, AnswerValue>> {
  const rows = await tx
    .selectFrom('report_answer_edits')
    .distinctOn('question_key')
    .select(['question_key', 'after'])
    .where('report_id', '=', reportId)
    .orderBy('question_key')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ question_key, after }) => [question_key, (after as { value: AnswerValue }).value]))
}

/**
 * Replaces a shopper's answer by the time between two stamps where they differ, with a trace like any correction,
 * before an editor sees the score. An editor who finds the stamps wrong corrects the answer, and that stays.
 */
export async function settleTimes(tx: Tx, actor: Actor, report: HeldReport): Promise<void> {
  const stamps = await selectStamps(tx, report.clientId, report.id)
  if (stamps.length < 2) return
  const { definition, answers } = await readParts(tx, report)
  const decided = await selectDecided(tx, report.id)
  const t = translator(actor.language, visitTimeMessages)
  for (const { questionKey, answered, stamped } of contradictions(answers, minutesByStamps(definition.code, stamps))) {
    const question = visibleQuestions(definition, answers).find(({ key }) => key === questionKey)
    if (!question || decided.get(questionKey) === answered) continue
    const stored = answerTo(answers, questionKey)!
    await applyCorrection(tx, actor, report, {
      question,
      stored,
      change: { ...stored, value: stamped },
      reason: t('reason', { stamped, answered }),
    })
  }
}
