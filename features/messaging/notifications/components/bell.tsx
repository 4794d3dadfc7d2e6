import { Bell as BellDrawing } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { href, Link, useLocation } from 'react-router'
import { recordOf } from '#/domain/messaging/inbox.ts'
import { directionOf } from '#/domain/text.ts'
import { bellMessages } from '#/messages/notifications.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { useCompanyFields } from '#/ui/company-mark.ts'
import { EmptyState, PanelError } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { announce } from '#/ui/live-region.tsx'
import { popoverLook } from '#/ui/popover-look.ts'
import { SkeletonRows } from '#/ui/spinner.tsx'
import { forgetNewest, loadNewest, markInBell, newest } from '../newest-notices.ts'
import { mostCounted, type NoticeLine, type NoticeList, noticeText } from '../notice.ts'
import { BellRows } from './notice-rows.tsx'
import { useLive } from './use-live.ts'

/** Pages of the inbox: of a company's team, and of everyone's own notices. */
export const inboxes = { company: href('/client/notifications'), own: href('/notifications') } as const
type InboxPath = (typeof inboxes)[keyof typeof inboxes]

const triggerLook =
  'relative inline-flex shrink-0 items-center justify-center rounded-control text-ink transition-colors hover:bg-surface-2 max-lg:size-11 lg:size-8 coarse:size-11'

const useHasScripts = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

/** The bell of every portal: unread count and the last ten notices, live. Without scripts it is a link. */
export function Bell({ inbox }: { inbox: InboxPath }) {
  const t = useT(bellMessages)
  const lang = useLang()
  const hasScripts = useHasScripts()
  const { list, failed, reload, markRead } = useNotices(inbox)
  const [open, setOpen] = useState(false)
  const panel = useRef<HTMLElement>(null)
  /** Moves the focus to the panel, because the pressed button disappears with the last unread notice. */
  const markAll = () => {
    panel.current?.focus()
    markRead({ intent: 'all' })
  }
  const unread = list?.unreadRows ?? 0
  const label = list ? (unread > 0 ? t('unread', { count: countText(unread) }) : t('allRead')) : t('notifications')
  const inside = (
    <>
      <Icon as={BellDrawing} />
      {unread > 0 && <UnreadCount unread={unread} />}
    </>
  )
  if (!hasScripts) {
    return (
      <a href={inbox} aria-label={t('notifications')} title={t('notifications')} className={triggerLook}>
        {inside}
      </a>
    )
  }
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <AriaButton aria-label={label} className={triggerLook}>
        {inside}
      </AriaButton>
      <Popover
        placement="bottom end"
        offset={4}
        dir={directionOf(lang)}
        lang={lang}
        className={classes(popoverLook, 'flex max-h-[min(36rem,80dvh)] w-[25rem] max-w-[calc(100vw-1rem)] flex-col')}
      >
        <Dialog ref={panel} aria-label={t('notifications')} className="flex min-h-0 flex-col outline-none">
          <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-4 py-2">
            <h2 className="text-h3">{t('notifications')}</h2>
            {unread > 0 && (
              <Button variant="quiet" size="dense" onClick={markAll}>
                {t('markAllRead')}
              </Button>
            )}
          </div>
          <div className="min-h-0 overflow-y-auto">
            <Lines
              list={list}
              failed={failed}
              inbox={inbox}
              reload={reload}
              onOpen={(notices) => {
                const ids = notices.filter(({ read }) => !read).map(({ id }) => id)
                if (ids.length > 0) markRead({ intent: 'some', ids: ids.join(',') })
                setOpen(false)
              }}
            />
          </div>
          <Link
            to={inbox}
            onClick={() => setOpen(false)}
            className="link flex min-h-11 items-center justify-center border-t border-line px-4"
          >
            {t('seeAll')}
          </Link>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

const countText = (unread: number): string => (unread > mostCounted ? `${mostCounted}+` : String(unread))

function UnreadCount({ unread }: { unread: number }) {
  return (
    <span
      aria-hidden
      dir="ltr"
      className="num absolute end-0 top-0 min-w-4.5 rounded-full bg-danger px-1 text-center text-micro font-semibold text-white"
    >
      {countText(unread)}
    </span>
  )
}

type LinesProps = {
  list: NoticeList | null
  failed: boolean
  inbox: InboxPath
  reload: () => void
  onOpen: (notices: readonly NoticeLine[]) => void
}

function Lines({ list, failed, inbox, reload, onOpen }: LinesProps) {
  const t = useT(bellMessages)
  if (!list && failed) return <PanelError message={t('failed')} onRetry={reload} />
  if (!list) return <SkeletonRows rows={4} />
  if (list.notices.length > 0) return <BellRows list={list} inbox={inbox} onOpen={onOpen} />
  return (
    <EmptyState compact icon={BellDrawing} title={t('empty')}>
      {t('emptyHint')}
    </EmptyState>
  )
}

type Marked = { intent: 'all' } | { intent: 'some'; ids: string }

/** The newest notices, live; announces a new one once. */
function useNotices(inbox: InboxPath) {
  const lang = useLang()
  const { list, failed } = useSyncExternalStore(newest.subscribe, newest.now, newest.onServer)
  const mark = useCompanyFields()
  const reload = () => void loadNewest(inbox)
  const { tellOtherTabs } = useLive(reload)
  useEffect(() => {
    forgetNewest()
    void loadNewest(inbox)
  }, [inbox])
  useOpened((record) => {
    // why: the server has marked the notices about the record of the page as read
    if (list?.notices.some(({ read, link }) => !read && recordOf(link) === record)) reload()
  })
  const first = list?.notices[0]
  const known = useRef<string | null | undefined>(undefined)
  useEffect(() => {
    if (!list) return
    if (known.current !== undefined && first && first.id !== known.current && !first.read)
      announce(noticeText(lang, first))
    known.current = first?.id ?? null
  }, [list, first, lang])
  const markRead = (marked: Marked) => void markInBell(inbox, { ...mark, ...marked }).then(tellOtherTabs)
  return { list, failed, reload, markRead }
}

/** Calls back after each navigation to the page of a record. */
function useOpened(onOpened: (record: string) => void): void {
  const { pathname, search } = useLocation()
  const opened = useEffectEvent(onOpened)
  useEffect(() => {
    const record = recordOf(pathname + search)
    if (record !== null) opened(record)
  }, [pathname, search])
}
