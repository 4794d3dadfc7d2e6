import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { actionAskedAgain } from '#/domain/fieldwork/again.ts'
import { type AuditValues, isAuditAnswer, type OpenAuditPoint } from '#/domain/operations/audits/answers.ts'
import { type AuditState, isFillingAudit } from '#/domain/operations/audits/state.ts'
import { applyChanges } from '#/domain/operations/daily-reports/changes.ts'
import { authorize } from '#/domain/permissions.ts'
import { allQuestions, type Question, type QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { asAsked, questionsOfPhone } from './asked-again.server.ts'
import type { AuditSaveRequest } from './form.ts'
import { type AuditRow, selectAudit } from './hold.server.ts'
import { signAudit } from './sign.server.ts'

export type AuditSaved = {
  version: number
  state: AuditState
  values: AuditValues
  /** Questions that another device of the auditor answered meanwhile: its answers stay until the person chooses. */
  conflicts: string[]
  /** What kept the audit from being signed. */
  missing: OpenAuditPoint[]
}

/**
 * Saves answers of an audit from its auditor's device, and signs it. Sent twice it changes nothing. An audit that was
 * moved after the device had it is taken as it is. Throws `audit.other-auditor`, `audit.cancelled`, `audit.closed`,
 * `audit.value`.
 */
export async function saveAudit(actor: Actor, request: AuditSaveRequest): Promise<AuditSaved> {
  authorize(actor, 'audits.do')
  await takeAttempt('report work by account', actor.id)
  return asActor(actor, async (tx) => {
    const row = await holdForFilling(tx, actor, request)
    const own = await questionnaireById(tx, row.questionnaire_id)
    const before = row.answers as unknown as AuditValues
    if (!isFillingAudit(row.state)) return answer(tx, row, { values: before, conflicts: [], missing: [] })
    const again = await questionsOfPhone(tx, row, own, request.again ?? [])
    const definition = asAsked(own, again)
    const { values, conflicts, changed } = applyValid(definition, before, request.changes)
    if (changed.length > 0) await write(tx, actor, row, { values, again })
    const signs = request.step !== null && conflicts.length === 0
    const missing = signs ? await signAudit(tx, actor, { row, request, definition: own, again, values }) : []
    return answer(tx, row, { values, conflicts, missing })
  })
}

/**
 * The audit, locked. Of two people the one who began it has it; before it is begun also one who was planned earlier may
 * begin it.
 */
export async function holdForFilling(
  tx: Tx,
  actor: Actor,
  { auditId, changes, step }: Pick<AuditSaveRequest, 'auditId' | 'changes' | 'step'>,
): Promise<AuditRow> {
  const row = await selectAudit(tx, actor, auditId).forUpdate().executeTakeFirst()
  if (!row) throw new AppError('not-found')
  if (row.state === 'cancelled') throw new AppError('audit.cancelled')
  const isOwn = row.auditor_id === actor.id
  if (isOwn && !isFillingAudit(row.state)) {
    // why: a signature whose response was lost is sent again
    if (step?.key === row.sign_key || (changes.length === 0 && step === null)) return row
    throw new AppError('audit.closed')
  }
  if (isOwn) return row
  if (row.state !== 'planned' || !row.earlier_auditors.includes(actor.id)) throw new AppError('audit.other-auditor')
  const earlier = [...row.earlier_auditors.filter((id) => id !== actor.id), row.auditor_id]
  await tx
    .updateTable('audits')
    .set({ auditor_id: actor.id, earlier_auditors: earlier, updated_at: now() })
    .where('id', '=', row.id)
    .execute()
  return { ...row, auditor_id: actor.id, earlier_auditors: earlier }
}

function applyValid(definition: QuestionnaireDefinition, before: AuditValues, changes: AuditSaveRequest['changes']) {
  const questions = new Map(allQuestions(definition).map((question) => [question.key, question]))
  // why: a question about an action that was erased meanwhile must not keep the rest on the phone
  const asked = changes.filter(({ key }) => questions.has(key) || actionAskedAgain(key) === null)
  for (const { key, to } of asked)
    if (!questions.has(key) || (to !== null && !isAuditAnswer(questions.get(key), to)))
      throw new AppError('audit.value', { key })
  return applyChanges(before, asked)
}

type Kept = { values: AuditValues; again: readonly Question[] }

async function write(tx: Tx, actor: Actor, row: AuditRow, { values, again }: Kept): Promise<void> {
  const begins = row.state === 'planned'
  await tx
    .updateTable('audits')
    .set({
      answers: JSON.stringify(values),
      again: JSON.stringify(again),
      version: sql`version + 1`,
      updated_at: now(),
      ...(begins ? { state: 'started' as const, started_at: now() } : {}),
    })
    .where('id', '=', row.id)
    .execute()
  if (begins)
    await recordActivity(tx, actor, {
      action: 'audits.start',
      entity: 'audit',
      entityId: row.id,
      clientId: companyOf(actor),
      after: { number: row.number },
    })
}

type Given = Pick<AuditSaved, 'values' | 'conflicts' | 'missing'>

async function answer(tx: Tx, { id }: AuditRow, given: Given): Promise<AuditSaved> {
  const { state, version } = await tx
    .selectFrom('audits')
    .select(['state', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { version, state, ...given }
}
