import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { CorrectiveActionStatus } from '#/domain/corrective-action.ts'
import { actionAskedAgain, mostAgain } from '#/domain/fieldwork/again.ts'
import { auditQuestionsAgain, type BeforeAudit, withAgain } from '#/domain/operations/audits/again.ts'
import type { Question, QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { auditFillMessages } from '#/messages/operations/audits-fill.ts'
import type { AuditRow } from './hold.server.ts'

/** The last actions on questions of audits at the branch, for the auditor; nothing for others. */
export async function readBeforeAudit(db: Tx, auditId: string): Promise<BeforeAudit[]> {
  const { rows } = await sql<{
    action_id: string
    code: string
    question_key: string
    status: CorrectiveActionStatus
    verification: string | null
    done_at: string | null
    question: Question | null
  }>`select action_id, code, question_key, status, verification, done_at, question
    from priv.actions_of_audits(${auditId}::uuid)`.execute(db)
  return rows.map(({ action_id: actionId, question_key: questionKey, done_at: doneAt, ...row }) => ({
    ...row,
    actionId,
    questionKey,
    doneAt,
  }))
}

export const storedAgain = (row: Pick<AuditRow, 'again'>): Question[] => row.again as unknown as Question[]

/** Questions that the phone has beside those of the questionnaire: the stored ones, and what it names and may ask. */
export async function questionsOfPhone(
  db: Tx,
  row: AuditRow,
  definition: QuestionnaireDefinition,
  named: readonly string[],
): Promise<Question[]> {
  const stored = storedAgain(row)
  const known = new Set(stored.map(({ key }) => actionAskedAgain(key)))
  const fresh = named.filter((id) => !known.has(id))
  if (fresh.length === 0) return stored
  const before = await readBeforeAudit(db, row.id)
  return [...stored, ...auditQuestionsAgain(definition, before, fresh)].slice(0, 2 * mostAgain)
}

/** The questionnaire of an audit with the questions asked again, as its phone and its result show it. */
export const asAsked = (definition: QuestionnaireDefinition, again: readonly Question[]): QuestionnaireDefinition =>
  withAgain(definition, again, auditFillMessages.againSection)
