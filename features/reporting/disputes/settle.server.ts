import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { reportSteps } from '#/domain/report.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'

/** Releases a disputed report again once its last dispute is closed. Called after closing a dispute. */
export async function settleDisputedReport(
  tx: Tx,
  of: { reportId: string; clientId: string },
  actor: Actor,
): Promise<void> {
  if (!(await callFunction<boolean>(tx, sql`priv.settle_disputed_report(${of.reportId}, ${now()})`))) return
  await recordActivity(tx, actor, {
    action: 'reports.resolve-dispute',
    entity: 'report',
    entityId: of.reportId,
    clientId: of.clientId,
    before: { status: 'disputed' },
    after: { status: reportSteps.resolveDispute.to },
  })
}
