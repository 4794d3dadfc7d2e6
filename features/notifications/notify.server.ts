import type { Tx } from '#/db/database.server.ts'
import type { NotificationKind } from '#/messages/notifications.ts'
import { now } from '#/platform/clock.ts'

export type Notice = {
  to: string
  kind: NotificationKind
  params: Record<string, string>
  /** The page it leads to, such as `/client/reports/…`. */
  link: string
  /** Names what is told: a job that runs twice tells it once. */
  effectKey: string
  /** When it happened, ISO 8601; without it, now. A job may tell it later, or a demo tell of weeks ago. */
  at?: string
}

/** Puts a line under somebody's bell and wakes their open pages. Only for transactions of the platform (`asSystem`). */
export async function notify(tx: Tx, { to, kind, params, link, effectKey, at }: Notice): Promise<void> {
  await tx
    .insertInto('notifications')
    .values({
      profile_id: to,
      kind,
      params: JSON.stringify(params),
      link,
      effect_key: effectKey,
      created_at: at ?? now().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['profile_id', 'effect_key']).doNothing())
    .execute()
}

/** Tells every active administrator. */
export async function notifyAdmins(tx: Tx, notice: Omit<Notice, 'to'>): Promise<void> {
  const admins = await tx
    .selectFrom('profiles')
    .select('id')
    .where('user_type', '=', 'admin')
    .where('status', '=', 'active')
    .execute()
  for (const { id } of admins) await notify(tx, { ...notice, to: id })
}
