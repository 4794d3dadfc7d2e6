import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import type { ReportStatus } from '#/domain/report.ts'
import { changeReport } from '#/features/fieldwork/visits/change-report.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { holdReport, recordReportEvent } from './hold-report.server.ts'

const decided: readonly ReportStatus[] = ['in_review', 'released', 'disputed', 'locked']

type Exclusion = { reportId: string; version: number; excluded: boolean; reason: string }

/** Excludes a report from every mean and comparison, or includes it again. The report stays readable. */
export async function excludeReport(actor: Actor, { reportId, version, excluded, reason }: Exclusion): Promise<void> {
  authorize(actor, 'reports.review')
  const why = reason.trim()
  if (!why) throw new AppError('report.reason-required', {}, { reason: 'reason' })
  await asActor(actor, async (tx) => {
    const report = await holdReport(tx, reportId, version)
    const step = excluded ? 'exclude' : 'include'
    if (!decided.includes(report.status) || report.excluded === excluded)
      throw new AppError('report.step-refused', { step, status: report.status })
    await changeReport(tx, report, { excluded_from_statistics: excluded })
    await enqueue(tx, 'alerts.score', { reportId: report.id })
    await recordReportEvent(tx, actor, report, {
      step,
      to: report.status,
      reason: why,
      action: `reports.${step}`,
      before: { excluded: report.excluded },
      after: { excluded },
      announce: false,
    })
  })
}
