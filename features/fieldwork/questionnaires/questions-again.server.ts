import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { questionsAgain } from '#/domain/fieldwork/again.ts'
import type { Question, QuestionnaireDefinition } from '#/domain/questionnaire.ts'

type Row = { action_id: string; code: string; question: Question }

/**
 * Questions of done corrective actions that a visit of the acting shopper asks besides its own, because its questionnaire
 * lacks them. `chosen`: actions whose questions a phone without connection had taken along.
 */
export async function readQuestionsAgain(
  db: Tx,
  requestId: string,
  definition: QuestionnaireDefinition,
  chosen: readonly string[] | null = null,
): Promise<Question[]> {
  const { rows } = await sql<Row>`select action_id, code, question
    from priv.questions_again(${requestId}::uuid, ${chosen === null ? null : [...chosen]}::uuid[])`.execute(db)
  return questionsAgain(
    definition,
    rows.map(({ action_id: actionId, code, question }) => ({ actionId, code, question })),
  )
}
