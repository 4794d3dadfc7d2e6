import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, asSystem, readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { enqueue } from '#/jobs/queue.server.ts'

/**
 * Opens the pages of a client as read only, in this session, for thirty minutes. The reason is recorded, and the owners
 * of the company are told. Throws `not-found`.
 */
export async function startStaffView(actor: Actor, clientId: string, reason: string): Promise<{ until: string }> {
  authorize(actor, 'clients.view-as')
  const id = recordId(clientId)
  return asActor(actor, async (tx) => {
    const call = sql`priv.start_staff_view(${actor.sessionId}, ${id}, ${reason})`
    const until = await callFunction<string | null>(tx, call)
    if (!until) throw new AppError('not-found')
    const of = { entity: 'client', entityId: id, clientId: id } as const
    await recordActivity(tx, actor, { action: 'clients.view-as', ...of, after: { until }, reason })
    await enqueue(tx, 'accounts.staff-view', { clientId: id, reason, effect: randomUUID() })
    return { until }
  })
}

/** Ends the open view; returns the client it showed. */
export async function endStaffView(actor: Actor): Promise<{ clientId: string | null }> {
  authorize(actor, 'clients.view-as')
  return asActor(actor, async (tx) => {
    const id = await callFunction<string | null>(tx, sql`priv.end_staff_view()`)
    if (id) {
      const of = { entity: 'client', entityId: id, clientId: id } as const
      await recordActivity(tx, actor, { action: 'clients.view-end', ...of })
    }
    return { clientId: id }
  })
}

/** Tells the owners of a company that staff looked at its pages, and why. */
export const announceStaffView = ({ clientId, reason, effect }: JobPayload<'accounts.staff-view'>): Promise<void> =>
  asSystem('a job notifies a company of a view by staff', (tx) =>
    tell(tx, { client: clientId }, 'client.viewed', { reason }, { effectKey: `client.viewed:${effect}` }),
  )

export type StaffViewLine = { id: string; reason: string; from: string; until: string; isOpen: boolean }

const mostListed = 100

/** Views of staff as the own company, newest first. For owners. */
export async function readStaffViews(actor: Actor): Promise<StaffViewLine[]> {
  authorize(actor, 'staff-views.list')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('staff_views')
      .select(['id', 'reason', 'started_at as from'])
      .select(sql<string>`least(coalesce(ended_at, ends_at), ends_at)`.as('until'))
      .select(sql<boolean>`ended_at is null and ends_at > now()`.as('isOpen'))
      .where('client_id', '=', companyOf(actor))
      .orderBy('started_at', 'desc')
      .limit(mostListed)
      .execute(),
  )
  return rows
}
