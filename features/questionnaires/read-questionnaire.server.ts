import type { Tx } from '#/db/database.server.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'

// why: a stored version never changes and is the same for all who are signed in, so it is read once a process.
const known = new Map<string, QuestionnaireDefinition>()

/** The questions of a stored version. */
export async function questionnaireById(db: Tx, id: string): Promise<QuestionnaireDefinition> {
  const seen = known.get(id)
  if (seen) return seen
  const row = await db.selectFrom('questionnaires').select('definition').where('id', '=', id).executeTakeFirstOrThrow()
  const definition = row.definition as unknown as QuestionnaireDefinition
  known.set(id, definition)
  return definition
}

/** The version a visit that begins today is bound to: the newest of its type. */
export async function currentQuestionnaire(db: Tx, type: EvaluationType) {
  const { id } = await db
    .selectFrom('questionnaires')
    .select('id')
    .where('evaluation_type', '=', type)
    .orderBy('version', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { id, definition: await questionnaireById(db, id) }
}
