import { asActor, type Tx } from '#/db/database.server.ts'
import type { JsonValue } from '#/db/tables.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { answerTo, visibleQuestions } from '#/domain/questionnaire.ts'
import { isCorrectable } from '#/domain/report.ts'
import { followCorrection, settleAlert } from '#/features/fieldwork/alerts/decide-alert.server.ts'
import { changeReport, setCritical } from '#/features/fieldwork/visits/change-report.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { applyCorrection, type Correction } from './apply-correction.server.ts'
import { type HeldReport, holdReport, recordReportEvent, type ReportEventEntry } from './hold-report.server.ts'
import { assertScored, keepReleased, readParts, writeRevision } from './revisions.server.ts'

type Correcting = Correction & { reportId: string; version: number; reason: string }

/**
 * Corrects an answer during review, with a reason. During a dispute the client has the report already, so a second
 * editor corrects it, and the previous revision stays readable.
 */
export async function correctAnswer(actor: Actor, { reportId, version, reason, ...change }: Correcting): Promise<void> {
  authorize(actor, 'reports.correct')
  const why = reason.trim()
  if (!why) throw new AppError('report.reason-required', {}, { reason: 'reason' })
  await asActor(actor, async (tx) => {
    const report = await holdReport(tx, reportId, version)
    if (!isCorrectable(report.status))
      throw new AppError('report.step-refused', { step: 'correct', status: report.status })
    const event = { step: 'correct', action: 'reports.correct' } as const
    await correctHeld(tx, actor, report, { change, reason: why, ...event })
  })
}

type Change = { change: Correction; reason: string; step: ReportEventEntry['step']; action: string }

/**
 * Corrects an answer of a locked report; during a dispute it creates the next revision. Returns the current revision.
 */
export async function correctHeld(
  tx: Tx,
  actor: Actor,
  report: HeldReport,
  { change, reason, step, action }: Change,
): Promise<number> {
  const isOut = report.status === 'disputed'
  if (isOut) assertSecondEditor(actor, report)
  const parts = await readParts(tx, report)
  const question = visibleQuestions(parts.definition, parts.answers).find(({ key }) => key === change.questionKey)
  const stored = answerTo(parts.answers, change.questionKey)
  if (!question || !stored) throw new AppError('not-found')
  if (isOut) await keepReleased(tx, actor, report, parts)
  // why: updating the version first locks the row against other editors
  await changeReport(tx, report, isOut ? {} : { editor_id: actor.id })
  const { before, after } = await applyCorrection(tx, actor, report, { question, stored, change, reason })
  const revision = await followScore(tx, actor, report, { failedBefore: parts.score.criticalFailed, reason })
  await recordReportEvent(tx, actor, report, {
    step,
    to: report.status,
    reason,
    questions: [question.key],
    action,
    before: { question: question.key, ...before } as unknown as JsonValue,
    after: { question: question.key, ...after } as unknown as JsonValue,
    announce: false,
  })
  if (isOut) await enqueue(tx, 'payouts.recount', { reportId: report.id })
  return revision
}

/** Refuses the editor who released the report: decisions need a second one. */
export function assertSecondEditor(actor: Actor, report: HeldReport): void {
  if (report.editorId === actor.id) throw new AppError('report.second-editor')
}

type Followed = { failedBefore: readonly string[]; reason: string }

/**
 * Updates what depends on a corrected answer: the critical flag, its alert, and, once released to the client, the score
 * as the next revision. Returns the current revision.
 */
async function followScore(
  tx: Tx,
  actor: Actor,
  before: HeldReport,
  { failedBefore, reason }: Followed,
): Promise<number> {
  const report = { ...before, version: before.version + 1 }
  const { answers, score } = await readParts(tx, report)
  const failedNow = score.criticalFailed
  await followCorrection(tx, actor, report, { failedBefore, failedNow, reason })
  if (report.status !== 'disputed') {
    await setCritical(tx, report.id, failedNow.length > 0)
    return report.revision
  }
  assertScored(score)
  const number = report.revision + 1
  await changeReport(tx, report, {
    revision: number,
    branch_score: score.final,
    calculated_score: score.calculated,
    score: JSON.stringify(score),
    has_critical: failedNow.length > 0,
  })
  await writeRevision(tx, actor, report, { number, answers, score, reason })
  // why: a second editor has checked the answer and the client can read it, so the alert needs no decision
  await settleAlert(tx, actor, report, { criticalFailed: failedNow, note: reason })
  return number
}
