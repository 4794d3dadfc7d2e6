import type { Tx } from '#/db/database.server.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import { type Circumstances, inCircumstances } from '#/domain/fieldwork/circumstances.ts'
import { type Failure, type QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { withManagerSignature } from '#/content/questionnaires/manager-signature.ts'
import { withFailures } from '#/content/questionnaires/write-failures.ts'

// why: a stored version is immutable and the same for every account, so each process reads it once.
const known = new Map<string, QuestionnaireDefinition>()

/** The questions of a stored version; those of an audit end with the signature of the manager on duty. */
export async function questionnaireById(db: Tx, id: string): Promise<QuestionnaireDefinition> {
  const seen = known.get(id)
  if (seen) return seen
  const row = await db.selectFrom('questionnaires').select('definition').where('id', '=', id).executeTakeFirstOrThrow()
  const stored = await withEarlierFailures(db, id, row.definition as unknown as QuestionnaireDefinition)
  const definition = withManagerSignature(stored)
  known.set(id, definition)
  return definition
}

/** A version frozen before failure sentences existed, with those added later. */
export async function withEarlierFailures(db: Tx, id: string, frozen: QuestionnaireDefinition) {
  const rows = await db
    .selectFrom('question_failures')
    .select(['question_key', 'failure', 'partly'])
    .where('questionnaire_id', '=', id)
    .execute()
  if (rows.length === 0) return frozen
  const written = Object.fromEntries(
    rows.map(({ question_key, failure, partly }) => [
      question_key,
      { failure: failure as unknown as Failure, ...(partly ? { partly: partly as unknown as Failure } : {}) },
    ]),
  )
  return { ...frozen, sections: withFailures(frozen.sections, written) }
}

type OfVisit = { questionnaire_id: string; circumstances: unknown }

/** Questions of one visit: its bound version, settled by the branch and hour of its check-in. */
export async function questionnaireOfVisit(db: Tx, { questionnaire_id, circumstances }: OfVisit) {
  return settledBy(await questionnaireById(db, questionnaire_id), circumstances)
}

/** A version as it applies to one visit, by the stored circumstances of its check-in. */
export function settledBy(definition: QuestionnaireDefinition, circumstances: unknown): QuestionnaireDefinition {
  const settled = circumstances as Partial<Circumstances> | null
  return settled?.time === undefined
    ? definition
    : inCircumstances(definition, {
        attributes: settled.attributes ?? {},
        time: settled.time,
        again: settled.again ?? [],
      })
}

/**
 * The version for a visit that begins now: the newest of the client's own questionnaire in use, else of the general
 * one.
 */
export async function currentQuestionnaire(db: Tx, type: EvaluationType, clientId: string) {
  const { id } = await db
    .selectFrom('questionnaire_drafts as d')
    .innerJoin('questionnaires as q', 'q.code', 'd.code')
    .select('q.id')
    .where('d.evaluation_type', '=', type)
    .where('d.is_current', '=', true)
    .where((eb) => eb.or([eb('d.client_id', 'is', null), eb('d.client_id', '=', clientId)]))
    .orderBy('d.client_id', (order) => order.asc().nullsLast())
    .orderBy('q.version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { id, definition: await questionnaireById(db, id) }
}
