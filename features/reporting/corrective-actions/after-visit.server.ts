import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asSystem, type Tx } from '#/db/database.server.ts'
import {
  correctiveActionDueOn,
  type CorrectiveActionStatus,
  type Priority,
  type Verification,
} from '#/domain/corrective-action.ts'
import { actionAskedAgain } from '#/domain/fieldwork/again.ts'
import { allQuestions, type AnswerValue, type Question } from '#/domain/questionnaire.ts'
import { higher, levelsOfRepeat, outcomeOfVisit } from '#/domain/reporting/action-repeats.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { isFailed } from '#/domain/score.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { now } from '#/platform/clock.ts'
import { openPutRight } from './put-right.server.ts'
import { tellManagers } from './tell-managers.server.ts'

type LastAction = {
  id: string
  client_id: string
  branch_id: string
  question_key: string
  title: string
  priority: Priority
  status: CorrectiveActionStatus
  verification: Verification | null
  version: number
  repeats_id: string | null
  owner_name: string
  owner_email: string | null
  owner_id: string | null
  created_by: string
  done_at: string
}

/**
 * Settles actions by a released visit to their branch that asks the same questions: it confirms or reopens what people
 * declared done, and opens a new, linked action for what was confirmed and failed again. Runs twice without further effect.
 */
export async function settleByVisit({ reportId }: JobPayload<'actions.after-visit'>): Promise<void> {
  await asSystem('a job settles corrective actions by a later visit', async (tx) => {
    const report = await tx
      .selectFrom('mystery_shopping_reports as r')
      .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
      .innerJoin('questionnaires as n', 'n.id', 'r.questionnaire_id')
      .select([
        'r.id',
        'r.client_id',
        'q.branch_id',
        'r.questionnaire_id',
        'n.code',
        'r.checked_in_at',
        'r.circumstances',
      ])
      .where('r.id', '=', reportId)
      .where('r.status', 'in', ['released', 'disputed', 'locked'])
      .executeTakeFirst()
    if (!report?.checked_in_at) return
    // why: other transactions lock an action before its branch; a new action below locks the branch
    await sql`select a.id from report_actions a where a.branch_id = ${report.branch_id}::uuid and a.question_key is not null
      order by a.id for update`.execute(tx)
    const answers = await tx
      .selectFrom('report_answers')
      .select(['question_key', 'value'])
      .where('report_id', '=', report.id)
      .where('not_applicable', '=', false)
      .where('value', 'is not', null)
      .execute()
    const definition = await questionnaireById(tx, report.questionnaire_id)
    const questions = new Map(allQuestions(definition).map((one) => [one.key, one]))
    const openedAgain = new Map<string, string>()
    const visit = {
      id: report.id,
      code: report.code,
      at: report.checked_in_at,
      day: riyadhDay(new Date(report.checked_in_at)),
    }
    for (const last of await lastActions(tx, report.branch_id, visit)) {
      const answer = answers.find(({ question_key }) => question_key === last.question_key)
      const question = questions.get(last.question_key)
      if (!answer || !question) continue
      const failed = isFailed(question, answer.value as AnswerValue)
      const doneOn = riyadhDay(new Date(last.done_at))
      const outcome = outcomeOfVisit({ ...last, doneOn }, { day: visit.day, failed })
      if (outcome === 'confirm') await confirm(tx, last)
      else if (outcome === 'reopen') await reopen(tx, last)
      else if (outcome === 'repeat') {
        const id = await openAgain(tx, last, { id: visit.id, photoDemanded: question.actionPhoto === true })
        if (id !== null) openedAgain.set(last.question_key, id)
      }
    }
    const asked = askedAgain(report.circumstances)
    for (const last of await actionsAskedAgain(tx, report.branch_id, visit, [...asked.keys()])) {
      const question = asked.get(last.id)
      const answer = answers.find(({ question_key }) => question_key === question?.key)
      if (!answer || !question) continue
      const doneOn = riyadhDay(new Date(last.done_at))
      const failed = isFailed(question, answer.value as AnswerValue)
      const outcome = outcomeOfVisit({ ...last, doneOn }, { day: visit.day, failed })
      if (outcome === 'confirm') await confirm(tx, last)
      else if (outcome === 'reopen') await reopen(tx, last)
    }
    if (definition.evaluationType === 'operations_audit') await openPutRight(tx, report, definition, openedAgain)
  })
}

const lastColumns =
  sql.raw(`a.id, a.client_id, a.branch_id, a.question_key, a.title, a.priority, a.status, a.verification,
  a.version, a.repeats_id, a.owner_name, a.owner_email, a.owner_id, a.created_by, f.done_at`)
const lastFinish = sql.raw(`left join lateral (select max(e.created_at) as done_at from report_action_events e
  where e.action_id = a.id and e.step = 'finish') f on true`)

type OfVisit = { code: string; at: string }
const doneBefore = (rows: readonly LastAction[], { at }: OfVisit): LastAction[] =>
  rows.filter(({ done_at }) => done_at !== null && new Date(done_at).getTime() < new Date(at).getTime())

/** The last action on each question of a branch, done before the visit; of reports of the same questionnaire. */
async function lastActions(tx: Tx, branchId: string, visit: OfVisit): Promise<LastAction[]> {
  const { rows } = await sql<LastAction>`select distinct on (a.question_key) ${lastColumns}
    from report_actions a
    join mystery_shopping_reports r on r.id = a.report_id
    join questionnaires n on n.id = r.questionnaire_id and n.code = ${visit.code} ${lastFinish}
    where a.branch_id = ${branchId}::uuid and a.question_key is not null and a.status <> 'cancelled'
    order by a.question_key, a.created_at desc, a.id desc`.execute(tx)
  return doneBefore(rows, visit)
}

/** Questions that the visit asked besides its own, by the action that they are about. */
function askedAgain(circumstances: unknown): ReadonlyMap<string, Question> {
  const { again = [] } = circumstances as { again?: readonly Question[] }
  return new Map(
    again.flatMap((question) => {
      const actionId = actionAskedAgain(question.key)
      return actionId === null ? [] : [[actionId, question] as const]
    }),
  )
}

async function actionsAskedAgain(tx: Tx, branchId: string, visit: OfVisit, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<LastAction>`select ${lastColumns} from report_actions a ${lastFinish}
    where a.branch_id = ${branchId}::uuid and a.id = any (${[...ids]}::uuid[]) and a.status <> 'cancelled' order by a.id`.execute(
    tx,
  )
  return doneBefore(rows, visit)
}

async function confirm(tx: Tx, last: LastAction): Promise<void> {
  const settle = sql`priv.settle_correction(${last.id}, ${last.version}, 'verified', 'visit', null, ${now()})`
  const eventId = await callFunction<string | null>(tx, settle)
  if (eventId === null) return
  const facts = { action: last.title, id: last.id }
  const to = { client: last.client_id, branch: last.branch_id }
  await tell(tx, to, 'action.confirmed', facts, { effectKey: `action.settled:${eventId}` })
  await enqueue(tx, 'certificates.review', { branchId: last.branch_id })
}

const eventOf = ({ id, client_id }: Pick<LastAction, 'id' | 'client_id'>) => ({
  action_id: id,
  client_id,
  actor_id: null,
  note: null,
  created_at: now(),
})

async function reopen(tx: Tx, last: LastAction): Promise<void> {
  const row = await tx
    .updateTable('report_actions')
    .set({ status: 'reopened', verification: null, due_on: correctiveActionDueOn(last.priority, riyadhDay(now())) })
    .set({ told_level: 0, version: last.version + 1, updated_at: now() })
    .where('id', '=', last.id)
    .where('version', '=', last.version)
    .returning('id')
    .executeTakeFirst()
  if (!row) return
  await tx
    .insertInto('report_action_events')
    .values({ ...eventOf(last), step: 'reopen-by-visit', from_status: last.status, to_status: 'reopened' })
    .execute()
  const entry = { action: 'actions.reopen', entity: 'action', entityId: last.id, clientId: last.client_id } as const
  await recordActivity(tx, null, { ...entry, before: { status: last.status }, after: { status: 'reopened' } })
  await tellManagers(tx, last.id, 'action.failed-again', 1)
  await enqueue(tx, 'certificates.review', { branchId: last.branch_id })
}

type Visit = { id: string; photoDemanded: boolean }

/** A new action, linked and one priority higher; null where the report has one about the question already. */
async function openAgain(tx: Tx, last: LastAction, { id: reportId, photoDemanded }: Visit) {
  const known = await tx
    .selectFrom('report_actions')
    .select('id')
    .where('report_id', '=', reportId)
    .where('question_key', '=', last.question_key)
    .executeTakeFirst()
  if (known) return null
  const id = randomUUID()
  const priority = higher(last.priority)
  await tx
    .insertInto('report_actions')
    .values({
      id,
      client_id: last.client_id,
      report_id: reportId,
      branch_id: last.branch_id,
      question_key: last.question_key,
      title: last.title,
      owner_name: last.owner_name,
      owner_email: last.owner_email,
      owner_id: last.owner_id,
      priority,
      due_on: correctiveActionDueOn(priority, riyadhDay(now())),
      repeats_id: last.id,
      photo_demanded: photoDemanded,
      created_by: last.created_by,
      created_at: now(),
      updated_at: now(),
    })
    .execute()
  const { id: eventId } = await tx
    .insertInto('report_action_events')
    .values({ ...eventOf({ id, client_id: last.client_id }), step: 'open', from_status: null, to_status: 'open' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const after = { title: last.title, priority, repeats: last.id }
  await recordActivity(tx, null, {
    action: 'actions.open',
    entity: 'action',
    entityId: id,
    clientId: last.client_id,
    after,
  })
  await enqueue(tx, 'actions.announce', { actionId: id, eventId })
  await tellManagers(tx, id, 'action.repeated', levelsOfRepeat(last.repeats_id === null ? 0 : 1))
  return id
}
