import type { UserType } from '#/domain/actor.ts'
import { type NoticeGroup, type NoticeGroupName, noticeGroups } from '#/domain/notice-groups.ts'

/** What an address of the inbox asks for. */
export type InboxQuery = {
  unread: boolean
  topic: NoticeGroupName | null
  node: string | null
  before: string | null
}

/** Topics that a type of reader can filter by. */
export const topicsFor = (type: UserType): NoticeGroupName[] =>
  (noticeGroups[type] as readonly NoticeGroup[]).map(({ name }) => name)

/** Reads the address; a topic that the reader does not have is left out. */
export const readInboxQuery = (type: UserType, search: URLSearchParams): InboxQuery => ({
  unread: search.get('show') === 'unread',
  topic: topicsFor(type).find((name) => name === search.get('topic')) ?? null,
  node: search.get('node') || null,
  before: search.get('before'),
})

export const isFiltered = ({ unread, topic, node, before }: InboxQuery): boolean =>
  unread || topic !== null || node !== null || before !== null
