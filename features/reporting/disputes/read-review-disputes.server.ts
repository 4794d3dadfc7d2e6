import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { toldOf } from '#/domain/failure.ts'
import { allQuestions, type AnswerValue, type Question } from '#/domain/questionnaire.ts'
import { type Attachment, attachmentsOf } from '#/features/reporting/attachments/read-attachments.server.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Lang, Text } from '#/domain/text.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { now } from '#/platform/clock.ts'
import type { DisputeState } from './read-disputes.server.ts'

export type ReviewDispute = {
  id: string
  questionKey: string
  question: string
  /** Failure sentence of the disputed answer as it is now; null when it lost nothing. */
  sentence: string | null
  reason: string
  state: DisputeState
  openedAt: string
  dueAt: string
  late: boolean
  decision: string | null
  decidedBy: string | null
  decidedAt: string | null
  files: Attachment[]
}

/** Disputes of one report for its editors: open ones first, by deadline. */
export async function readReviewDisputes(actor: Actor, reportId: string, lang: Lang): Promise<ReviewDispute[]> {
  authorize(actor, 'review.browse')
  return readAs(actor, async (db) => {
    const rows = await db
      .selectFrom('report_disputes as d')
      .innerJoin('mystery_shopping_reports as r', 'r.id', 'd.report_id')
      .leftJoin('profiles as e', 'e.id', 'd.decided_by')
      .select(['d.id', 'd.question_key', 'd.reason', 'd.state', 'd.opened_at', 'd.due_at', 'd.decision'])
      .leftJoin('report_answers as a', (join) =>
        join.onRef('a.report_id', '=', 'd.report_id').onRef('a.question_key', '=', 'd.question_key'),
      )
      .select(['d.decided_at', 'e.full_name', 'r.questionnaire_id', 'a.value'])
      .where('d.report_id', '=', recordId(reportId))
      .orderBy((eb) => eb('d.state', '=', 'open'), 'desc')
      .orderBy('d.due_at')
      .execute()
    const [first] = rows
    if (!first) return []
    const files = await attachmentsOf(
      db,
      'dispute_id',
      rows.map(({ id }) => id),
    )
    const questions = allQuestions(await questionnaireById(db, first.questionnaire_id))
    return rows.map((row) => ({
      id: row.id,
      questionKey: row.question_key,
      ...inLanguage(disputedIn(questions, row), lang),
      reason: row.reason,
      state: row.state,
      openedAt: row.opened_at,
      dueAt: row.due_at,
      late: row.state === 'open' && Date.parse(row.due_at) <= now().getTime(),
      decision: row.decision,
      decidedBy: row.full_name,
      decidedAt: row.decided_at,
      files: files.get(row.id) ?? [],
    }))
  })
}

const inLanguage = ({ question, sentence }: ReturnType<typeof disputedIn>, lang: Lang) => ({
  question: question[lang],
  sentence: sentence && sentence[lang],
})

type Disputed = { question_key: string; value: unknown }

/** The disputed question with its current answer as text. */
export function disputedIn(
  questions: readonly Question[],
  { question_key, value }: Disputed,
): { question: Text; sentence: Text | null } {
  const question = questions.find(({ key }) => key === question_key)
  const told = question ? toldOf(question, (value ?? null) as AnswerValue) : null
  return { question: question?.text ?? { en: question_key, ar: question_key }, sentence: told?.sentence ?? null }
}
