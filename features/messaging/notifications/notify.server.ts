import type { Tx } from '#/db/database.server.ts'
import type { Permission } from '#/domain/permissions.ts'
import type { NotificationKind } from '#/messages/notifications.ts'
import { now } from '#/platform/clock.ts'

export type Notice = {
  to: string
  kind: NotificationKind
  params: Record<string, string>
  /** Page of the notice, such as `/client/reports/…`. */
  link: string
  /** Idempotency key: a job that runs twice creates one notice. */
  effectKey: string
  /** Time of the event, ISO 8601. Default: now. Earlier for delayed jobs and the demo world. */
  at?: string
  /** Company, branch and permission without which it is not shown; null for what concerns the person alone. */
  about?: { clientId: string; branchId: string | null; needs: Permission } | null
}

/**
 * Adds a notice to a reader's bell, which cannot be switched off, and notifies their open pages. Called by `tell` only, inside `asSystem`.
 */
export async function notify(tx: Tx, { to, kind, params, link, effectKey, at, about }: Notice): Promise<void> {
  await tx
    .insertInto('notifications')
    .values({
      profile_id: to,
      kind,
      params: JSON.stringify(params),
      link,
      effect_key: effectKey,
      client_id: about?.clientId ?? null,
      branch_id: about?.branchId ?? null,
      needs: about?.needs ?? null,
      created_at: at ?? now().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['profile_id', 'effect_key']).doNothing())
    .execute()
}
