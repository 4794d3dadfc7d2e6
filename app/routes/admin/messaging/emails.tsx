import { href } from 'react-router'
import { pageNumber } from '#/domain/page-number.ts'
import { Mail } from 'lucide-react'
import { EmailStateBadge } from '#/features/messaging/emails/components/state-badge.tsx'
import { emailKindName, emailKinds } from '#/features/messaging/emails/compose.ts'
import { type EmailRow, readEmails } from '#/features/messaging/emails/read-emails.server.ts'
import { emailStates, isEmailState } from '#/features/messaging/emails/states.ts'
import { outboxMessages } from '#/messages/emails.ts'
import { uiMessages } from '#/messages/ui.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { mailIsSetUp } from '#/platform/mail.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState, Notice } from '#/ui/feedback.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { Time } from '#/ui/time.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/emails'

const pageSize = 25

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, outboxMessages.emails) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const search = url.searchParams
  const state = search.get('state')
  const kind = search.get('kind')
  const q = (search.get('q') ?? '').trim().slice(0, 200)
  const list = await readEmails(actorOf(context), {
    state: isEmailState(state) ? state : null,
    kind: kind || null,
    q,
    page: pageNumber(search.get('page')),
    pageSize,
  })
  return { ...list, filtered: Boolean(state || kind || q), mailIsSetUp: mailIsSetUp() }
})

export default function EmailsPage({ loaderData }: Route.ComponentProps) {
  const { rows, total, filtered } = loaderData
  const t = useT(outboxMessages)
  const words = useT(uiMessages)
  const lang = useLang()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('emails')} description={t('description')} />
      {!loaderData.mailIsSetUp && <Notice kind="info">{t('keptNotice')}</Notice>}
      <FilterBar
        search={{ label: t('searchLabel'), placeholder: t('searchLabel') }}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: emailStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
          },
          {
            name: 'kind',
            label: t('kind'),
            options: emailKinds.map((kind) => ({ value: kind, label: emailKindName(lang, kind) })),
          },
        ]}
      />
      <Card flush as="div">
        <DataTable
          caption={t('caption')}
          columns={useColumns()}
          rows={rows}
          rowKey={(row) => row.id}
          rowLink={(row) => href('/admin/emails/:emailId', { emailId: row.id })}
          empty={
            <EmptyState icon={Mail} title={filtered ? words('noResults') : t('none')}>
              {filtered ? null : t('noneHint')}
            </EmptyState>
          }
        />
      </Card>
      <Pagination total={total} pageSize={pageSize} />
    </div>
  )
}

function useColumns(): Column<EmailRow>[] {
  const t = useT(outboxMessages)
  const lang = useLang()
  return [
    { key: 'subject', header: t('subject'), cell: (row) => <bdi>{row.subject}</bdi> },
    { key: 'to', header: t('to'), cell: (row) => <bdi dir="ltr">{row.to}</bdi> },
    { key: 'kind', header: t('kind'), cell: (row) => emailKindName(lang, row.kind) },
    { key: 'state', header: t('state'), card: 'aside', cell: (row) => <EmailStateBadge state={row.state} /> },
    { key: 'date', header: t('date'), cell: (row) => <Time at={row.at} mode="datetime" /> },
  ]
}
