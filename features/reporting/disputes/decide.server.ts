import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { changeReport } from '#/features/fieldwork/visits/change-report.server.ts'
import type { AnswerChange } from '#/features/reporting/editing/apply-correction.server.ts'
import { assertSecondEditor, correctHeld } from '#/features/reporting/editing/correct-answer.server.ts'
import { type HeldReport, holdReport, recordReportEvent } from '#/features/reporting/editing/hold-report.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { settleDisputedReport } from './settle.server.ts'

export type DisputeDecision = {
  disputeId: string
  /** Version of the report that the editor saw. */
  version: number
  outcome: 'upheld' | 'declined'
  decision: string
  /** Corrected answer; only for an upheld dispute. */
  correction: AnswerChange | null
}

/**
 * Decides one dispute, by a second editor. Upheld: the answer is corrected and the report gets its next revision;
 * declined: nothing changes. The shopper's grade stays either way. After the last open dispute the report is released
 * again.
 */
export async function decideDispute(actor: Actor, given: DisputeDecision): Promise<void> {
  authorize(actor, 'disputes.decide')
  const decision = given.decision.trim()
  if (!decision) throw new AppError('report.reason-required', {}, { decision: 'reason' })
  await asActor(actor, async (tx) => {
    const dispute = await selectDispute(tx, given.disputeId)
    const report = await holdReport(tx, dispute.report_id, given.version)
    assertSecondEditor(actor, report)
    if (dispute.state !== 'open' || report.status !== 'disputed') throw new AppError('changed-meanwhile')
    const revision = await answerDispute(tx, actor, report, dispute.question_key, { ...given, decision })
    const decided = await tx
      .updateTable('report_disputes')
      .set({ state: given.outcome, decision, decided_by: actor.id, decided_at: now(), revision })
      .where('id', '=', dispute.id)
      .where('state', '=', 'open')
      .executeTakeFirst()
    if (decided.numUpdatedRows === 0n) throw new AppError('changed-meanwhile')
    await settleDisputedReport(tx, { reportId: report.id, clientId: report.clientId }, actor)
    await enqueue(tx, 'disputes.announce', { disputeId: dispute.id })
  })
}

async function selectDispute(tx: Tx, disputeId: string) {
  const dispute = await tx
    .selectFrom('report_disputes')
    .select(['id', 'report_id', 'question_key', 'state'])
    .where('id', '=', recordId(disputeId))
    .executeTakeFirst()
  if (!dispute) throw new AppError('not-found')
  return dispute
}

/** Corrects the answer of an upheld dispute; returns the new revision, if any. */
async function answerDispute(
  tx: Tx,
  actor: Actor,
  report: HeldReport,
  questionKey: string,
  { outcome, decision, correction }: DisputeDecision,
): Promise<number | null> {
  if (outcome === 'upheld') {
    if (!correction) throw new AppError('dispute.correction-required')
    const step = { step: 'upholdDispute', action: 'disputes.uphold' } as const
    return correctHeld(tx, actor, report, { change: { ...correction, questionKey }, reason: decision, ...step })
  }
  await changeReport(tx, report, {})
  await recordReportEvent(tx, actor, report, {
    step: 'declineDispute',
    to: report.status,
    reason: decision,
    questions: [questionKey],
    action: 'disputes.decline',
    before: { question: questionKey, dispute: 'open' },
    after: { question: questionKey, dispute: 'declined' },
    announce: false,
  })
  return null
}
