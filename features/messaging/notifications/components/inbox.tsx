import { Bell, Check, CheckCheck, ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type RefObject } from 'react'
import { useFetcher, useLocation, useRevalidator } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { type InboxRow, inboxPeriods, inboxRows } from '#/domain/messaging/inbox.ts'
import { inboxMessages } from '#/messages/messaging/inbox.ts'
import { bellMessages } from '#/messages/notifications.ts'
import { Button, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useCompanyFields } from '#/ui/company-mark.ts'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { showToast } from '#/ui/toast.tsx'
import type { Marked } from '../mark-read.server.ts'
import { loadNewest, newest } from '../newest-notices.ts'
import { inboxLength, type NoticeLine, type NoticeList, noticeText } from '../notice.ts'
import { NoticeLink, RowText, useTopicLine } from './notice-rows.tsx'

type InboxProps = {
  list: NoticeList
  filtered: boolean
  /** Address of the older notices after the last shown one. */
  olderThan: (id: string) => string
  result: FormResult<Marked> | undefined
}

const unreadIn = (notices: readonly NoticeLine[]) => notices.filter(({ read }) => !read)

/** Inbox of one person: notices by period, several about one record or topic as one row. */
export function Inbox({ list, filtered, olderThan, result }: InboxProps) {
  const t = useT(bellMessages)
  const word = useT(inboxMessages)
  useNewsOfBell(list.unread)
  const top = useRef<HTMLDivElement>(null)
  const marking = useMarking(top)
  const opening = useFetcher()
  const mark = useCompanyFields()
  const markOpened = (notices: readonly NoticeLine[]) => {
    const ids = unreadIn(notices).map(({ id }) => id)
    if (ids.length > 0) void opening.submit({ ...mark, intent: 'some', ids: ids.join(',') }, { method: 'post' })
  }
  const rows = inboxRows(list.notices, list.today)
  const shown = unreadIn(list.notices)
  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <UndoNotice result={result} />
      {(filtered ? shown.length : list.unread) > 0 && (
        <ActionForm errors="inline" fetcher={marking}>
          {filtered && <input type="hidden" name="ids" value={shown.map(({ id }) => id).join(',')} />}
          <SubmitButton intent={filtered ? 'some' : 'all'} variant="secondary" icon={CheckCheck}>
            {filtered ? word('markShown') : t('markAllRead')}
          </SubmitButton>
        </ActionForm>
      )}
      {inboxPeriods.map((period) => {
        const own = rows.filter((row) => row.period === period)
        return own.length === 0 ? null : (
          <section key={period} aria-labelledby={`inbox-${period}`} className="flex flex-col gap-2">
            <h2 id={`inbox-${period}`} className="text-h3">
              {word(period)}
            </h2>
            <Card flush>
              <ol className="divide-y divide-line">
                {own.map((row) => (
                  <Row key={row.key} row={row} marking={marking} onOpen={markOpened} />
                ))}
              </ol>
            </Card>
          </section>
        )
      })}
      {rows.length === 0 && <Nothing filtered={filtered} />}
      {list.notices.length === inboxLength && (
        <div className="flex justify-center">
          <LinkButton to={olderThan(list.notices.at(-1)!.id)}>{t('older')}</LinkButton>
        </div>
      )}
    </div>
  )
}

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useT(bellMessages)
  const word = useT(inboxMessages)
  if (!filtered)
    return (
      <EmptyState icon={Bell} title={t('empty')}>
        {t('emptyHint')}
      </EmptyState>
    )
  return (
    <EmptyState icon={Bell} title={word('nothingFound')} action={<LinkButton to="?">{word('showAll')}</LinkButton>} />
  )
}

type Marking = ReturnType<typeof useFetcher<FormResult<Marked>>>

type RowProps = { row: InboxRow<NoticeLine>; marking: Marking; onOpen: (notices: readonly NoticeLine[]) => void }

function Row({ row, marking, onOpen }: RowProps) {
  const t = useT(inboxMessages)
  const lang = useLang()
  const topicLine = useTopicLine()
  const [newest, ...rest] = row.notices as [NoticeLine, ...NoticeLine[]]
  const text = noticeText(lang, newest)
  const isTopic = row.about === 'topic'
  const inside = isTopic ? row.notices : rest
  const label = isTopic ? topicLine(row.notices) : text
  const read = unreadIn(row.notices).length === 0
  return (
    <li>
      {!isTopic && (
        <div className="flex items-start">
          <NoticeLink notice={newest} onOpen={() => onOpen(row.notices)} />
          {!read && <MarkButton notices={row.notices} label={label} marking={marking} />}
        </div>
      )}
      {inside.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-start gap-3 px-4 py-3 hover:bg-surface-2 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
            {isTopic ? (
              <span className="flex min-w-0 flex-1 gap-3">
                <RowText read={read} at={newest.at} text={label} more={t('latest', { text })} />
              </span>
            ) : (
              <span className="min-w-0 flex-1 ps-5 text-caption text-ink-2">
                {t('before', { count: inside.length })}
              </span>
            )}
            <span className="mt-1 transition-transform group-open:rotate-180">
              <Icon as={ChevronDown} size={16} />
            </span>
          </summary>
          <div className="border-t border-line bg-surface-1 ps-4">
            {isTopic && !read && (
              <div className="px-4 pt-3">
                <MarkButton notices={row.notices} label={label} marking={marking} words />
              </div>
            )}
            <ol className="divide-y divide-line">
              {inside.map((notice) => (
                <li key={notice.id} className="flex">
                  <NoticeLink notice={notice} onOpen={onOpen} />
                </li>
              ))}
            </ol>
          </div>
        </details>
      )}
    </li>
  )
}

type MarkProps = { notices: readonly NoticeLine[]; label: string; marking: Marking; words?: boolean }

/** Marks the notices of a row as read. */
function MarkButton({ notices, label, marking, words = false }: MarkProps) {
  const t = useT(inboxMessages)
  return (
    <ActionForm errors="inline" fetcher={marking} className="shrink-0 self-start pe-2 pt-2">
      <input
        type="hidden"
        name="ids"
        value={unreadIn(notices)
          .map(({ id }) => id)
          .join(',')}
      />
      <Button
        type="submit"
        name="intent"
        value="some"
        variant="quiet"
        size="dense"
        icon={Check}
        aria-label={t('markOne', { text: label })}
      >
        <span className={words ? '' : 'max-md:sr-only'}>{t('markRead')}</span>
      </Button>
    </ActionForm>
  )
}

/** After marking: the focus to the list, because the pressed button disappears, and a toast that takes it back. */
function useMarking(top: RefObject<HTMLDivElement | null>): Marking {
  const t = useT(inboxMessages)
  const marking = useFetcher<FormResult<Marked>>()
  const undoing = useFetcher<FormResult<Marked>>()
  const mark = useCompanyFields()
  const { data } = marking
  const onMarked = useEffectEvent((marked: Marked) => {
    const { at, count } = marked
    if (at === null || count === 0) return
    top.current?.focus()
    const onAction = () => void undoing.submit({ ...mark, intent: 'undo', at }, { method: 'post' })
    showToast({ text: t('marked', { count }), action: { label: t('undo'), onAction } })
  })
  useEffect(() => {
    if (data?.ok) onMarked(data.result)
  }, [data])
  return marking
}

/** Without scripts: what was marked, with the way back. */
function UndoNotice({ result }: { result: FormResult<Marked> | undefined }) {
  const t = useT(inboxMessages)
  if (!result?.ok || result.result.at === null || result.result.count === 0) return null
  return (
    <Notice kind="success" live>
      <ActionForm className="flex-row! flex-wrap items-center gap-3">
        <input type="hidden" name="at" value={result.result.at} />
        <span>{t('marked', { count: result.result.count })}</span>
        <SubmitButton intent="undo" variant="quiet" size="dense">
          {t('undo')}
        </SubmitButton>
      </ActionForm>
    </Notice>
  )
}

/** Loads the inbox again when the bell has news or has marked notices, and the bell when notices are marked here. */
function useNewsOfBell(unreadHere: number) {
  const { list } = useSyncExternalStore(newest.subscribe, newest.now, newest.onServer)
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const inBell = list ? `${list.notices[0]?.id} ${list.unread}` : undefined
  const known = useRef(inBell)
  const onNews = useEffectEvent(() => void revalidate())
  useEffect(() => {
    if (known.current !== undefined && inBell !== known.current) onNews()
    known.current = inBell ?? known.current
  }, [inBell])
  const first = useRef(unreadHere)
  useEffect(() => {
    if (first.current !== unreadHere) void loadNewest(pathname)
    first.current = unreadHere
  }, [unreadHere, pathname])
}
