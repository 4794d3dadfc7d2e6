import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { fitsAudit } from '#/domain/operations/audits/answers.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'

export type AuditQuestions = { id: string; definition: QuestionnaireDefinition }

/** The version that an audit planned now is bound to: the newest of the company's own questionnaire, else of ours. */
export async function currentAuditQuestions(db: Tx): Promise<AuditQuestions> {
  const rows = await db
    .selectFrom('questionnaires')
    .select('id')
    .where('evaluation_type', '=', 'operations_audit')
    .orderBy(sql`client_id is null`)
    .orderBy('version', 'desc')
    .limit(20)
    .execute()
  for (const { id } of rows) {
    const definition = await questionnaireById(db, id)
    if (fitsAudit(definition)) return { id, definition }
  }
  throw new AppError('audit.no-questions')
}
