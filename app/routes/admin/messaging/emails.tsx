import { Mail, Plus } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { EmailTabs } from '#/features/messaging/emails/components/email-tabs.tsx'
import { EmailStateBadge } from '#/features/messaging/emails/components/state-badge.tsx'
import { emailKindName, outboxKinds } from '#/features/messaging/emails/compose.ts'
import { emailList } from '#/features/messaging/emails/list.ts'
import { readEmails } from '#/features/messaging/emails/list.server.ts'
import { outboxMessages } from '#/messages/emails.ts'
import { mailingMessages } from '#/messages/messaging/mailings.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { mailIsSetUp } from '#/platform/mail.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/emails'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, outboxMessages.emails) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(emailList, url.searchParams)
  return { query, ...(await readEmails(actorOf(context), query)), mailIsSetUp: mailIsSetUp() }
})

export default function EmailsPage({ loaderData }: Route.ComponentProps) {
  const { query, rows, total } = loaderData
  const t = useT(outboxMessages)
  const tMailing = useT(mailingMessages)
  const lang = useLang()
  return (
    <ListPage
      list={emailList}
      query={query}
      rows={rows}
      total={total}
      options={{ kind: outboxKinds.map((kind) => ({ value: kind, label: emailKindName(lang, kind) })) }}
      cells={{
        to: ({ to }) => <bdi dir="ltr">{to}</bdi>,
        state: ({ state }) => <EmailStateBadge state={state} />,
      }}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/admin/emails/:emailId', { emailId: id })}
      title={t('emails')}
      tabs={<EmailTabs />}
      actions={
        <LinkButton to={href('/admin/emails/new')} icon={Plus}>
          {tMailing('add')}
        </LinkButton>
      }
      above={!loaderData.mailIsSetUp && <Notice kind="info">{t('keptNotice')}</Notice>}
      empty={
        <EmptyState icon={Mail} title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      }
    />
  )
}
