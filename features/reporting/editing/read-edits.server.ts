import type { Tx } from '#/db/database.server.ts'
import { allQuestions, type QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import type { ReportScore } from '#/domain/score.ts'
import type { Lang } from '#/domain/text.ts'
import type { AnswerChange } from './apply-correction.server.ts'
import type { AnswerRow } from '#/features/reporting/reports/report-rows.server.ts'
import { answerGiven, type Given } from '#/features/reporting/reports/report-view.ts'

/** An answer before an editor corrected it. */
export type EditView = {
  id: string
  questionKey: string
  given: Given | null
  notApplicable: boolean
  naReason: string
  comment: string
  reason: string
  by: string
  at: string
}

/** All corrections of a report with the previous answers, oldest first: the first one holds the shopper's own. */
export async function readEdits(
  db: Tx,
  reportId: string,
  definition: QuestionnaireDefinition,
  lang: Lang,
): Promise<EditView[]> {
  const rows = await db
    .selectFrom('report_answer_edits as e')
    .innerJoin('profiles as p', 'p.id', 'e.editor_id')
    .select(['e.id', 'e.question_key', 'e.before', 'e.reason', 'e.created_at', 'p.full_name'])
    .where('e.report_id', '=', reportId)
    .orderBy('e.created_at')
    .orderBy('e.id')
    .execute()
  const questions = new Map(allQuestions(definition).map((question) => [question.key, question]))
  return rows.map((row) => {
    const before = row.before as unknown as AnswerChange
    const question = questions.get(row.question_key)
    return {
      id: row.id,
      questionKey: row.question_key,
      given: question ? answerGiven(question, before.value, lang) : null,
      notApplicable: before.notApplicable,
      naReason: before.naReason,
      comment: before.comment,
      reason: row.reason,
      by: row.full_name,
      at: row.created_at,
    }
  })
}

export type RevisionLine = { number: number; score: number; reason: string | null; by: string | null; at: string }

/** All revisions of a report, newest first. */
export async function readRevisions(db: Tx, reportId: string): Promise<RevisionLine[]> {
  const rows = await db
    .selectFrom('report_revisions as v')
    .leftJoin('profiles as p', 'p.id', 'v.created_by')
    .select(['v.number', 'v.branch_score', 'v.reason', 'v.created_at', 'p.full_name'])
    .where('v.report_id', '=', reportId)
    .orderBy('v.number', 'desc')
    .execute()
  return rows.map(({ number, branch_score, reason, created_at, full_name }) => ({
    number,
    score: branch_score,
    reason,
    by: full_name,
    at: created_at,
  }))
}

/** A revision as released: answers and score. */
export async function readRevision(
  db: Tx,
  reportId: string,
  number: number,
): Promise<{ answers: AnswerRow[]; score: ReportScore } | null> {
  const row = await db
    .selectFrom('report_revisions')
    .select(['answers', 'score'])
    .where('report_id', '=', reportId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? { answers: row.answers as unknown as AnswerRow[], score: row.score as unknown as ReportScore } : null
}
