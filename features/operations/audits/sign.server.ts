import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { actionAskedAgain } from '#/domain/fieldwork/again.ts'
import { type BeforeAudit, declaredKeys } from '#/domain/operations/audits/again.ts'
import {
  actionsOf,
  answersOf,
  type AuditSignature,
  type AuditValues,
  isSigned,
  type NewAuditAction,
  openAuditPoints,
  type OpenAuditPoint,
} from '#/domain/operations/audits/answers.ts'
import { correctiveActionDueOn, isUnfinished } from '#/domain/corrective-action.ts'
import { allQuestions, type Question, type QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { scoreReport } from '#/domain/score.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { openNamedFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { asAsked, readBeforeAudit } from './asked-again.server.ts'
import type { AuditSaveRequest } from './form.ts'
import { type AuditRow, photoCounts } from './hold.server.ts'

type Signing = {
  row: AuditRow
  request: AuditSaveRequest
  definition: QuestionnaireDefinition
  /** Questions of done actions that the phone asked besides. */
  again: readonly Question[]
  values: AuditValues
}

/** A device's time, as far as it can be true. */
const deviceTime = (at: string): Date => {
  const [given, latest] = [new Date(at), now()]
  return given > latest ? latest : given
}

/**
 * Submits an audit with the signature of the manager on duty: its score is frozen, its actions are opened, and a critical
 * failure is passed on at once. Answers what is missing instead. Throws `audit.signature`.
 */
export async function signAudit(tx: Tx, actor: Actor, signing: Signing): Promise<OpenAuditPoint[]> {
  const { row, request, definition, again, values } = signing
  const step = request.step
  if (!step) return []
  const before = await readBeforeAudit(tx, row.id)
  const covered = coveredKeys(definition, before)
  const demanded = again.filter(({ key }) => request.again?.includes(actionAskedAgain(key) ?? ''))
  const missing = openAuditPoints(asAsked(definition, demanded), values, await photoCounts(tx, row.id), covered)
  if (missing.length > 0) return missing
  if (!isSigned(step.signature)) throw new AppError('audit.signature')
  const score = scoreReport(definition, answersOf(values))
  const [at, server] = [deviceTime(step.at), now()]
  const begun = row.started_at === null || new Date(row.started_at) > at ? at : new Date(row.started_at)
  const signature: AuditSignature = { ...step.signature, at: at.toISOString() }
  await tx
    .updateTable('audits')
    .set({
      state: 'signed',
      started_at: row.started_at ?? server,
      submitted_at: server,
      signed_at: server,
      signed_device_at: at,
      signed_device: request.device || null,
      sign_key: step.key,
      signature: JSON.stringify(signature),
      score: JSON.stringify(score),
      calculated: score.calculated,
      final: score.final,
      has_critical: score.criticalFailed.length > 0,
      version: sql`version + 1`,
      updated_at: server,
    })
    .where('id', '=', row.id)
    .execute()
  const demanding = allQuestions(definition).filter((one) => one.actionPhoto)
  const reopened = new Set(declaredKeys(definition, doneBefore(before, begun)))
  await openActions(tx, actor, row, {
    // why: the earlier action is reopened with the words of the auditor, so that one finding is one action
    actions: actionsOf(definition, values).filter(({ questionKey }) => !reopened.has(questionKey)),
    demanded: new Set(demanding.map(({ key }) => key)),
  })
  await enqueue(tx, 'actions.after-audit', { auditId: row.id })
  await recordActivity(tx, actor, {
    action: 'audits.sign',
    entity: 'audit',
    entityId: row.id,
    clientId: companyOf(actor),
    after: { number: row.number, score: score.final, verdict: signature.verdict },
  })
  await enqueue(tx, 'audits.tell', { auditId: row.id, auditStep: 'signed' })
  if (score.criticalFailed.length > 0) await enqueue(tx, 'audits.critical', { auditId: row.id })
  return []
}

const doneBefore = (before: readonly BeforeAudit[], at: Date): BeforeAudit[] =>
  before.filter(({ doneAt }) => doneAt !== null && new Date(doneAt) < at)

/** Questions that have an action already, to be done or reported as done: a failure needs no other one. */
const coveredKeys = (definition: QuestionnaireDefinition, before: readonly BeforeAudit[]): Set<string> =>
  new Set([
    ...declaredKeys(definition, before),
    ...before
      .filter(({ code, status }) => code === definition.code && isUnfinished(status))
      .map(({ questionKey }) => questionKey),
  ])

/** Photos of what was put right, stored again as proof of the action: each of the two keeps its own file. */
async function proofOf(tx: Tx, auditId: string, questionKey: string) {
  const rows = await tx
    .selectFrom('audit_photos as p')
    .innerJoin('files as f', 'f.id', 'p.file_id')
    .select(['f.storage_key', 'f.content_type', 'f.width', 'f.height'])
    .where('p.audit_id', '=', auditId)
    .where('p.question_key', '=', questionKey)
    .where('p.kind', '=', 'fix')
    .orderBy('p.created_at')
    .limit(5)
    .execute()
  const proofs = []
  for (const { storage_key: stored, content_type, width, height } of rows) {
    const opened = await openNamedFile(stored)
    if (!opened) continue
    const bytes = new Uint8Array(await new Response(opened.stream).arrayBuffer())
    const id = randomUUID()
    const key = storageKey(id)
    await storeFile(key, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    proofs.push({ id, content_type, bytes: bytes.length, width, height, sha256, storage_key: key })
  }
  return proofs
}

type Opened = { actions: readonly NewAuditAction[]; demanded: ReadonlySet<string> }

async function openActions(tx: Tx, actor: Actor, row: AuditRow, { actions, demanded }: Opened): Promise<void> {
  if (actions.length === 0) return
  const today = riyadhDay(now())
  const rows = []
  for (const { id, questionKey, title, kind, ownerId, ownerName, priority, dueOn, note } of actions) {
    const isFixed = kind === 'fixed'
    // why: a day that passed while the phone had no connection must not refuse a signed audit
    const due = isFixed || dueOn < today ? correctiveActionDueOn(priority, today) : dueOn
    rows.push({
      id,
      question_key: questionKey,
      title: title.trim().slice(0, 300),
      owner_id: isFixed ? actor.id : ownerId,
      owner_name: ownerName.trim() || actor.name,
      priority,
      due_on: due,
      is_fixed: isFixed,
      photo_demanded: demanded.has(questionKey),
      note: note.trim() || title.trim(),
      photos: isFixed ? await proofOf(tx, row.id, questionKey) : [],
    })
  }
  const opened = await sql<{ action_id: string; event_id: string; has_owner: boolean }>`
    select * from priv.open_audit_actions(${row.id}::uuid, ${JSON.stringify(rows)}::jsonb, ${now()})`.execute(tx)
  for (const { action_id: actionId, event_id: eventId, has_owner: hasOwner } of opened.rows) {
    const made = rows.find(({ id }) => id === actionId)
    await recordActivity(tx, actor, {
      action: 'actions.open',
      entity: 'action',
      entityId: actionId,
      clientId: companyOf(actor),
      after: { title: made?.title ?? '', priority: made?.priority ?? '', due: made?.due_on ?? '' },
    })
    await enqueue(tx, 'actions.link-repeat', { actionId })
    if (hasOwner) await enqueue(tx, 'actions.announce', { actionId, eventId })
  }
}
