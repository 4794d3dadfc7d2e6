import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { appendAlert, keepQuestions, selectAlerts, type StoredAlert, waitingOf } from './alerts-of-report.server.ts'

export type AlertOutcome = 'send' | 'dismiss'
type Decision = {
  reportId: string
  /** The failures that the editor saw; if they have changed, the decision is refused. */
  questions: readonly string[]
  outcome: AlertOutcome
  note: string
}
type Of = { id: string; clientId: string }

/** Confirms a critical failure, which notifies the client's contacts, or dismisses it with a note. */
export async function decideAlert(actor: Actor, { reportId, questions, outcome, note }: Decision): Promise<void> {
  authorize(actor, 'reports.alert')
  const why = note.trim()
  if (outcome === 'dismiss' && !why) throw new AppError('report.reason-required', {}, { note: 'reason' })
  await asActor(actor, async (tx) => {
    const report = await tx
      .selectFrom('mystery_shopping_reports')
      .select(['id', 'client_id as clientId'])
      .where('id', '=', recordId(reportId))
      .forUpdate()
      .executeTakeFirst()
    const alerts = report ? await selectAlerts(tx, report.id) : []
    if (!report || alerts.length === 0) throw new AppError('not-found')
    const waiting = waitingOf(alerts)
    if (!waiting || waiting.questions.join(' ') !== questions.join(' ')) throw new AppError('changed-meanwhile')
    await closeAlert(tx, actor, report, waiting, outcome, why)
  })
}

type Settling = { criticalFailed: readonly string[]; note: string }

/**
 * Settles the alerts of a report whose answers are final: notifies the client's contacts once of each confirmed
 * failure, including one found only now, and of no dismissed one.
 */
export async function settleAlert(tx: Tx, actor: Actor, report: Of, { criticalFailed, note }: Settling): Promise<void> {
  const alerts = await selectAlerts(tx, report.id)
  const waiting = waitingOf(alerts)
  const known = alerts.flatMap(({ questions }) => questions)
  const stands = waiting?.questions.filter((key) => criticalFailed.includes(key)) ?? []
  const told = [...stands, ...criticalFailed.filter((key) => !known.includes(key))]
  if (told.length > 0) {
    const alert = waiting ? await keepQuestions(tx, waiting, told) : await appendAlert(tx, report, alerts, told)
    await closeAlert(tx, actor, report, alert, 'send', '')
  } else if (waiting) await closeAlert(tx, actor, report, waiting, 'dismiss', note)
  await tellHeldBack(tx, report.id)
}

/** Queues again the confirmed alerts of a programme's visit, which wait for its release. Each is told once. */
async function tellHeldBack(tx: Tx, reportId: string): Promise<void> {
  const held = await tx
    .selectFrom('report_alerts as alert')
    .innerJoin('mystery_shopping_reports as report', 'report.id', 'alert.report_id')
    .innerJoin('mystery_shopping_requests as request', 'request.id', 'report.request_id')
    .select('alert.id')
    .where('alert.report_id', '=', reportId)
    .where('alert.state', '=', 'sent')
    .where('request.programme_id', 'is not', null)
    .execute()
  for (const { id: alertId } of held) await enqueue(tx, 'reports.alert', { alertId })
}

type Corrected = { failedBefore: readonly string[]; failedNow: readonly string[]; reason: string }

/**
 * Updates the waiting alert after a correction: adds an answer that became a critical failure and was not announced, or
 * opens an alert for it; removes one that is no longer a failure.
 */
export async function followCorrection(
  tx: Tx,
  actor: Actor,
  report: Of,
  { failedBefore, failedNow, reason }: Corrected,
): Promise<void> {
  const alerts = await selectAlerts(tx, report.id)
  const waiting = waitingOf(alerts)
  const told = alerts.flatMap(({ state, questions }) => (state === 'dismissed' ? [] : questions))
  const added = failedNow.filter((key) => !failedBefore.includes(key) && !told.includes(key))
  const left = waiting?.questions.filter((key) => failedNow.includes(key) || !failedBefore.includes(key)) ?? []
  const asked = [...left, ...added]
  if (!waiting && added.length > 0) await appendAlert(tx, report, alerts, added)
  else if (waiting && asked.length === 0) await closeAlert(tx, actor, report, waiting, 'dismiss', reason)
  else if (waiting && asked.join(' ') !== waiting.questions.join(' ')) await keepQuestions(tx, waiting, asked)
}

async function closeAlert(
  tx: Tx,
  actor: Actor,
  report: Of,
  alert: StoredAlert,
  outcome: AlertOutcome,
  note: string,
): Promise<void> {
  const state = outcome === 'send' ? 'sent' : 'dismissed'
  const closed = await tx
    .updateTable('report_alerts')
    .set({ state, note: note || null, decided_by: actor.id, decided_at: now() })
    .where('id', '=', alert.id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (closed.numUpdatedRows === 0n) throw new AppError('changed-meanwhile')
  await recordActivity(tx, actor, {
    action: `alerts.${outcome}`,
    entity: 'report',
    entityId: report.id,
    clientId: report.clientId,
    before: { alert: 'waiting' },
    after: { alert: state, questions: alert.questions },
    reason: note || null,
  })
  if (outcome !== 'send') return
  await enqueue(tx, 'reports.alert', { alertId: alert.id })
  await enqueue(tx, 'alerts.score', { reportId: report.id })
}
