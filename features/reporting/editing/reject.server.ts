import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { reportSteps } from '#/domain/report.ts'
import { settleAlert } from '#/features/fieldwork/alerts/decide-alert.server.ts'
import { changeReport } from '#/features/fieldwork/visits/change-report.server.ts'
import { settleVisit } from './settle-visit.server.ts'
import { holdReport, recordReportEvent, statusAfter } from './hold-report.server.ts'

type Rejection = { reportId: string; version: number; reason: string }

/** Rejects an irreparable report: it stays readable, and the request waits for a new visit by another shopper. */
export async function rejectReport(actor: Actor, { reportId, version, reason }: Rejection): Promise<void> {
  authorize(actor, reportSteps.reject.permission)
  const why = reason.trim()
  if (!why) throw new AppError('report.reason-required', {}, { reason: 'reason' })
  await asActor(actor, async (tx) => {
    const report = await holdReport(tx, reportId, version)
    const status = statusAfter(report, 'reject')
    await changeReport(tx, report, { status, editor_id: actor.id })
    await settleVisit(tx, actor, report, 'returnToPool', why)
    const entry = { step: 'reject', to: status, reason: why, action: 'reports.reject', announce: true } as const
    await recordReportEvent(tx, actor, report, entry)
    await settleAlert(tx, actor, report, { criticalFailed: [], note: why })
  })
}
