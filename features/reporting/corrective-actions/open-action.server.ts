import { asActor, type Tx } from '#/db/database.server.ts'
import { correctiveActionDueOn, type Priority } from '#/domain/corrective-action.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { allQuestions, type Question } from '#/domain/questionnaire.ts'
import { recordId } from '#/domain/record-id.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { type ActionOwner, ownerColumns } from './owner.server.ts'

export type NewCorrectiveAction = ActionOwner & {
  id: string
  reportId: string
  /** Its finding; null for the visit as a whole. */
  questionKey: string | null
  title: string
  priority: Priority
  /** Default: derived from the priority. */
  dueOn: Day | null
}

/** Refuses a due day in the past or more than a year ahead. */
export function refuseDay(day: Day): void {
  const today = riyadhDay(now())
  if (day < today || day > addDays(today, 365)) throw new AppError('bad-request', {}, { dueOn: 'action-due' })
}

/** Opens a corrective action from a report of the client's own. Idempotent. */
export async function openCorrectiveAction(actor: Actor, action: NewCorrectiveAction): Promise<void> {
  authorize(actor, 'actions.write')
  await takeAttempt('report work by account', actor.id)
  if (action.dueOn) refuseDay(action.dueOn)
  await asActor(actor, (tx) => openActionWithin(tx, actor, action))
}

/** The same in a transaction of the actor, for a rule of automation. */
export async function openActionWithin(tx: Tx, actor: Actor, action: NewCorrectiveAction): Promise<void> {
  authorize(actor, 'actions.write')
  const report = await selectReport(tx, actor, action.reportId)
  const question = action.questionKey === null ? null : await questionOf(tx, report, action.questionKey)
  const owner = await ownerColumns(tx, report.branch_id, action)
  const dueOn = action.dueOn ?? correctiveActionDueOn(action.priority, riyadhDay(now()))
  const row = await tx
    .insertInto('report_actions')
    .values({
      id: action.id,
      client_id: report.client_id,
      report_id: report.id,
      branch_id: report.branch_id,
      question_key: action.questionKey,
      title: action.title,
      ...owner,
      priority: action.priority,
      due_on: dueOn,
      photo_demanded: question?.actionPhoto === true,
      created_by: actor.id,
      created_at: now(),
      updated_at: now(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return refuseOtherContent(tx, actor, action)
  const eventId = await recordStep(tx, actor, { actionId: row.id, step: 'open', from: null, to: 'open', note: null })
  await recordActivity(tx, actor, {
    action: 'actions.open',
    entity: 'action',
    entityId: row.id,
    clientId: report.client_id,
    after: { title: action.title, owner: owner.owner_name, priority: action.priority, due: dueOn },
  })
  if (owner.owner_id ?? owner.owner_email) await enqueue(tx, 'actions.announce', { actionId: row.id, eventId })
}

async function questionOf(tx: Tx, report: { questionnaire_id: string }, key: string): Promise<Question> {
  const definition = await questionnaireById(tx, report.questionnaire_id)
  const question = allQuestions(definition).find((one) => one.key === key)
  if (!question) throw new AppError('bad-request')
  return question
}

async function selectReport(tx: Tx, actor: Actor, reportId: string) {
  const report = await tx
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', (join) =>
      join.onRef('q.client_id', '=', 'r.client_id').onRef('q.id', '=', 'r.request_id'),
    )
    .select(['r.id', 'r.client_id', 'r.questionnaire_id', 'q.branch_id'])
    .where('r.id', '=', recordId(reportId))
    .where('r.client_id', '=', companyOf(actor))
    .executeTakeFirst()
  if (!report) throw new AppError('not-found')
  return report
}

/** Refuses a key already used for another report. */
async function refuseOtherContent(tx: Tx, actor: Actor, action: NewCorrectiveAction): Promise<void> {
  const known = await tx
    .selectFrom('report_actions')
    .select('report_id')
    .where('id', '=', action.id)
    .where('client_id', '=', companyOf(actor))
    .executeTakeFirst()
  if (known?.report_id !== action.reportId) throw new AppError('bad-request')
}

type StepEntry = {
  id?: string
  actionId: string
  step: string
  from: string | null
  to: string
  note: string | null
}

export async function recordStep(tx: Tx, actor: Actor, entry: StepEntry): Promise<string> {
  const { actionId, step, from, to, note } = entry
  const { id } = await tx
    .insertInto('report_action_events')
    .values({
      ...(entry.id === undefined ? {} : { id: entry.id }),
      action_id: actionId,
      client_id: companyOf(actor),
      step,
      from_status: from,
      to_status: to,
      note,
      actor_id: actor.id,
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
