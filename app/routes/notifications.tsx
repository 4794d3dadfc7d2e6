import { Bell, Settings2 } from 'lucide-react'
import { href, useFetcher } from 'react-router'
import { NoticeRows } from '#/features/messaging/notifications/components/notice-rows.tsx'
import { readForm } from '#/features/messaging/notifications/form.ts'
import { markRead } from '#/features/messaging/notifications/mark-read.server.ts'
import { type NoticeLine, type NoticeList, noticeListLength } from '#/features/messaging/notifications/notice.ts'
import { readNotices } from '#/features/messaging/notifications/read-notices.server.ts'
import { bellMessages } from '#/messages/notifications.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState, PanelError } from '#/ui/feedback.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { pageTitle } from '../shell/page-title.ts'
import type { Route } from './+types/notifications'

const pageLength = 25

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, bellMessages.notifications) }]

export const loader = pageData(({ context, url }: Route.LoaderArgs) =>
  readNotices(actorOf(context), {
    most: url.searchParams.has('latest') ? noticeListLength : pageLength,
    before: url.searchParams.get('before'),
  }),
)

export const action = formAction(readForm, markRead)

/** Polled by the bell from every page: offline it keeps its data and the page stays. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch {
    return null
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch {
    return undefined
  }
}

/** All notices: the bell's target without scripts, and the place of older ones. */
export default function NotificationsPage({ loaderData: list }: Route.ComponentProps) {
  const t = useT(bellMessages)
  const fetcher = useFetcher()
  return (
    <div className="flex w-full max-w-[45rem] flex-col gap-6">
      <PageHeader
        title={t('notifications')}
        actions={
          <LinkButton to={href('/notifications/settings')} icon={Settings2}>
            {t('settings')}
          </LinkButton>
        }
      />
      {list && list.unread > 0 && (
        <ActionForm>
          <SubmitButton intent="all" variant="secondary">
            {t('markAllRead')}
          </SubmitButton>
        </ActionForm>
      )}
      <Card flush>
        <List
          list={list}
          onOpen={({ read, id }) => {
            if (!read) void fetcher.submit({ intent: 'one', id }, { method: 'post' })
          }}
        />
      </Card>
      {list?.notices.length === pageLength && (
        <div className="flex justify-center">
          <LinkButton to={`?before=${list.notices.at(-1)!.id}`}>{t('older')}</LinkButton>
        </div>
      )}
    </div>
  )
}

function List({ list, onOpen }: { list: NoticeList | null; onOpen: (notice: NoticeLine) => void }) {
  const t = useT(bellMessages)
  if (!list) return <PanelError message={t('failed')} />
  if (list.notices.length > 0) return <NoticeRows notices={list.notices} onOpen={onOpen} />
  return (
    <EmptyState icon={Bell} title={t('empty')}>
      {t('emptyHint')}
    </EmptyState>
  )
}
