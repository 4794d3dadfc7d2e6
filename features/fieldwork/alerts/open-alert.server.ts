import type { Tx } from '#/db/database.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { readSetting } from '#/features/core/settings/read-setting.server.ts'

/**
 * Starts the clock of a critical failure in the transaction of the submission. Later submissions are handled by the
 * platform, because a shopper has no access to alerts.
 */
export async function openAlert(
  tx: Tx,
  report: { id: string; client_id: string },
  criticalFailed: readonly string[],
): Promise<void> {
  if (criticalFailed.length === 0) return
  await tx
    .insertInto('report_alerts')
    .values({
      report_id: report.id,
      client_id: report.client_id,
      questions: JSON.stringify(criticalFailed),
      due_at: addHours(now(), await readSetting(tx, 'reports.alert-hours')),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await enqueue(tx, 'alerts.raise', { reportId: report.id, questions: criticalFailed.join(' ') })
}
