import { Link } from 'react-router'
import { type InboxRow, inboxRows } from '#/domain/messaging/inbox.ts'
import { inboxMessages } from '#/messages/messaging/inbox.ts'
import { noticeSettingsMessages } from '#/messages/notice-settings.ts'
import { bellMessages } from '#/messages/notifications.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import { bellRows, type NoticeLine, type NoticeList, noticeText } from '../notice.ts'

const rowLook = 'flex min-h-11 min-w-0 flex-1 gap-3 px-4 py-3 hover:bg-surface-2 focus-visible:-outline-offset-2'

/** Dot, sentence, a second line and time of a row. */
export function RowText({ read, at, text, more }: { read: boolean; at: string; text: string; more?: string }) {
  const t = useT(bellMessages)
  return (
    <>
      <span
        aria-hidden
        className={classes('mt-2 size-2 shrink-0 rounded-full', read ? 'bg-transparent' : 'bg-primary')}
      />
      <span className="min-w-0">
        {!read && <span className="sr-only">{t('unreadMark')}</span>}
        <span className={classes('block text-ui [overflow-wrap:anywhere]', !read && 'font-semibold')}>{text}</span>
        {more && <span className="block text-caption [overflow-wrap:anywhere] text-ink-2">{more}</span>}
        <span className="block text-caption text-ink-2">
          <Time at={at} mode="datetime" />
        </span>
      </span>
    </>
  )
}

/** One notice with its link. */
export function NoticeLink({
  notice,
  onOpen,
}: {
  notice: NoticeLine
  onOpen: (notices: readonly NoticeLine[]) => void
}) {
  const lang = useLang()
  return (
    <Link to={notice.link} onClick={() => onOpen([notice])} className={rowLook}>
      <RowText read={notice.read} at={notice.at} text={noticeText(lang, notice)} />
    </Link>
  )
}

/** Sentence over several notices of one topic. */
export function useTopicLine() {
  const t = useT(inboxMessages)
  const topicName = useT(noticeSettingsMessages)
  return (notices: readonly NoticeLine[]) => {
    const topic = notices[0]?.topic
    return t('ofTopic', { topic: topic ? topicName(topic) : '', count: notices.length })
  }
}

type BellProps = { list: NoticeList; inbox: string; onOpen: (notices: readonly NoticeLine[]) => void }

/** Rows of the bell, newest first. Several notices of a topic lead to the inbox, several of a record to the record. */
export function BellRows({ list, inbox, onOpen }: BellProps) {
  return (
    <ol className="divide-y divide-line">
      {inboxRows(list.notices, list.today)
        .slice(0, bellRows)
        .map((row) => (
          <li key={row.key} className="flex">
            <BellRow row={row} inbox={inbox} onOpen={onOpen} />
          </li>
        ))}
    </ol>
  )
}

function BellRow({ row, inbox, onOpen }: { row: InboxRow<NoticeLine> } & Omit<BellProps, 'list'>) {
  const t = useT(inboxMessages)
  const lang = useLang()
  const topicLine = useTopicLine()
  const [newest] = row.notices as [NoticeLine, ...NoticeLine[]]
  const read = row.notices.every((notice) => notice.read)
  const text = noticeText(lang, newest)
  if (row.about === 'topic')
    return (
      <Link to={`${inbox}?topic=${newest.topic}`} onClick={() => onOpen([])} className={rowLook}>
        <RowText read={read} at={newest.at} text={topicLine(row.notices)} more={t('latest', { text })} />
      </Link>
    )
  const before = row.notices.length - 1
  return (
    <Link to={newest.link} onClick={() => onOpen(row.notices)} className={rowLook}>
      <RowText
        read={read}
        at={newest.at}
        text={text}
        {...(before > 0 ? { more: t('before', { count: before }) } : {})}
      />
    </Link>
  )
}
