import { sql } from 'kysely'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { now } from '#/platform/clock.ts'
import type { ReadForm } from './form.ts'

/** Marks one of the person's notices, or all, as read. Idempotent. */
export async function markRead(actor: Actor, input: ReadForm): Promise<void> {
  authorize(actor, 'notifications.read')
  const readAt = now().toISOString()
  await asActor(actor, async (tx) => {
    const mine = tx.updateTable('notifications').where('profile_id', '=', actor.id)
    if (input.intent === 'all') {
      await mine.set({ read_at: readAt }).where('read_at', 'is', null).execute()
      return
    }
    const { numUpdatedRows } = await mine
      .set({ read_at: sql<string>`coalesce(read_at, ${readAt})` })
      .where('id', '=', input.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('not-found')
  })
}
