import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { gradePoints, type Grades, isGrade, overallScore } from '#/domain/report.ts'
import { changeReport, type ReportChanges } from '#/features/fieldwork/visits/change-report.server.ts'
import { holdReport, recordReportEvent } from './hold-report.server.ts'

/** Requires all five points: a mean of fewer is not comparable. */
export function assertGraded(grades: Partial<Grades> | null): asserts grades is Grades {
  const missing = gradePoints.filter((point) => !isGrade(grades?.[point]))
  if (missing.length === 0) return
  throw new AppError('report.grade-required', {}, Object.fromEntries(missing.map((point) => [point, 'grade'])))
}

/** Columns of a grade: five points, their mean to one decimal, and the note for the shopper. */
export const gradeColumns = (grades: Grades, note: string | null): ReportChanges => ({
  grades: JSON.stringify(Object.fromEntries(gradePoints.map((point) => [point, grades[point]]))),
  overall_score: overallScore(grades),
  grade_note: note?.trim() || null,
})

type Grading = { reportId: string; version: number; grades: Partial<Grades>; note: string }

/** Grades the shopper's work, never the branch; can be changed until the release. */
export async function gradeReport(actor: Actor, { reportId, version, grades, note }: Grading): Promise<void> {
  authorize(actor, 'reports.review')
  assertGraded(grades)
  await asActor(actor, async (tx) => {
    const report = await holdReport(tx, reportId, version)
    if (report.status !== 'in_review')
      throw new AppError('report.step-refused', { step: 'grade', status: report.status })
    await changeReport(tx, report, { ...gradeColumns(grades, note), editor_id: actor.id })
    await recordReportEvent(tx, actor, report, {
      step: 'grade',
      to: report.status,
      action: 'reports.grade',
      before: { grades: report.grades, note: report.gradeNote },
      after: { grades, note: note.trim() || null, mean: overallScore(grades) },
      announce: false,
    })
  })
}
