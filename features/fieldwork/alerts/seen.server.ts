import type { Tx } from '#/db/database.server.ts'
import type { Lang } from '#/domain/text.ts'
import { failureTold } from '#/domain/failure.ts'
import { allQuestions, type AnswerValue } from '#/domain/questionnaire.ts'
import { toldText, type ToldText } from '#/domain/translation.ts'
import { selectTranslations } from '#/features/fieldwork/translations/select-translations.server.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'

export type SeenFailure = {
  key: string
  /** The failure as stated to the client. */
  sentence: string
  /** The question's own wording, in small type below. */
  question: string
  comment: string
  /** How the comment is shown to a reader of the other language. */
  told: ToldText | null
  at: string | null
}

/** Failures and the shopper's observations in one language, without the shopper's identity. */
export async function failuresSeen(
  db: Tx,
  report: { id: string; questionnaire_id: string },
  keys: readonly string[],
  lang: Lang,
): Promise<SeenFailure[]> {
  const wanted = [...new Set(keys)]
  const questions = allQuestions(await questionnaireById(db, report.questionnaire_id))
  const answers = await db
    .selectFrom('report_answers')
    .select(['question_key', 'value', 'comment', 'answered_at'])
    .where('report_id', '=', report.id)
    .where('question_key', 'in', wanted.length > 0 ? wanted : [''])
    .execute()
  const translations = await selectTranslations(db, report.id)
  return wanted.flatMap((key) => {
    const question = questions.find((one) => one.key === key)
    const answer = answers.find(({ question_key }) => question_key === key)
    if (!question) return []
    const { sentence } = failureTold(question, answer ? (answer.value as AnswerValue) : null)
    const at = answer?.answered_at ?? null
    const comment = answer?.comment ?? ''
    const told = toldText({ questionKey: key, field: 'comment', text: comment }, translations, lang)
    return [{ key, sentence: sentence[lang], question: question.text[lang], comment, told, at }]
  })
}
