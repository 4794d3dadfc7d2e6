import { sql } from 'kysely'
import { asSystem } from '#/db/database.server.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { reportSteps } from '#/domain/report.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { settingSql } from '#/features/core/settings/setting-sql.server.ts'
import { insertReportEvent, lockReport } from '#/features/fieldwork/visits/change-report.server.ts'

const perRun = 500
/** Applies the dispute window that was set on the day of release. */
const windowDays = settingSql('reports.dispute-days', sql`(released_at at time zone 'Asia/Riyadh')::date`)

/** Makes released reports final whose dispute window ended without an open dispute. */
export async function lockOldReports(): Promise<void> {
  const at = now()
  const { to } = reportSteps.lock
  await asSystem('a job locks reports after the dispute window', async (tx) => {
    const due = await tx
      .selectFrom('mystery_shopping_reports')
      .select(['id', 'client_id', 'shopper_id'])
      .where('status', '=', 'released')
      .where('released_at', '<=', addHours(at, -24).toISOString())
      .where(sql<boolean>`released_at + make_interval(days => ${windowDays}::int) <= ${at}`)
      .where(
        sql<boolean>`not exists (select from report_disputes d where d.report_id = mystery_shopping_reports.id and d.state = 'open')`,
      )
      .orderBy('released_at')
      .limit(perRun)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, client_id, shopper_id } of due) {
      await lockReport(tx, id, at)
      const ids = { reportId: id, clientId: client_id, shopperId: shopper_id }
      await insertReportEvent(tx, null, { ...ids, step: 'lock', from: 'released', to, at })
      const entry = { action: 'reports.lock', entity: 'report', entityId: id, clientId: client_id } as const
      await recordActivity(tx, null, { ...entry, before: { status: 'released' }, after: { status: to } })
    }
  })
}
