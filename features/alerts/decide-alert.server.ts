import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'

export type AlertOutcome = 'send' | 'dismiss'
type Decision = { reportId: string; outcome: AlertOutcome; note: string }
type Waiting = { id: string; report_id: string; client_id: string }

/** An editor has checked a critical failure: it goes to the client's people at once, or is set aside with a note. */
export async function decideAlert(actor: Actor, { reportId, outcome, note }: Decision): Promise<void> {
  authorize(actor, 'reports.alert')
  const why = note.trim()
  if (outcome === 'dismiss' && !why) throw new AppError('report.reason-required', {}, { note: 'reason' })
  await asActor(actor, async (tx) => {
    const alert = await tx
      .selectFrom('report_alerts')
      .select(['id', 'report_id', 'client_id', 'state'])
      .where('report_id', '=', recordId(reportId))
      .executeTakeFirst()
    if (!alert) throw new AppError('not-found')
    if (alert.state !== 'waiting' || !(await closeAlert(tx, actor, alert, outcome, why)))
      throw new AppError('changed-meanwhile')
  })
}

/** Settles an alert that still waits when its report is released or rejected: the client hears of a failure that stands. */
export async function settleAlert(
  tx: Tx,
  actor: Actor,
  { reportId, criticalFailed, note }: { reportId: string; criticalFailed: readonly string[]; note: string },
): Promise<void> {
  const alert = await tx
    .selectFrom('report_alerts')
    .select(['id', 'report_id', 'client_id', 'questions'])
    .where('report_id', '=', reportId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (!alert) return
  const stands = (alert.questions as string[]).some((key) => criticalFailed.includes(key))
  await closeAlert(tx, actor, alert, stands ? 'send' : 'dismiss', stands ? '' : note)
}

async function closeAlert(tx: Tx, actor: Actor, alert: Waiting, outcome: AlertOutcome, note: string): Promise<boolean> {
  const state = outcome === 'send' ? 'sent' : 'dismissed'
  const at = now()
  const closed = await tx
    .updateTable('report_alerts')
    .set({ state, note: note || null, decided_by: actor.id, decided_at: at })
    .where('id', '=', alert.id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (closed.numUpdatedRows === 0n) return false
  await recordActivity(tx, actor, {
    action: `alerts.${outcome}`,
    entity: 'report',
    entityId: alert.report_id,
    clientId: alert.client_id,
    before: { alert: 'waiting' },
    after: { alert: state },
    reason: note || null,
  })
  if (outcome === 'send') await enqueue(tx, 'reports.alert', { alertId: alert.id })
  return true
}
