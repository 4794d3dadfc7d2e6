import { asSystem, type Tx } from '#/db/database.server.ts'
import { branchInBoth } from '#/db/names.server.ts'
import { isMysteryType } from '#/domain/evaluation.ts'
import { failureTold } from '#/domain/failure.ts'
import { allQuestions, type AnswerValue } from '#/domain/questionnaire.ts'
import { isReadableByClient } from '#/domain/report.ts'
import { alertOf, mostTold, type Raised, toldQuestions } from '#/domain/reporting/score-alerts.ts'
import type { ReportScore } from '#/domain/score.ts'
import { type Text, textOf } from '#/domain/text.ts'
import { hasFeature } from '#/features/companies/plan-contents/feature.server.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { readInsightSettings } from '#/features/reporting/insights/read-settings.server.ts'
import { now } from '#/platform/clock.ts'

/** A finding as it is stored: its sentence stays as it was told. */
export type ToldFinding = { key: string } & Text
type Alert = Raised & { score: number | null; questions: string[]; raisedAt: string }

const selectReport = (tx: Tx, reportId: string) =>
  tx
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', (join) =>
      join.onRef('q.client_id', '=', 'r.client_id').onRef('q.id', '=', 'r.request_id'),
    )
    .select(['r.id', 'r.client_id', 'r.branch_id', 'r.status', 'r.score', 'r.branch_score', 'r.released_at'])
    .select(['r.excluded_from_statistics as excluded', 'r.checked_in_at', 'r.questionnaire_id', 'q.evaluation_type'])
    .select(branchInBoth('q').as('branch'))
    .where('r.id', '=', reportId)
    .forUpdate('r')
    .executeTakeFirst()
type Report = NonNullable<Awaited<ReturnType<typeof selectReport>>>

/**
 * Brings the alert of a report in line with its score: raises it, changes it after a correction, withdraws it when its
 * reason is gone. Low and high scores are part of plans with generated summaries, critical failures of every plan. A
 * critical failure that was sent before the report has an alert without a score.
 */
export async function raiseScoreAlert({ reportId }: { reportId: string }): Promise<void> {
  await asSystem('a job raises or withdraws the alert of a report', async (tx) => {
    const report = await selectReport(tx, reportId)
    if (!report) return
    const alert = report.excluded
      ? null
      : isReadableByClient(report.status)
        ? await ofReleased(tx, report)
        : await ofSent(tx, report)
    if (alert) await keep(tx, report, alert)
    else
      await tx
        .updateTable('score_alerts')
        .set({ withdrawn_at: now() })
        .where('report_id', '=', report.id)
        .where('withdrawn_at', 'is', null)
        .execute()
  })
}

async function ofReleased(tx: Tx, report: Report): Promise<Alert | null> {
  const score = report.score as unknown as ReportScore | null
  if (!score || !Array.isArray(score.questions)) return null
  const { alerts } = await readInsightSettings(tx, report.client_id)
  const raised = alertOf(score, alerts)
  if (!raised || (raised.kind !== 'critical' && !(await hasFeature(tx, report.client_id, 'summary')))) return null
  const questions = raised.kind === 'high' ? [] : toldQuestions(score)
  return { ...raised, score: report.branch_score, questions, raisedAt: report.released_at ?? now().toISOString() }
}

async function ofSent(tx: Tx, report: Report): Promise<Alert | null> {
  const sent = await tx
    .selectFrom('report_alerts')
    .select(['questions', 'decided_at', 'created_at'])
    .where('report_id', '=', report.id)
    .where('state', '=', 'sent')
    .orderBy('number')
    .execute()
  const [first] = sent
  if (!first) return null
  const questions = [...new Set(sent.flatMap((alert) => alert.questions as string[]))].slice(0, mostTold)
  return { kind: 'critical', bound: null, score: null, questions, raisedAt: first.decided_at ?? first.created_at }
}

async function findingsOf(tx: Tx, report: Report, keys: readonly string[]): Promise<ToldFinding[]> {
  if (keys.length === 0) return []
  const questions = allQuestions(await questionnaireById(tx, report.questionnaire_id))
  const answers = await tx
    .selectFrom('report_answers')
    .select(['question_key', 'value'])
    .where('report_id', '=', report.id)
    .where('question_key', 'in', [...keys])
    .execute()
  return keys.flatMap((key) => {
    const question = questions.find((one) => one.key === key)
    if (!question) return []
    const answer = answers.find(({ question_key }) => question_key === key)
    return [{ key, ...failureTold(question, answer ? (answer.value as AnswerValue) : null).sentence }]
  })
}

/** Points from the counted visit of the same type to the branch before this one; null: this is the first. */
async function changeOf(tx: Tx, report: Report, score: number | null): Promise<number | null> {
  if (score === null || !isMysteryType(report.evaluation_type)) return null
  const before = await tx
    .selectFrom('counted_visits')
    .select('score')
    .where('client_id', '=', report.client_id)
    .where('branch_id', '=', report.branch_id)
    .where('evaluation_type', '=', report.evaluation_type)
    .where('visited_at', '<', report.checked_in_at)
    .orderBy('visited_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return before ? Math.round((score - before.score) * 100) / 100 : null
}

async function keep(tx: Tx, report: Report, { kind, bound, score, questions, raisedAt }: Alert): Promise<void> {
  const findings = await findingsOf(tx, report, questions)
  const values = {
    kind,
    bound,
    score,
    change: await changeOf(tx, report, score),
    findings: JSON.stringify(findings),
    withdrawn_at: null,
  }
  const { id } = await tx
    .insertInto('score_alerts')
    .values({
      client_id: report.client_id,
      report_id: report.id,
      branch_id: report.branch_id,
      raised_at: raisedAt,
      ...values,
    })
    .onConflict((conflict) => conflict.column('report_id').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  if (kind === 'critical' || score === null || bound === null) return
  const facts = { branch: report.branch, score, limit: bound, alert: id }
  const to = { client: report.client_id, branch: report.branch_id }
  const effect = { effectKey: `score.${kind}:${id}`, at: raisedAt }
  if (kind === 'high') await tell(tx, to, 'score.high', facts, effect)
  else await tell(tx, to, 'score.low', { ...facts, findings: linesOf(findings) }, effect)
}

const linesOf = (findings: readonly ToldFinding[]): Text =>
  textOf((lang) => findings.map((finding) => `• ${finding[lang]}`).join('\n'))
