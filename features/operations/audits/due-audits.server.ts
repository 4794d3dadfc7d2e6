import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { type AuditKind, openAudits } from '#/domain/operations/audits/state.ts'
import { addDays, type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { auditBranch } from './hold.server.ts'

export type DueAudit = { id: string; kind: AuditKind; branch: string; plannedOn: Day; begun: boolean; done: boolean }

/** Audits that the actor does: open ones due within so many days, and those signed today. */
export async function selectDueAudits(db: Tx, actor: Actor, days: number): Promise<DueAudit[]> {
  const today = riyadhDay(now())
  const rows = await db
    .selectFrom('audits as a')
    .leftJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'a.client_id').onRef('b.id', '=', 'a.branch_id'),
    )
    .select(['a.id', 'a.kind', 'a.state', 'a.planned_on', auditBranch().as('branch')])
    .where('a.client_id', '=', companyOf(actor))
    .where('a.auditor_id', '=', actor.id)
    .where((of) =>
      of.or([
        of.and([of('a.state', 'in', openAudits), of('a.planned_on', '<=', addDays(today, days))]),
        of('a.signed_at', '>=', startOfDay(today).toISOString()),
      ]),
    )
    .orderBy(sql`a.planned_on`)
    .limit(20)
    .execute()
  return rows.map(({ id, kind, state, planned_on: plannedOn, branch }) => ({
    id,
    kind,
    branch,
    plannedOn,
    begun: state === 'started',
    done: state !== 'started' && state !== 'planned',
  }))
}
