import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { NotificationKind } from '#/messages/notifications.ts'
import { now } from '#/platform/clock.ts'
import { switchedOff } from './switched-off.server.ts'

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

/**
 * Puts a line under a reader's bell and wakes their open pages; silently where that kind is switched off, so that it counts as told.
 * Called by `tell` only, inside `asSystem`.
 */
export async function notify(tx: Tx, { to, kind, params, link, effectKey, at }: Notice): Promise<void> {
  const toldAt = at ?? now().toISOString()
  const isSilent = switchedOff(to, kind, 'app')
  await tx
    .insertInto('notifications')
    .values({
      profile_id: to,
      kind,
      params: JSON.stringify(params),
      link,
      effect_key: effectKey,
      created_at: toldAt,
      is_silent: isSilent,
      read_at: sql<string | null>`case when ${isSilent} then ${toldAt}::timestamptz end`,
    })
    .onConflict((conflict) => conflict.columns(['profile_id', 'effect_key']).doNothing())
    .execute()
}
