import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { FindingsAs } from '#/domain/failure.ts'
import { withoutPlace } from '#/domain/fieldwork/answer-values.ts'
import { type ReportScore, scoreReport } from '#/domain/score.ts'
import { askToRephrase } from '#/features/reporting/insights/ask-rephrase.server.ts'
import { questionnaireOfVisit } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { type HeldReport } from './hold-report.server.ts'
import { type AnswerRow, selectAnswers, selectPhotos } from '#/features/reporting/reports/report-rows.server.ts'

/** A publishable score: a report in which nothing counts has none. */
export type Scored = ReportScore & { calculated: number; final: number }

export function assertScored(score: ReportScore): asserts score is Scored {
  if (score.calculated === null || score.final === null) throw new AppError('report.not-ready')
}

type Parts = Awaited<ReturnType<typeof readParts>>

/** Questions of the visit, its stored answers, and their score. */
export async function readParts(
  tx: Tx,
  report: Pick<HeldReport, 'id' | 'questionnaireId' | 'circumstances'>,
): Promise<{
  definition: Awaited<ReturnType<typeof questionnaireOfVisit>>
  answers: AnswerRow[]
  score: ReportScore
}> {
  const definition = await questionnaireOfVisit(tx, {
    questionnaire_id: report.questionnaireId,
    circumstances: report.circumstances,
  })
  const answers = await selectAnswers(tx, report.id, await selectPhotos(tx, report.id))
  return { definition, answers, score: scoreReport(definition, answers) }
}

type Revision = {
  number: number
  answers: readonly AnswerRow[]
  score: Scored
  reason: string | null
  findingsAs?: FindingsAs
}

/** Stores the client's version permanently; the database refuses changes, so it must not hold a location. */
export async function writeRevision(
  tx: Tx,
  actor: Actor,
  report: Pick<HeldReport, 'id' | 'clientId'>,
  { number, answers, score, reason, findingsAs = 'failure' }: Revision,
): Promise<void> {
  await tx
    .insertInto('report_revisions')
    .values({
      report_id: report.id,
      number,
      client_id: report.clientId,
      branch_score: score.final,
      calculated_score: score.calculated,
      score: JSON.stringify(score),
      answers: JSON.stringify(answers.map((answer) => ({ ...answer, value: withoutPlace(answer.value) }))),
      reason,
      findings_as: findingsAs,
      created_by: actor.id,
      created_at: now(),
    })
    .execute()
  await askToRephrase(tx, { reportId: report.id, revision: number })
  await enqueue(tx, 'alerts.score', { reportId: report.id })
}

/** Stores the first revision of a report that was released without one, before it is changed. */
export async function keepReleased(
  tx: Tx,
  actor: Actor,
  report: HeldReport,
  { answers, score }: Pick<Parts, 'answers' | 'score'>,
): Promise<void> {
  const kept = await tx
    .selectFrom('report_revisions')
    .select('number')
    .where('report_id', '=', report.id)
    .where('number', '=', report.revision)
    .executeTakeFirst()
  if (kept) return
  assertScored(score)
  await writeRevision(tx, actor, report, {
    number: report.revision,
    answers,
    score,
    reason: null,
    findingsAs: 'question',
  })
}
