import { sql } from 'kysely'
import { z } from 'zod'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { inboxRows } from '#/domain/messaging/inbox.ts'
import type { NoticeGroupName } from '#/domain/notice-groups.ts'
import { authorize } from '#/domain/permissions.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { kindsIn, topicOf } from '#/features/messaging/kinds/kinds.ts'
import { savedBells } from '#/features/messaging/wording/saved.server.ts'
import { now } from '#/platform/clock.ts'
import { mostCounted, type NoticeList } from './notice.ts'

export type NoticeQuery = {
  most: number
  /** Only notices older than this one. */
  before?: string | null
  unread?: boolean
  topic?: NoticeGroupName | null
  /** Only notices about this node of the company's tree and those below it. */
  node?: string | null
}

/** Unread notices that are counted as rows. */
const mostUnread = 200

const isId = (value: string | null): boolean => value === null || z.uuid().safeParse(value).success

const own = (db: Tx, actor: Actor) =>
  db
    .selectFrom('notifications')
    .where('profile_id', '=', actor.id)
    .where('is_silent', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')

/** The person's newest notices and the number of unread ones. */
export async function readNotices(actor: Actor, query: NoticeQuery): Promise<NoticeList> {
  authorize(actor, 'notifications.read')
  const { most, before = null, node = null, topic = null } = query
  if (!isId(before) || !isId(node)) throw new AppError('not-found')
  const topicIn = (kind: string) => topicOf(kind, actor.type)
  const [rows, unread] = await readAs(actor, (db) =>
    Promise.all([
      own(db, actor)
        .select(['id', 'kind', 'params', 'link', 'created_at', 'read_at'])
        .$if(before !== null, (all) =>
          all.where(
            sql<boolean>`(created_at, id) < (select b.created_at, b.id from notifications b where b.id = ${before} and b.profile_id = ${actor.id})`,
          ),
        )
        .$if(query.unread === true, (all) => all.where('read_at', 'is', null))
        .$if(topic !== null, (all) => all.where('kind', 'in', kindsIn(topic!)))
        .$if(node !== null && actor.type === 'client', (all) =>
          all.where(
            sql<boolean>`branch_id in (select c.descendant_id from org_closure c where c.ancestor_id = ${node}::uuid)`,
          ),
        )
        .limit(most)
        .execute(),
      own(db, actor)
        .select(['id', 'kind', 'link', 'created_at as at'])
        .where('read_at', 'is', null)
        .limit(mostUnread)
        .execute(),
    ]),
  )
  const today = riyadhDay(now())
  const saved = await savedBells(rows.map(({ kind }) => kind))
  const waiting = unread.map((row) => ({ ...row, topic: topicIn(row.kind) }))
  return {
    today,
    unread: Math.min(unread.length, mostCounted + 1),
    unreadRows: inboxRows(waiting, today).length,
    notices: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      topic: topicIn(row.kind),
      params: row.params as Record<string, string>,
      ...(saved.has(row.kind) && { own: saved.get(row.kind)! }),
      link: row.link,
      at: row.created_at,
      read: row.read_at !== null,
    })),
  }
}
