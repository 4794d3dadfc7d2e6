import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { evaluationSteps } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Grades, overallScore } from '#/domain/report.ts'
import { endOffers } from '#/features/ordering/assignment/give-visit.server.ts'
import { assertSecondEditor } from '#/features/reporting/editing/correct-answer.server.ts'
import { assertGraded, gradeColumns } from '#/features/reporting/editing/grade.server.ts'
import {
  type HeldReport,
  holdReport,
  recordReportEvent,
  statusAfter,
} from '#/features/reporting/editing/hold-report.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { readSetting } from '#/features/core/settings/read-setting.server.ts'
import { changeReport } from '#/features/fieldwork/visits/change-report.server.ts'
import { tryMoveRequest } from '#/features/ordering/requests/move-request.server.ts'
import { insertRequestEvent } from '#/features/ordering/requests/record-step.server.ts'

export type AppealDecision = {
  reportId: string
  /** Version of the report that the editor saw. */
  version: number
  outcome: 'upheld' | 'dismissed'
  decision: string
  /** Fee owed and grade: required when another shopper has the visit by now. */
  fee: Halalas | null
  grades: Partial<Grades> | null
}

/**
 * Decides an appeal, by a second editor. Dismissed: the rejection stands. Upheld while the visit is open: the report
 * returns to review and the visit to its shopper. Upheld after the visit was reassigned or cancelled: a visit has one
 * report only, so this one stays invisible to the client, is graded, and its fee is owed.
 */
export async function decideAppeal(actor: Actor, given: AppealDecision): Promise<void> {
  authorize(actor, 'appeals.decide')
  const decision = given.decision.trim()
  if (!decision) throw new AppError('report.reason-required', {}, { decision: 'reason' })
  await asActor(actor, async (tx) => {
    const appeal = await tx
      .selectFrom('report_appeals')
      .select(['report_id', 'status'])
      .where('report_id', '=', recordId(given.reportId))
      .executeTakeFirst()
    if (!appeal) throw new AppError('not-found')
    const report = await holdReport(tx, appeal.report_id, given.version)
    if (appeal.status !== 'open' || report.status !== 'rejected') throw new AppError('changed-meanwhile')
    assertSecondEditor(actor, report)
    const feeDue = await carryOut(tx, actor, report, { ...given, decision })
    const decided = await tx
      .updateTable('report_appeals')
      .set({
        status: given.outcome,
        decision,
        decided_by: actor.id,
        decided_at: now().toISOString(),
        fee_due: feeDue,
      })
      .where('report_id', '=', report.id)
      .where('status', '=', 'open')
      .executeTakeFirst()
    if (decided.numUpdatedRows === 0n) throw new AppError('changed-meanwhile')
    await enqueue(tx, 'appeals.announce', { reportId: report.id })
    if (feeDue !== null) await enqueue(tx, 'payouts.accrue', { reportId: report.id })
  })
}

/** Carries out the decision; returns the fee owed without a release, if any. */
async function carryOut(tx: Tx, actor: Actor, report: HeldReport, given: AppealDecision): Promise<Halalas | null> {
  if (given.outcome === 'dismissed') {
    await changeReport(tx, report, {})
    const entry = { step: 'dismissAppeal', to: report.status, action: 'appeals.dismiss', announce: false } as const
    await recordReportEvent(tx, actor, report, { ...entry, reason: given.decision, after: { appeal: 'dismissed' } })
    return null
  }
  const request = await tx
    .selectFrom('mystery_shopping_requests')
    .select(['id', 'status', 'scheduled_date'])
    .where('id', '=', report.requestId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (request.status !== 'approved') return payWithoutRelease(tx, actor, report, given)
  await giveVisitBack(tx, actor, report, request.scheduled_date)
  const status = statusAfter(report, 'reopen')
  const dueAt = addHours(now(), await readSetting(tx, 'reports.editor-hours'))
  await changeReport(tx, report, { status, editor_id: actor.id, review_due_at: dueAt })
  const entry = { step: 'reopen', to: status, action: 'appeals.uphold', announce: false } as const
  await recordReportEvent(tx, actor, report, { ...entry, reason: given.decision })
  return null
}

/** Returns the visit to the shopper, in its state at submission; notifies shoppers with open offers that it is gone. */
async function giveVisitBack(tx: Tx, actor: Actor, report: HeldReport, scheduledAt: string): Promise<void> {
  const { to } = evaluationSteps.restore
  const { checked_in_at: visitedAt } = await tx
    .selectFrom('mystery_shopping_reports')
    .select('checked_in_at')
    .where('id', '=', report.id)
    .executeTakeFirstOrThrow()
  const given = await tryMoveRequest(
    tx,
    { id: report.requestId, status: 'approved', to },
    {
      shopper_id: report.shopperId,
      is_offering: false,
      // why: the visit already made counts, whatever date was set for the next one
      scheduled_date: new Date(scheduledAt) > now() ? visitedAt : scheduledAt,
    },
  )
  if (!given) throw new AppError('changed-meanwhile')
  await endOffers(tx, report.requestId, 'taken')
  const { requestId, clientId, shopperId } = report
  await insertRequestEvent(tx, actor, { requestId, clientId, shopperId, step: 'restore', from: 'approved', to })
}

async function payWithoutRelease(tx: Tx, actor: Actor, report: HeldReport, given: AppealDecision): Promise<Halalas> {
  assertGraded(given.grades)
  if (given.fee === null) throw new AppError('bad-request', {}, { fee: 'amount' })
  await changeReport(tx, report, gradeColumns(given.grades, given.decision))
  await recordReportEvent(tx, actor, report, {
    step: 'payAfterAppeal',
    to: report.status,
    reason: given.decision,
    action: 'appeals.pay',
    after: { appeal: 'upheld', feeDue: given.fee, grade: overallScore(given.grades) },
    announce: false,
  })
  return given.fee
}
