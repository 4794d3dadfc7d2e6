import type { Actor } from '#/domain/actor.ts'
import { topicsOf } from '#/features/messaging/kinds/topics-of.ts'
import { readInboxQuery } from '#/features/messaging/notifications/inbox-query.ts'
import { inboxLength, noticeListLength } from '#/features/messaging/notifications/notice.ts'
import { readNotices } from '#/features/messaging/notifications/read-notices.server.ts'
import type { InboxPageData } from './inbox-page.tsx'

/** Whether the bell asks, which shows the newest notices only. */
export const isBell = (url: URL): boolean => url.searchParams.has('latest')

export const readBell = (actor: Actor) => readNotices(actor, { most: noticeListLength })

/** Data of the inbox at an address. */
export async function readInbox(actor: Actor, url: URL): Promise<InboxPageData> {
  const topics = topicsOf(actor).map(({ name }) => name)
  const query = readInboxQuery(topics, url.searchParams)
  return { topics, query, list: await readNotices(actor, { ...query, most: inboxLength }) }
}
