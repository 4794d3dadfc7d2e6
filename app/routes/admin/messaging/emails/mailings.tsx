import { Mails, Plus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { EmailTabs } from '#/features/messaging/emails/components/email-tabs.tsx'
import { MailingStateBadge } from '#/features/messaging/mailings/components/mailing-state.tsx'
import { mailingList } from '#/features/messaging/mailings/list.ts'
import { browseMailings } from '#/features/messaging/mailings/list.server.ts'
import { outboxMessages } from '#/messages/emails.ts'
import { mailingMessages } from '#/messages/messaging/mailings.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/mailings'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, mailingMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(mailingList, url.searchParams)
  return { query, ...(await browseMailings(actorOf(context), query)) }
})

/** Mailings of our team, with their state and figures. */
export default function Page({ loaderData: { query, rows, total } }: Route.ComponentProps) {
  const t = useT(mailingMessages)
  const title = useT(outboxMessages)('emails')
  return (
    <ListPage
      list={mailingList}
      query={query}
      rows={rows}
      total={total}
      cells={{
        subject: ({ subject }) => <bdi>{subject}</bdi>,
        state: ({ state }) => <MailingStateBadge state={state} />,
      }}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/emails/mailings/:mailingId', { mailingId: id })}
      title={title}
      tabs={<EmailTabs />}
      actions={
        <LinkButton to={href('/admin/emails/new')} icon={Plus}>
          {t('add')}
        </LinkButton>
      }
      empty={<EmptyState icon={Mails} title={t('none')} />}
    />
  )
}
