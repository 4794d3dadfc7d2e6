import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'

/** Next report for an editor: critical failures first, then by deadline; none held by others. */
export async function nextReport(actor: Actor, reportId: string): Promise<string | null> {
  authorize(actor, 'reports.review')
  const next = await readAs(actor, (db) =>
    db
      .selectFrom('mystery_shopping_reports as r')
      .leftJoin('report_alerts as a', (join) => join.onRef('a.report_id', '=', 'r.id').on('a.state', '=', 'waiting'))
      .select('r.id')
      .where('r.id', '!=', recordId(reportId))
      .where((eb) =>
        eb.or([
          eb('r.status', '=', 'submitted'),
          eb.and([eb('r.status', '=', 'in_review'), eb('r.editor_id', '=', actor.id)]),
        ]),
      )
      .orderBy('a.due_at', (order) => order.asc().nullsLast())
      .orderBy(sql`coalesce(r.review_due_at, r.submitted_at)`)
      .orderBy('r.id')
      .limit(1)
      .executeTakeFirst(),
  )
  return next?.id ?? null
}
