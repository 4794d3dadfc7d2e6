import { CreditCard, Plus } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { InvoicesTabs } from '#/features/billing/office-invoices/tabs.tsx'
import { usePlanCells } from '#/features/billing/plans/components/plan-cells.tsx'
import { planList } from '#/features/billing/plans/list.ts'
import { browsePlans } from '#/features/billing/plans/list.server.ts'
import { officePlansPath } from '#/features/billing/plans/lists.ts'
import { officePlanMessages } from '#/messages/subscriptions.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/plans'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, officePlanMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(planList, url.searchParams)
  return { query, ...(await browsePlans(actorOf(context), query)) }
})

/** The plans of all clients: who is on which one, since when, and what follows. */
export default function Page({ loaderData: { query, rows, counts } }: Route.ComponentProps) {
  const t = useT(officePlanMessages)
  return (
    <ListPage
      list={planList}
      query={query}
      rows={rows}
      total={counts[query.tab]}
      counts={counts}
      cells={usePlanCells()}
      rowKey={({ plan }) => plan.id}
      rowLink={({ plan }) => `${officePlansPath}/${plan.id}`}
      title={t('title')}
      actions={
        <LinkButton to={`${officePlansPath}/new`} variant="primary" icon={Plus}>
          {t('start')}
        </LinkButton>
      }
      tabs={<InvoicesTabs />}
      empty={query.tab === 'all' ? <NoPlans /> : <NoResults keep={['sort']} />}
    />
  )
}

function NoPlans() {
  const t = useT(officePlanMessages)
  return (
    <EmptyState
      icon={CreditCard}
      title={t('nobody')}
      action={<LinkButton to={`${officePlansPath}/new`}>{t('start')}</LinkButton>}
    >
      {t('nobodyHint')}
    </EmptyState>
  )
}
