import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { changeReport } from '#/features/fieldwork/visits/change-report.server.ts'
import { holdReport, recordReportEvent } from './hold-report.server.ts'

/** Takes a report under review over from another editor; recorded in the history for both. */
export async function takeOver(
  actor: Actor,
  { reportId, version }: { reportId: string; version: number },
): Promise<void> {
  authorize(actor, 'reports.review')
  await asActor(actor, async (tx) => {
    const report = await holdReport(tx, reportId, version)
    if (report.status !== 'in_review' || report.editorId === actor.id)
      throw new AppError('report.step-refused', { step: 'takeOver', status: report.status })
    await changeReport(tx, report, { editor_id: actor.id })
    await recordReportEvent(tx, actor, report, {
      step: 'takeOver',
      to: report.status,
      action: 'reports.take-over',
      before: { editor: report.editorId },
      after: { editor: actor.id },
      announce: false,
    })
  })
}
