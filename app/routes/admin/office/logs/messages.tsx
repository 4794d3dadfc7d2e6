import { Mail } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { emailKindName } from '#/features/messaging/emails/compose.ts'
import { EmailStateBadge } from '#/features/messaging/emails/components/state-badge.tsx'
import { LogTabs, Technical } from '#/features/office/technical-log/components/log-tabs.tsx'
import { sentMessageList } from '#/features/office/technical-log/lists.ts'
import { browseSentMessages } from '#/features/office/technical-log/messages.server.ts'
import { failedJobMessages } from '#/messages/office/failed-jobs.ts'
import { technicalLogMessages } from '#/messages/office/technical-log.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/messages'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, technicalLogMessages.room_messages) },
]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(sentMessageList, url.searchParams)
  return { query, ...(await browseSentMessages(actorOf(context), query)) }
})

/** Mails and text messages; the page of one has its text and sends it again. */
export default function MessagesPage({ loaderData: { query, rows, older } }: Route.ComponentProps) {
  const t = useT(technicalLogMessages)
  const title = useT(failedJobMessages)('title')
  const lang = useLang()
  return (
    <ListPage
      list={sentMessageList}
      query={query}
      rows={rows}
      older={older}
      cells={{
        kind: ({ kind }) => emailKindName(lang, kind),
        recipient: ({ recipient }) => <bdi dir="ltr">{recipient}</bdi>,
        state: ({ state }) => <EmailStateBadge state={state} />,
        problem: ({ problem }) => <Technical>{problem}</Technical>,
      }}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/emails/:emailId', { emailId: id })}
      title={title}
      tabs={<LogTabs />}
      empty={<EmptyState icon={Mail} title={t('noMessages')} />}
    />
  )
}
