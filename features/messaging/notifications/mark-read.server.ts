import { sql } from 'kysely'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { recordOf } from '#/domain/messaging/inbox.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { now } from '#/platform/clock.ts'
import type { ReadForm } from './form.ts'

/** Notices that were marked, and the moment with which `undo` marks exactly these as unread again. */
export type Marked = { count: number; at: string | null }

/** Marks some of the person's notices, or all, as read, or takes a mark back. Idempotent. */
export async function markRead(actor: Actor, input: ReadForm): Promise<Marked> {
  authorize(actor, 'notifications.read')
  const at = now().toISOString()
  return asActor(actor, async (tx) => {
    const mine = tx.updateTable('notifications').where('profile_id', '=', actor.id)
    if (input.intent === 'undo') {
      const undone = mine.set({ read_at: null }).where('read_at', '=', input.at).where('is_silent', '=', false)
      return { count: Number((await undone.executeTakeFirst()).numUpdatedRows), at: null }
    }
    const ids = input.intent === 'one' ? [input.id] : input.intent === 'some' ? input.ids : null
    if (ids) {
      const found = await tx.selectFrom('notifications').select('id').where('id', 'in', ids).execute()
      if (found.length < new Set(ids).size) throw new AppError('not-found')
    }
    const { numUpdatedRows } = await mine
      .set({ read_at: sql<string>`${at}` })
      .where('read_at', 'is', null)
      .$if(ids !== null, (some) => some.where('id', 'in', ids!))
      .executeTakeFirst()
    return { count: Number(numUpdatedRows), at }
  })
}

/**
 * Marks the notices about the record at an address as read, because the person has opened it. Staff who see as a company
 * or as another role mark nothing.
 */
export async function markOpened(actor: Actor, address: string): Promise<number> {
  const record = recordOf(address)
  if (record === null || !may(actor, 'notifications.read') || isOnlyLooking(actor)) return 0
  const { numUpdatedRows } = await asActor(actor, (tx) =>
    tx
      .updateTable('notifications')
      .set({ read_at: now() })
      .where('profile_id', '=', actor.id)
      .where('read_at', 'is', null)
      .where(
        sql<boolean>`${record} in (split_part(link, '#', 1),
          lower(substring(split_part(split_part(link, '#', 1), '?', 1)
            from '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}')))`,
      )
      .executeTakeFirst(),
  )
  return Number(numUpdatedRows)
}

const isOnlyLooking = ({ company, staff }: Actor): boolean => company?.mode === 'view' || !!staff?.seesAs
