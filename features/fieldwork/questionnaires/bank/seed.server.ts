import type { Tx } from '#/db/database.server.ts'
import { toBank } from '#/domain/fieldwork/question-bank.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'

/**
 * Fills the bank with the scored questions of shipped questionnaires, tagged by their sections; each question once, also
 * where two questionnaires ask it. Rows that exist stay as they are.
 */
export async function seedBank(tx: Tx, shipped: readonly QuestionnaireDefinition[]): Promise<void> {
  const seen = new Set<string>()
  const rows = shipped.flatMap(({ code, sections }) =>
    sections.flatMap(({ title, questions }) =>
      questions
        .filter(({ text }) => !seen.has(text.en) && seen.add(text.en))
        .map((question) => ({
          question: JSON.stringify(toBank(question)),
          tags: [title.en, title.ar],
          source: `${code} ${question.key}`,
        })),
    ),
  )
  await tx
    .insertInto('bank_questions')
    .values(rows)
    .onConflict((conflict) => conflict.column('source').where('created_by', 'is', null).doNothing())
    .execute()
}
