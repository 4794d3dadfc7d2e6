import { type Lang, type Messages, translator } from '#/domain/text.ts'
import { bellMessages, notificationMessages } from '#/messages/notifications.ts'

/** One line under the bell, as its reader gets it. */
export type NoticeLine = {
  id: string
  kind: string
  params: Record<string, string>
  link: string
  at: string
  read: boolean
}

/** The newest lines and how many of all are unread, counted to 100. */
export type NoticeList = { unread: number; notices: NoticeLine[] }

export const noticeListLength = 10
/** Above this the bell says "99+". */
export const mostCounted = 99

/** A param that is text of its own is kept as `name_en` and `name_ar`. */
const paramsIn = (lang: Lang, params: Record<string, string>): Record<string, string> => ({
  ...params,
  ...Object.fromEntries(
    Object.entries(params).flatMap(([name, text]) => (name.endsWith(`_${lang}`) ? [[name.slice(0, -3), text]] : [])),
  ),
})

/** What a line says in the reader's language. A kind this version does not know still says something. */
export function noticeText(lang: Lang, { kind, params }: Pick<NoticeLine, 'kind' | 'params'>): string {
  if (!Object.hasOwn(notificationMessages, kind)) return bellMessages.unknownKind[lang]
  const t = translator(lang, notificationMessages as Messages) as (key: string, vars: Record<string, string>) => string
  return t(kind, paramsIn(lang, params))
}
