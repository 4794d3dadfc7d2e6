import { Link } from 'react-router'
import { bellMessages } from '#/messages/notifications.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import { type NoticeLine, noticeText } from '../notice.ts'

/** Notices of the bell, newest first, each with its link. */
export function NoticeRows({
  notices,
  onOpen,
}: {
  notices: readonly NoticeLine[]
  onOpen: (notice: NoticeLine) => void
}) {
  const t = useT(bellMessages)
  const lang = useLang()
  return (
    <ol className="divide-y divide-line">
      {notices.map((notice) => (
        <li key={notice.id}>
          <Link
            to={notice.link}
            onClick={() => onOpen(notice)}
            className="flex min-h-11 gap-3 px-4 py-3 hover:bg-surface-2 focus-visible:-outline-offset-2"
          >
            <span
              aria-hidden
              className={classes('mt-2 size-2 shrink-0 rounded-full', notice.read ? 'bg-transparent' : 'bg-primary')}
            />
            <span className="min-w-0">
              {!notice.read && <span className="sr-only">{t('unreadMark')}</span>}
              <span className={classes('block text-ui [overflow-wrap:anywhere]', !notice.read && 'font-semibold')}>
                {noticeText(lang, notice)}
              </span>
              <span className="block text-caption text-ink-2">
                <Time at={notice.at} mode="datetime" />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
