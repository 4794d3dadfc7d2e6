import { asActor, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import {
  type NewCorrectiveAction,
  openActionWithin,
  refuseDay,
} from '#/features/reporting/corrective-actions/open-action.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'

type Answer = { alertId: string; note: string }

async function hold(tx: Tx, actor: Actor, alertId: string) {
  const alert = await tx
    .selectFrom('score_alerts')
    .select(['id', 'report_id', 'kind', 'acknowledged_at', 'closed_at', 'note'])
    .where('id', '=', recordId(alertId))
    .where('client_id', '=', companyOf(actor))
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!alert) throw new AppError('not-found')
  return alert
}
type Held = Awaited<ReturnType<typeof hold>>

/**
 * Acknowledges an alert in the actor's name, with an optional note; of two people at once the first one counts. An alert
 * on a high score is closed with it. Only those who answer for the branch.
 */
export async function acknowledgeAlert(actor: Actor, { alertId, note, close }: Answer & { close: boolean }) {
  authorize(actor, 'reports.reply')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    const alert = await hold(tx, actor, alertId)
    if (alert.acknowledged_at) throw new AppError('changed-meanwhile')
    await acknowledge(tx, actor, alert, { note, close: close || alert.kind === 'high' })
  })
}

async function acknowledge(tx: Tx, actor: Actor, alert: Held, { note, close }: { note: string; close: boolean }) {
  const at = now()
  const result = await tx
    .updateTable('score_alerts')
    .set({ acknowledged_by: actor.id, acknowledged_at: at, note: note || null, ...(close && { closed_at: at }) })
    .where('id', '=', alert.id)
    .where('acknowledged_at', 'is', null)
    .executeTakeFirst()
  // why: those who only read the alert change no row
  if (result.numUpdatedRows === 0n) throw new AppError('not-allowed')
  await recordActivity(tx, actor, {
    action: 'score-alerts.acknowledge',
    entity: 'report',
    entityId: alert.report_id,
    clientId: companyOf(actor),
    after: { alert: alert.kind, closed: close },
    reason: note || null,
  })
}

/** Closes an acknowledged alert; a note replaces the one before. */
export async function closeScoreAlert(actor: Actor, { alertId, note }: Answer): Promise<void> {
  authorize(actor, 'reports.reply')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    const alert = await hold(tx, actor, alertId)
    if (!alert.acknowledged_at || alert.closed_at) throw new AppError('changed-meanwhile')
    const result = await tx
      .updateTable('score_alerts')
      .set({ closed_at: now(), ...(note && { note }) })
      .where('id', '=', alert.id)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    if (result.numUpdatedRows === 0n) throw new AppError('not-allowed')
    await recordActivity(tx, actor, {
      action: 'score-alerts.close',
      entity: 'report',
      entityId: alert.report_id,
      clientId: companyOf(actor),
      before: { note: alert.note },
      after: { alert: alert.kind, closed: true },
      reason: note || null,
    })
  })
}

/** Opens a corrective action from the report of an alert, and acknowledges the alert where the actor may. */
export async function openActionOfAlert(
  actor: Actor,
  { alertId, ...action }: { alertId: string } & Omit<NewCorrectiveAction, 'reportId'>,
): Promise<void> {
  authorize(actor, 'actions.write')
  await takeAttempt('report work by account', actor.id)
  if (action.dueOn) refuseDay(action.dueOn)
  await asActor(actor, async (tx) => {
    const alert = await hold(tx, actor, alertId)
    await openActionWithin(tx, actor, { ...action, reportId: alert.report_id })
    if (!alert.acknowledged_at) await acknowledge(tx, actor, alert, { note: '', close: false })
  })
}
