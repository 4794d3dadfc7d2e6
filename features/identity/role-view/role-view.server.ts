import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { outsideView } from '#/domain/staff-rights.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { enqueue } from '#/jobs/queue.server.ts'

const viewSeconds = 30 * 60

/**
 * Shows the back office as a role sees it, read only, in this session, for thirty minutes. For owners. Throws
 * `not-found` for a role that does not exist, is retired, or is that of the owners.
 */
export async function startRoleView(actor: Actor, role: string, reason: string): Promise<{ until: string }> {
  authorize(actor, 'staff.manage')
  return asActor(actor, async (tx) => {
    const call = sql`priv.start_role_view(${actor.sessionId}, ${role}, ${reason})`
    const until = await callFunction<string | null>(tx, call)
    if (!until) throw new AppError('not-found')
    const of = { entity: 'staff', entityId: actor.id } as const
    await recordActivity(tx, actor, { action: 'staff.see-as', ...of, after: { role, until }, reason })
    await enqueue(tx, 'accounts.role-view-over', { sessionId: actor.sessionId }, viewSeconds + 1)
    return { until }
  })
}

/** Ends the view of this session; returns its role. The database logs the end, however it came. */
export async function endRoleView(actor: Actor): Promise<{ role: string | null }> {
  authorize(actor, 'dashboard.admin')
  return asActor(outsideView(actor), async (tx) => ({
    role: await callFunction<string | null>(tx, sql`priv.end_role_view(${actor.sessionId})`),
  }))
}

/** Notes the end of a view whose time is over. It gives no rights since then. */
export const closeRoleView = ({ sessionId }: JobPayload<'accounts.role-view-over'>): Promise<void> =>
  asSystem('a job notes the end of views whose time is over', async (tx) => {
    await tx
      .updateTable('staff_role_views')
      .set((of) => ({ ended_at: of.ref('ends_at'), ended_by: 'time' }))
      .where('session_id', '=', sessionId)
      .where('ended_at', 'is', null)
      .where('ends_at', '<=', sql<string>`now()`)
      .execute()
  })
