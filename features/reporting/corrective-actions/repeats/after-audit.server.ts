import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { actionAskedAgain } from '#/domain/fieldwork/again.ts'
import type { AuditAnswer, AuditValues } from '#/domain/operations/audits/answers.ts'
import { isDoneAudit } from '#/domain/operations/audits/state.ts'
import { allQuestions, type Question } from '#/domain/questionnaire.ts'
import { auditConfirms, outcomeOfAudit } from '#/domain/reporting/action-repeats.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { isFailed } from '#/domain/score.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import {
  confirmAction,
  type LastAction,
  lastColumns,
  lastFinish,
  openActionAgain,
  reopenAction,
} from './settle-action.server.ts'

type Last = LastAction & { code: string; done_by: string | null }

/** The last action on each question of operations audits at the branch, own ones and those bought from us, before this audit. */
async function lastActions(tx: Tx, audit: { id: string; branch_id: string }): Promise<Last[]> {
  const { rows } = await sql<Last>`select distinct on (n.code, a.question_key) ${lastColumns}, n.code,
      (select e.actor_id from report_action_events e where e.action_id = a.id and e.step = 'finish' order by e.created_at desc, e.id desc limit 1) as done_by
    from report_actions a
    left join audits o on o.client_id = a.client_id and o.id = a.audit_id
    left join mystery_shopping_reports r on r.id = a.report_id
    join questionnaires n on n.id = coalesce(o.questionnaire_id, r.questionnaire_id) and n.evaluation_type = 'operations_audit' ${lastFinish}
    where a.branch_id = ${audit.branch_id}::uuid and a.question_key is not null and a.status <> 'cancelled'
      and a.audit_id is distinct from ${audit.id}::uuid
    order by n.code, a.question_key, a.created_at desc, a.id desc`.execute(tx)
  return rows
}

/** What the auditor wrote about a failure, for the history of the action. */
function wordsOf({ note, act }: AuditAnswer): string | null {
  const lines = [note, act?.title ?? '', act?.note ?? ''].map((line) => line.trim()).filter((line) => line !== '')
  return [...new Set(lines)].join('\n').slice(0, 2000) || null
}

/**
 * Settles actions of operations audits by a signed own audit of the branch that asks their questions, as its own or again:
 * confirms or reopens what people declared done, and opens a new, linked action for what was confirmed and failed. Runs
 * twice without further effect.
 */
export async function settleByAudit({ auditId }: JobPayload<'actions.after-audit'>): Promise<void> {
  await asSystem('a job settles corrective actions by a later own audit', async (tx) => {
    const audit = await tx
      .selectFrom('audits')
      .select(['id', 'client_id', 'branch_id', 'kind', 'state', 'auditor_id', 'questionnaire_id', 'answers', 'again'])
      .select(['started_at', 'signed_at', 'signed_device_at'])
      .where('id', '=', auditId)
      .executeTakeFirst()
    if (!audit || !isDoneAudit(audit.state)) return
    // why: other transactions lock an action before its branch; a new action below locks the branch
    await sql`select a.id from report_actions a where a.branch_id = ${audit.branch_id}::uuid and a.question_key is not null
      order by a.id for update`.execute(tx)
    const definition = await questionnaireById(tx, audit.questionnaire_id)
    const values = audit.answers as unknown as AuditValues
    const again = audit.again as unknown as Question[]
    const times = [audit.started_at, audit.signed_device_at, audit.signed_at].flatMap((at) =>
      at ? [new Date(at)] : [],
    )
    const begun = new Date(Math.min(...times.map((at) => at.getTime())))
    const by = { way: 'audit', actorId: audit.auditor_id } as const
    const own = new Map(allQuestions(definition).map((one) => [one.key, one]))
    const askedAgain = new Map(again.map((one) => [actionAskedAgain(one.key), one]))
    for (const last of await lastActions(tx, audit)) {
      const question =
        (last.code === definition.code ? own.get(last.question_key) : undefined) ?? askedAgain.get(last.id)
      const answer = question && values[question.key]
      if (!question || !answer || answer.na || answer.value === null) continue
      if (last.done_at === null || new Date(last.done_at) >= begun) continue
      const failed = isFailed(question, answer.value)
      const [isOwner, isFinisher] = [last.owner_id === audit.auditor_id, last.done_by === audit.auditor_id]
      const outcome = outcomeOfAudit(
        { ...last, doneOn: riyadhDay(new Date(last.done_at)) },
        {
          day: riyadhDay(begun),
          failed,
          confirms: auditConfirms({ isSelf: audit.kind === 'self', isOwner, isFinisher }),
        },
      )
      if (outcome === 'confirm') await confirmAction(tx, last, by)
      else if (outcome === 'reopen') await reopenAction(tx, last, by, wordsOf(answer))
      else if (outcome === 'repeat' && own.get(last.question_key) === question)
        await openActionAgain(tx, last, { ...by, auditId: audit.id }, question.actionPhoto === true)
    }
  })
}
