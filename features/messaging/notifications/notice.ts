import type { NoticeGroupName } from '#/domain/notice-groups.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { type Lang, type Messages, type Text, translator } from '#/domain/text.ts'
import { bellMessages, notificationMessages } from '#/messages/notifications.ts'

/** One notice, as its reader gets it. */
export type NoticeLine = {
  id: string
  kind: string
  /** Group of settings; null: of no one that the reader has. */
  topic: NoticeGroupName | null
  params: Record<string, string>
  /** Text that our team has saved in place of that of the program. */
  own?: Text
  link: string
  at: string
  read: boolean
}

/** The newest notices, the number of unread ones, counted up to 100, and of the rows that these make. */
export type NoticeList = { today: Day; unread: number; unreadRows: number; notices: NoticeLine[] }

/** Notices from which the bell makes its rows, and the rows that it shows. */
export const noticeListLength = 60
export const bellRows = 10
/** Notices of a page of the inbox. */
export const inboxLength = 200
/** Above this the bell shows "99+". */
export const mostCounted = 99

/** Picks the language of bilingual params, stored as `name_en` and `name_ar`. */
const paramsIn = (lang: Lang, params: Record<string, string>): Record<string, string> => ({
  ...params,
  ...Object.fromEntries(
    Object.entries(params).flatMap(([name, text]) => (name.endsWith(`_${lang}`) ? [[name.slice(0, -3), text]] : [])),
  ),
})

/** Text of a notice in the reader's language. A kind unknown to this version gets a general text. */
export function noticeText(lang: Lang, { kind, params, own }: Pick<NoticeLine, 'kind' | 'params' | 'own'>): string {
  if (!own && !Object.hasOwn(notificationMessages, kind)) return bellMessages.unknownKind[lang]
  const t = translator(lang, (own ? { [kind]: own } : notificationMessages) as Messages) as (
    key: string,
    vars: Record<string, string>,
  ) => string
  return t(kind, paramsIn(lang, params))
}
