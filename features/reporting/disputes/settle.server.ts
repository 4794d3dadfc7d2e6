import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { reportSteps } from '#/domain/report.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'

/** A disputed report whose last open dispute is closed is a released one again. Whoever closed a dispute calls it. */
export async function settleDisputedReport(tx: Tx, reportId: string, actor: Actor | null = null): Promise<void> {
  const { to } = reportSteps.resolveDispute
  const report = await tx
    .updateTable('mystery_shopping_reports as r')
    .set({ status: to, version: sql`r.version + 1`, updated_at: now() })
    .where('r.id', '=', reportId)
    .where('r.status', '=', 'disputed')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('report_disputes as d')
            .select('d.id')
            .whereRef('d.report_id', '=', 'r.id')
            .where('d.state', '=', 'open'),
        ),
      ),
    )
    .returning(['r.id', 'r.client_id', 'r.shopper_id'])
    .executeTakeFirst()
  if (!report) return
  const { id, client_id, shopper_id } = report
  await tx
    .insertInto('report_events')
    .values({
      report_id: id,
      client_id,
      shopper_id,
      step: 'resolveDispute',
      from_status: 'disputed',
      to_status: to,
      actor_id: actor?.id ?? null,
      created_at: now(),
    })
    .execute()
  await recordActivity(tx, actor, {
    action: 'reports.resolve-dispute',
    entity: 'report',
    entityId: id,
    clientId: client_id,
    before: { status: 'disputed' },
    after: { status: to },
  })
}
