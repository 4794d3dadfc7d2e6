import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { actionAskedAgain } from '#/domain/fieldwork/again.ts'
import { allQuestions, type AnswerValue, type Question } from '#/domain/questionnaire.ts'
import { outcomeOfVisit } from '#/domain/reporting/action-repeats.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { isFailed } from '#/domain/score.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { openPutRight } from './put-right.server.ts'
import {
  confirmAction,
  type LastAction,
  lastColumns,
  lastFinish,
  openActionAgain,
  reopenAction,
} from './repeats/settle-action.server.ts'

const byVisit = { way: 'visit', actorId: null } as const

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
      if (outcome === 'confirm') await confirmAction(tx, last, byVisit)
      else if (outcome === 'reopen') await reopenAction(tx, last, byVisit)
      else if (outcome === 'repeat') {
        const id = await openActionAgain(tx, last, { ...byVisit, reportId: visit.id }, question.actionPhoto === true)
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
      if (outcome === 'confirm') await confirmAction(tx, last, byVisit)
      else if (outcome === 'reopen') await reopenAction(tx, last, byVisit)
    }
    if (definition.evaluationType === 'operations_audit') await openPutRight(tx, report, definition, openedAgain)
  })
}

type OfVisit = { code: string; at: string }
const doneBefore = (rows: readonly LastAction[], { at }: OfVisit): LastAction[] =>
  rows.filter(({ done_at }) => done_at !== null && new Date(done_at).getTime() < new Date(at).getTime())

/** The last action on each question of a branch, done before the visit; of reports and own audits of the same questionnaire. */
async function lastActions(tx: Tx, branchId: string, visit: OfVisit): Promise<LastAction[]> {
  const { rows } = await sql<LastAction>`select distinct on (a.question_key) ${lastColumns}
    from report_actions a
    left join audits o on o.client_id = a.client_id and o.id = a.audit_id
    left join mystery_shopping_reports r on r.id = a.report_id
    join questionnaires n on n.id = coalesce(o.questionnaire_id, r.questionnaire_id) and n.code = ${visit.code} ${lastFinish}
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
