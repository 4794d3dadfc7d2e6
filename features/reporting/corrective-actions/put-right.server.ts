import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { fixKey, signatureKeys } from '#/content/questionnaires/manager-signature.ts'
import type { Tx } from '#/db/database.server.ts'
import type { DB } from '#/db/tables.ts'
import { correctiveActionDueOn, priorityOf } from '#/domain/corrective-action.ts'
import { toldOf } from '#/domain/failure.ts'
import {
  type Answer,
  answerTo,
  isGiven,
  type QuestionnaireDefinition,
  scoredQuestions,
  visibleQuestions,
} from '#/domain/questionnaire.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { isFailed } from '#/domain/score.ts'
import { isLang } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { attach, type StoredAttachment } from '#/features/reporting/attachments/attach.server.ts'
import { selectAnswers, selectPhotos } from '#/features/reporting/reports/report-rows.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { openNamedFile, storageKey, storeFile } from '#/platform/files.server.ts'

type Audit = { id: string; client_id: string; branch_id: string }
const mostPhotos = 5

const textOf = (answer: Answer | undefined): string => (typeof answer?.value === 'string' ? answer.value.trim() : '')

/** Failed answers that the auditor saw put right, with what was done. */
export function putRightOf(definition: QuestionnaireDefinition, answers: readonly Answer[]) {
  const shown = new Set(visibleQuestions(definition, answers).map(({ key }) => key))
  return scoredQuestions(definition).flatMap((question) => {
    const key = fixKey(question.key)
    const [answer, fix] = [answerTo(answers, question.key), answerTo(answers, key)]
    const asked = definition.unscored.find((one) => one.key === key)
    if (!asked || !shown.has(key) || !isGiven(asked, fix) || !isGiven(question, answer)) return []
    return isFailed(question, answer.value) ? [{ question, value: answer.value, note: textOf(fix) }] : []
  })
}

/**
 * Opens a corrective action, as done, for each failure that was put right on the spot in an audit bought from us, with the
 * auditor's photo as its proof, for the company to verify. `again` are actions that this report has just opened because
 * its question had failed before; one that the company opened first stays as it is.
 */
export async function openPutRight(
  tx: Tx,
  audit: Audit,
  definition: QuestionnaireDefinition,
  again: ReadonlyMap<string, string>,
): Promise<void> {
  const photos = await selectPhotos(tx, audit.id)
  const answers = await selectAnswers(tx, audit.id, photos)
  const found = putRightOf(definition, answers)
  if (found.length === 0) return
  const manager = textOf(answerTo(answers, signatureKeys.name))
  const { language } = await tx
    .selectFrom('profiles')
    .select('language')
    .where('id', '=', audit.client_id)
    .executeTakeFirstOrThrow()
  const lang = isLang(language) ? language : 'ar'
  for (const { question, value, note } of found) {
    const known = await tx
      .selectFrom('report_actions')
      .select('id')
      .where('report_id', '=', audit.id)
      .where('question_key', '=', question.key)
      .executeTakeFirst()
    if (known && again.get(question.key) !== known.id) continue
    const { critical, major } = question
    const title = (toldOf(question, value)?.task ?? question.text)[lang].slice(0, 300)
    const id =
      known?.id ??
      (await insertOpen(tx, audit, {
        question_key: question.key,
        title,
        owner_name: (manager || title).slice(0, 200),
        priority: priorityOf({ failed: true, critical, major, lost: 0 }),
        photo_demanded: question.actionPhoto === true,
      }))
    const files = photos.filter(({ questionKey }) => questionKey === fixKey(question.key)).map(({ fileId }) => fileId)
    await prove(tx, audit, id, files)
    await finish(tx, audit, id, note)
    await enqueue(tx, 'actions.to-verify', { actionId: id })
  }
}

type New = Pick<
  Insertable<DB['report_actions']>,
  'question_key' | 'title' | 'owner_name' | 'priority' | 'photo_demanded'
>
const eventOf = (audit: Audit, id: string) => ({
  action_id: id,
  client_id: audit.client_id,
  actor_id: null,
  created_at: now(),
})

async function insertOpen(tx: Tx, audit: Audit, action: New): Promise<string> {
  const id = randomUUID()
  const due = correctiveActionDueOn(action.priority, riyadhDay(now()))
  // why: the company must not learn who the auditor is, so the action is opened in the name of its own account
  const by = { created_by: audit.client_id, created_at: now(), updated_at: now() }
  await tx
    .insertInto('report_actions')
    .values({
      id,
      client_id: audit.client_id,
      report_id: audit.id,
      branch_id: audit.branch_id,
      ...action,
      due_on: due,
      ...by,
    })
    .execute()
  const opened = { step: 'open', from_status: null, to_status: 'open', note: null }
  await tx
    .insertInto('report_action_events')
    .values({ ...eventOf(audit, id), ...opened })
    .execute()
  await recordActivity(tx, null, {
    action: 'actions.open',
    entity: 'action',
    entityId: id,
    clientId: audit.client_id,
    after: { title: action.title, priority: action.priority, due },
  })
  return id
}

async function finish(tx: Tx, audit: Audit, id: string, note: string): Promise<void> {
  const text = note.slice(0, 2000)
  await tx
    .updateTable('report_actions')
    .set((eb) => ({ status: 'done', done_note: text, version: eb('version', '+', 1), updated_at: now() }))
    .where('id', '=', id)
    .execute()
  const event = { step: 'finish', from_status: 'open', to_status: 'done', note: text }
  await tx
    .insertInto('report_action_events')
    .values({ ...eventOf(audit, id), ...event })
    .execute()
  const entry = { action: 'actions.finish', entity: 'action', entityId: id, clientId: audit.client_id } as const
  await recordActivity(tx, null, { ...entry, before: { status: 'open' }, after: { status: 'done' } })
}

/** Photos of what was put right, stored again: report and action each keep their own file. */
async function prove(tx: Tx, audit: Audit, actionId: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  const rows = await tx
    .selectFrom('files')
    .select(['id', 'storage_key', 'content_type', 'width', 'height'])
    .where('id', 'in', fileIds)
    .orderBy('created_at')
    .limit(mostPhotos)
    .execute()
  const stored: StoredAttachment[] = []
  for (const { storage_key: kept, content_type: contentType, width, height } of rows) {
    const opened = await openNamedFile(kept)
    if (!opened) continue
    const bytes = new Uint8Array(await new Response(opened.stream).arrayBuffer())
    const id = randomUUID()
    const key = storageKey(id)
    await storeFile(key, bytes)
    stored.push({ id, key, bytes, contentType, width, height, name: 'photo.jpg' })
  }
  const adder = { id: audit.client_id, clientId: audit.client_id }
  const places = stored.map((_, index) => index + 1)
  await attach(tx, adder, { actionId }, stored, places)
}
