import { MailX, Plus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { EmailTabs } from '#/features/messaging/emails/components/email-tabs.tsx'
import { ReasonBadge } from '#/features/messaging/suppressions/components/reason-badge.tsx'
import { suppressionList } from '#/features/messaging/suppressions/list.ts'
import { browseSuppressions } from '#/features/messaging/suppressions/list.server.ts'
import { outboxMessages } from '#/messages/emails.ts'
import { suppressionMessages } from '#/messages/messaging/suppressions.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/suppressed'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, suppressionMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(suppressionList, url.searchParams)
  return { query, ...(await browseSuppressions(actorOf(context), query)) }
})

/** Addresses that are sent no mailings. */
export default function Page({ loaderData: { query, rows, total, counts } }: Route.ComponentProps) {
  const t = useT(suppressionMessages)
  const title = useT(outboxMessages)('emails')
  return (
    <ListPage
      list={suppressionList}
      query={query}
      rows={rows}
      total={total}
      counts={counts}
      cells={{
        address: ({ address }) => <bdi dir="ltr">{address}</bdi>,
        reason: ({ reason }) => <ReasonBadge reason={reason} />,
        note: ({ note }) => note && <bdi className="[overflow-wrap:anywhere]">{note}</bdi>,
      }}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/emails/suppressed/:suppressionId', { suppressionId: id })}
      title={title}
      tabs={<EmailTabs />}
      actions={
        <LinkButton to={href('/admin/emails/suppressed/new')} icon={Plus}>
          {t('add')}
        </LinkButton>
      }
      empty={<EmptyState icon={MailX} title={t('none')} />}
    />
  )
}
