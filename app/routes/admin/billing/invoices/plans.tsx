import { CreditCard, Download, Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { soldTiers } from '#/domain/plans.ts'
import { InvoicesTabs } from '#/features/billing/invoice-desk/tabs.tsx'
import { browsePlans } from '#/features/billing/plans/browse-plans.server.ts'
import { DeskTable } from '#/features/billing/plans/components/desk-table.tsx'
import { deskQuery } from '#/features/billing/plans/form.ts'
import { deskPageSize, deskPath, type DeskState, deskStates } from '#/features/billing/plans/lists.ts'
import { planDeskMessages, planWords } from '#/messages/subscriptions.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/plans'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, planDeskMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = deskQuery(url.searchParams)
  return { query, ...(await browsePlans(actorOf(context), query)) }
})

/** Plans of all clients: current, since when, and next. */
export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, total } = loaderData
  const t = useT(planDeskMessages)
  const word = useT(planWords)
  const [search] = useSearchParams()
  const file = (format: string) => `${deskPath}/export?${new URLSearchParams([...search, ['format', format]])}`
  const isNarrowed = query.q !== '' || query.tier !== null || query.state !== 'all'
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <AnchorButton href={file('csv')} download icon={Download}>
              {t('exportCsv')}
            </AnchorButton>
            <AnchorButton href={file('xlsx')} download icon={Download}>
              {t('exportXlsx')}
            </AnchorButton>
            <LinkButton to={`${deskPath}/new`} variant="primary" icon={Plus}>
              {t('start')}
            </LinkButton>
          </>
        }
      />
      <InvoicesTabs />
      <StateTabs {...loaderData} />
      <FilterBar
        filters={[
          {
            name: 'tier',
            label: t('plan'),
            options: soldTiers.map((value) => ({ value, label: word(`plan_${value}`) })),
          },
        ]}
        search={{ label: t('search'), placeholder: t('searchHint') }}
        keep={['state', 'sort']}
      />
      <Card flush>
        <DeskTable rows={rows} empty={isNarrowed ? <NoResults keep={['sort']} /> : <Nobody />} />
      </Card>
      <Pagination total={total} pageSize={deskPageSize} />
    </div>
  )
}

function StateTabs({ query, counts }: Route.ComponentProps['loaderData']) {
  const t = useT(planDeskMessages)
  const [search] = useSearchParams()
  const to = (state: DeskState) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    if (state === 'all') next.delete('state')
    else next.set('state', state)
    return `${deskPath}?${next}`
  }
  const tabs = deskStates.map((state) => ({
    to: to(state),
    label: state === 'all' ? t('all') : t(`state_${state}`),
    count: counts[state],
    current: query.state === state,
  }))
  return <NavTabs label={t('states')} items={tabs} />
}

function Nobody() {
  const t = useT(planDeskMessages)
  return (
    <EmptyState
      icon={CreditCard}
      title={t('nobody')}
      action={<LinkButton to={`${deskPath}/new`}>{t('start')}</LinkButton>}
    >
      {t('nobodyHint')}
    </EmptyState>
  )
}
