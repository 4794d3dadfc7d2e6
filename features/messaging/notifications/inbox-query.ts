import type { NoticeGroupName } from '#/domain/notice-groups.ts'

/** What an address of the inbox asks for. */
export type InboxQuery = {
  unread: boolean
  topic: NoticeGroupName | null
  node: string | null
  before: string | null
}

/** Reads the address; a topic that the reader does not have is left out. */
export const readInboxQuery = (topics: readonly NoticeGroupName[], search: URLSearchParams): InboxQuery => ({
  unread: search.get('show') === 'unread',
  topic: topics.find((name) => name === search.get('topic')) ?? null,
  node: search.get('node') || null,
  before: search.get('before'),
})

export const isFiltered = ({ unread, topic, node, before }: InboxQuery): boolean =>
  unread || topic !== null || node !== null || before !== null
