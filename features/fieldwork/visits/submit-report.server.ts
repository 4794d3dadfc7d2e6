import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { answerProblems } from '#/domain/answer-problems.ts'
import { visibleQuestions } from '#/domain/questionnaire.ts'
import { isEditableByShopper, reportSteps } from '#/domain/report.ts'
import { scoreReport } from '#/domain/score.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { openAlert } from '#/features/fieldwork/alerts/open-alert.server.ts'
import { questionnaireOfVisit } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { answersForRules } from './answer.ts'
import { selectEditorsWord } from './open-points.server.ts'
import { lockEditableReport, selectAnswers, selectOwnReport, selectPhotos } from './report-under-way.server.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { readSetting } from '#/features/core/settings/read-setting.server.ts'
import { insertReportEvent } from './change-report.server.ts'

export type Submission = { reportId: string; submissionKey: string; declaration: boolean }

/**
 * Submits the report. Idempotent, even after a return by the editor. Validates the answers on the server,
 * independently of the phone.
 */
export async function submitReport(actor: Actor, submission: Submission): Promise<{ receiptNumber: number }> {
  authorize(actor, reportSteps.submit.permission)
  if (!submission.declaration) throw new AppError('bad-request', {}, { declaration: 'confirm-declaration' })
  return asActor(actor, async (tx) => {
    const seen = await selectOwnReport(tx, actor, submission.reportId)
    if (seen.submission_key === submission.submissionKey || wasHandedIn(seen))
      return { receiptNumber: seen.receipt_number }
    const report = await lockEditableReport(tx, actor, submission.reportId).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'report.not-editable') return null
      throw error
    })
    if (!report) return { receiptNumber: seen.receipt_number }
    await refuseOpenPoints(tx, report)
    const failed = await criticalFailures(tx, report)
    await handIn(tx, actor, report, submission.submissionKey, failed.length > 0)
    await openAlert(tx, report, failed)
    return { receiptNumber: report.receipt_number }
  })
}

type Report = Awaited<ReturnType<typeof lockEditableReport>>

const wasHandedIn = ({ status, submitted_at }: Report): boolean => submitted_at !== null && !isEditableByShopper(status)

/** Failed critical questions of the submission; first refuses a report with gaps. */
async function criticalFailures(tx: Tx, report: Report): Promise<string[]> {
  const definition = await questionnaireOfVisit(tx, report)
  const answers = answersForRules(await selectAnswers(tx, report.id), await selectPhotos(tx, report.id))
  const problems = answerProblems(definition, answers)
  if (problems.length === 0) return scoreReport(definition, answers).criticalFailed
  const list = problems.map(({ questionKey, problem }) => `${questionKey}:${problem}`).join(' ')
  throw new AppError('report.not-ready', { count: problems.length, problems: list })
}

/** Requires an answer to each returned question: changed, commented on or photographed. Hidden ones are exempt. */
async function refuseOpenPoints(tx: Tx, report: Report): Promise<void> {
  const word = await selectEditorsWord(tx, report.id, report.status)
  if (!word || word.open.length === 0) return
  const definition = await questionnaireOfVisit(tx, report)
  const answers = answersForRules(await selectAnswers(tx, report.id), await selectPhotos(tx, report.id))
  const shown = new Set(visibleQuestions(definition, answers).map(({ key }) => key))
  const open = word.open.filter((key) => shown.has(key))
  if (open.length > 0) throw new AppError('report.points-open', { count: open.length, questions: open.join(' ') })
}

async function handIn(
  tx: Tx,
  actor: Actor,
  report: Report,
  submissionKey: string,
  hasCritical: boolean,
): Promise<void> {
  const name = report.status === 'draft' ? 'submit' : 'resubmit'
  const { to } = reportSteps[name]
  const at = now()
  const moved = await tx
    .updateTable('mystery_shopping_reports')
    .set({
      status: to,
      version: report.version + 1,
      submission_key: submissionKey,
      has_critical: hasCritical,
      submitted_at: at,
      review_due_at: addHours(at, await readSetting(tx, 'reports.editor-hours')),
      updated_at: at,
    })
    .where('id', '=', report.id)
    .where('shopper_id', '=', actor.id)
    .where('status', '=', report.status)
    .returning('id')
    .executeTakeFirst()
  if (!moved) throw new AppError('report.step-refused')
  const ids = { reportId: report.id, clientId: report.client_id, shopperId: actor.id }
  const eventId = await insertReportEvent(tx, actor, { ...ids, step: name, from: report.status, to, at })
  await recordActivity(tx, actor, {
    action: `reports.${name}`,
    entity: 'report',
    entityId: report.id,
    clientId: report.client_id,
    before: { status: report.status },
    after: { status: to },
  })
  await enqueue(tx, 'reports.announce', { eventId })
  await enqueue(tx, 'evidence.weigh', { reportId: report.id })
}
