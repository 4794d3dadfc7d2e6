import { CreditCard } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { browseCallbacks } from '#/features/office/technical-log/callbacks.server.ts'
import { LogTabs, Technical } from '#/features/office/technical-log/components/log-tabs.tsx'
import { callbackList } from '#/features/office/technical-log/lists.ts'
import { failedJobMessages } from '#/messages/office/failed-jobs.ts'
import { technicalLogMessages } from '#/messages/office/technical-log.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import type { Route } from './+types/callbacks'

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, technicalLogMessages.room_callbacks) },
]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(callbackList, url.searchParams)
  return { query, ...(await browseCallbacks(actorOf(context), query)) }
})

/** What payment services called back. */
export default function CallbacksPage({ loaderData: { query, rows, total } }: Route.ComponentProps) {
  const t = useT(technicalLogMessages)
  const title = useT(failedJobMessages)('title')
  return (
    <ListPage
      list={callbackList}
      query={query}
      rows={rows}
      total={total}
      cells={{ event: ({ event }) => <Technical>{event}</Technical> }}
      trailing={[
        {
          key: 'payment',
          header: t('payment'),
          cell: ({ paymentId }) =>
            paymentId && (
              <OpenLink to={href('/admin/invoices/payments/:paymentId', { paymentId })} className="link">
                {t('openPayment')}
              </OpenLink>
            ),
        },
      ]}
      rowKey={({ provider, id }) => `${provider} ${id}`}
      title={title}
      tabs={<LogTabs />}
      empty={<EmptyState icon={CreditCard} title={t('noCallbacks')} />}
    />
  )
}
