import { ClipboardCheck, MessageSquareQuote } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { evaluationTypes } from '#/domain/evaluation.ts'
import { readWaitingAlerts } from '#/features/fieldwork/alerts/read-alerts.server.ts'
import { DisputesTable } from '#/features/reporting/review/components/disputes-table.tsx'
import { WaitingAlerts } from '#/features/reporting/review/components/waiting-alerts.tsx'
import { browseOpenDisputes } from '#/features/reporting/disputes/read-desk-disputes.server.ts'
import { browseDesk } from '#/features/reporting/editing/browse-desk.server.ts'
import { DeskTable } from '#/features/reporting/editing/components/desk-table.tsx'
import { readDeskQuery } from '#/features/reporting/reports/list-query.ts'
import { deskAges, deskFilters, deskHands, deskRisks, deskTabs } from '#/features/reporting/reports/lists.ts'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { deskMessages, reportMessages } from '#/messages/reports.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/reports'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readDeskQuery(url.searchParams)
  const { lang } = infoOf(context)
  const isDisputes = query.tab === 'disputes'
  const [desk, alerts, disputes] = await Promise.all([
    browseDesk(actorOf(context), query),
    readWaitingAlerts(actorOf(context)),
    isDisputes ? browseOpenDisputes(actorOf(context), lang, query.page) : null,
  ])
  return { query, desk, alerts, disputes }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, reportMessages.reports) }]

export default function Page({ loaderData: { query, desk, alerts, disputes } }: Route.ComponentProps) {
  const t = useT(deskMessages)
  const word = useT(reportMessages)
  const work = useT(reviewMessages)
  const tabs = deskTabs.map((tab) => ({
    to: tab === 'waiting' ? href('/admin/reports') : `${href('/admin/reports')}?tab=${tab}`,
    label: t(`tab_${tab}`),
    count: desk.counts[tab],
    current: tab === query.tab,
  }))
  const isNarrowed = query.q !== '' || [query.risk, query.age, query.hands, query.type].some((one) => one !== null)
  const empty = isNarrowed ? (
    <NoResults keep={['tab', 'sort']} />
  ) : (
    <EmptyState icon={ClipboardCheck} title={t(`empty_${query.tab}`)}>
      {query.tab === 'waiting' && t('emptyHint')}
    </EmptyState>
  )
  const filters = [
    { name: 'risk', label: work('risk'), options: deskRisks.map((value) => ({ value, label: work(`risk_${value}`) })) },
    { name: 'age', label: work('age'), options: deskAges.map((value) => ({ value, label: work(`age_${value}`) })) },
    {
      name: 'hands',
      label: work('hands'),
      options: deskHands.map((value) => ({ value, label: work(`hands_${value}`) })),
    },
    {
      name: 'type',
      label: word('type'),
      options: evaluationTypes.map((value) => ({ value, label: word(`type_${value}`) })),
    },
  ].filter(({ name }) => deskFilters[query.tab].some((one) => one === name))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={word('reports')}
        description={t('intro')}
        actions={
          <LinkButton to={href('/admin/reports/phrases')} icon={MessageSquareQuote}>
            {work('library')}
          </LinkButton>
        }
      />
      <WaitingAlerts alerts={alerts} />
      <NavTabs label={t('queues')} items={tabs} />
      {disputes ? (
        <>
          <Card flush>
            <DisputesTable rows={disputes.rows} />
          </Card>
          <Pagination total={disputes.total} pageSize={disputes.pageSize} />
        </>
      ) : (
        <>
          <FilterBar
            filters={filters}
            search={{ label: word('searchLabel'), placeholder: t('searchHint') }}
            keep={['tab', 'sort']}
          />
          <Card flush>
            <DeskTable rows={desk.rows} tab={query.tab} empty={empty} />
          </Card>
          <Pagination total={desk.total} pageSize={desk.pageSize} />
        </>
      )}
    </div>
  )
}
