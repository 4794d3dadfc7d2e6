import { sql } from 'kysely'
import { z } from 'zod'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { mostCounted, type NoticeList } from './notice.ts'

export type NoticeQuery = {
  most: number
  /** Only notices older than this one. */
  before?: string | null
}

/** The person's newest notices and the number of unread ones, in one round trip. */
export async function readNotices(actor: Actor, { most, before = null }: NoticeQuery): Promise<NoticeList> {
  authorize(actor, 'notifications.read')
  if (before !== null && !z.uuid().safeParse(before).success) throw new AppError('not-found')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('notifications')
      .select(['id', 'kind', 'params', 'link', 'created_at', 'read_at'])
      .select(
        sql<number>`(select count(*) from (select from notifications u
          where u.profile_id = ${actor.id} and u.read_at is null limit ${mostCounted + 1}) unread)`.as('unread'),
      )
      .where('profile_id', '=', actor.id)
      .where('is_silent', '=', false)
      .$if(before !== null, (query) =>
        query.where(
          sql<boolean>`(created_at, id) < (select b.created_at, b.id from notifications b where b.id = ${before} and b.profile_id = ${actor.id})`,
        ),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
  )
  return {
    unread: rows[0]?.unread ?? 0,
    notices: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      params: row.params as Record<string, string>,
      link: row.link,
      at: row.created_at,
      read: row.read_at !== null,
    })),
  }
}
