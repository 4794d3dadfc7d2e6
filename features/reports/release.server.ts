import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { answerProblems } from '#/domain/questionnaire.ts'
import { type Grades, overallScore, reportSteps } from '#/domain/report.ts'
import { scoreReport } from '#/domain/score.ts'
import { questionnaireOfVisit } from '#/features/questionnaires/read-questionnaire.server.ts'
import { now } from '#/platform/clock.ts'
import { assertGraded, gradeColumns } from './grade.server.ts'
import { moveRequest } from './move-request.server.ts'
import {
  changeReport,
  holdReport,
  recordReportEvent,
  selectAnswers,
  selectPhotos,
  statusAfter,
} from './queries.server.ts'

type Release = { reportId: string; version: number; grades?: Partial<Grades>; note?: string }

/**
 * An editor releases a report to the client. The score is computed once, here, from the stored answers and the version of the
 * questionnaire the visit began with; every part of the sum is kept. The request is completed in the same transaction.
 */
export async function releaseReport(actor: Actor, { reportId, version, grades, note }: Release): Promise<void> {
  authorize(actor, reportSteps.release.permission)
  await asActor(actor, async (tx) => {
    const report = await holdReport(tx, reportId, version)
    const status = statusAfter(report, 'release')
    const given = grades ?? report.grades
    assertGraded(given)
    const definition = await questionnaireOfVisit(tx, {
      questionnaire_id: report.questionnaireId,
      circumstances: report.circumstances,
    })
    const answers = await selectAnswers(tx, report.id, await selectPhotos(tx, report.id))
    const score = scoreReport(definition, answers)
    if (score.calculated === null || score.final === null || answerProblems(definition, answers).length > 0)
      throw new AppError('report.not-ready')
    await changeReport(tx, report, {
      status,
      editor_id: actor.id,
      ...gradeColumns(given, note ?? report.gradeNote),
      branch_score: score.final,
      calculated_score: score.calculated,
      score: JSON.stringify(score),
      released_at: now(),
    })
    await moveRequest(tx, actor, report, 'complete', null)
    await recordReportEvent(tx, actor, report, {
      step: 'release',
      to: status,
      action: 'reports.release',
      after: { status, branchScore: score.final, calculatedScore: score.calculated, grade: overallScore(given) },
      announce: true,
    })
  })
}
