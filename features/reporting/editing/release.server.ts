import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { releaseProblems } from '#/domain/answer-problems.ts'
import { type Grades, overallScore, reportSteps } from '#/domain/report.ts'
import { settleAlert } from '#/features/fieldwork/alerts/decide-alert.server.ts'
import { changeReport } from '#/features/fieldwork/visits/change-report.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { assertGraded, gradeColumns } from './grade.server.ts'
import { settleVisit } from './settle-visit.server.ts'
import { selectUncorrected } from '#/features/reporting/reports/report-rows.server.ts'
import { holdReport, recordReportEvent, statusAfter } from './hold-report.server.ts'
import { settleTimes } from './settle-times.server.ts'
import { assertScored, readParts, writeRevision } from './revisions.server.ts'

type Release = { reportId: string; version: number; grades?: Partial<Grades>; note?: string }

/**
 * Releases a report to the client. Computes the score once, from the stored answers and the visit's version of the
 * questionnaire; stores every part of the sum, and the first revision. Completes the request in the same transaction.
 */
export async function releaseReport(actor: Actor, { reportId, version, grades, note }: Release): Promise<void> {
  authorize(actor, reportSteps.release.permission)
  await asActor(actor, async (tx) => {
    const report = await holdReport(tx, reportId, version)
    const status = statusAfter(report, 'release')
    const given = grades ?? report.grades
    assertGraded(given)
    await settleTimes(tx, actor, report)
    const { definition, answers, score } = await readParts(tx, report)
    assertScored(score)
    const uncorrected = await selectUncorrected(tx, report.id)
    if (releaseProblems(definition, answers, uncorrected).length > 0) throw new AppError('report.not-ready')
    await changeReport(tx, report, {
      status,
      editor_id: actor.id,
      ...gradeColumns(given, note ?? report.gradeNote),
      branch_score: score.final,
      calculated_score: score.calculated,
      score: JSON.stringify(score),
      has_critical: score.criticalFailed.length > 0,
      revision: 1,
      released_at: now(),
    })
    await writeRevision(tx, actor, report, { number: 1, answers, score, reason: null })
    await settleAlert(tx, actor, report, { criticalFailed: score.criticalFailed, note: '' })
    await settleVisit(tx, actor, report, 'complete', null)
    await enqueue(tx, 'payouts.accrue', { reportId: report.id })
    await enqueue(tx, 'actions.after-visit', { reportId: report.id })
    await recordReportEvent(tx, actor, report, {
      step: 'release',
      to: status,
      action: 'reports.release',
      after: { status, branchScore: score.final, calculatedScore: score.calculated, grade: overallScore(given) },
      announce: true,
    })
  })
}
