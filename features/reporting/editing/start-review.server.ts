import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { reportSteps } from '#/domain/report.ts'
import { changeReport } from '#/features/fieldwork/visits/change-report.server.ts'
import { holdReport, recordReportEvent, statusAfter } from './hold-report.server.ts'
import { settleTimes } from './settle-times.server.ts'

/** Takes a waiting report for review; of concurrent editors one gets it. */
export async function startReview(
  actor: Actor,
  { reportId, version }: { reportId: string; version: number },
): Promise<void> {
  authorize(actor, reportSteps.startReview.permission)
  await asActor(actor, async (tx) => {
    const report = await holdReport(tx, reportId, version)
    const status = statusAfter(report, 'startReview')
    await changeReport(tx, report, { status, editor_id: actor.id })
    await settleTimes(tx, actor, report)
    const entry = { step: 'startReview', to: status, action: 'reports.start-review', announce: false } as const
    await recordReportEvent(tx, actor, report, entry)
  })
}
