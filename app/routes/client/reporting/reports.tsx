import { BellRing, FileChartColumn } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { scoreBands } from '#/domain/score.ts'
import { averagePeriods } from '#/domain/reporting/averages.ts'
import { evaluationTypes } from '#/domain/evaluation.ts'
import { AverageCards } from '#/features/reporting/insights/components/averages.tsx'
import { InsightTabs } from '#/features/reporting/insights/components/insight-frame.tsx'
import { browseClientReports } from '#/features/reporting/reports/browse-client-reports.server.ts'
import { ClientTable } from '#/features/reporting/reports/components/client-table.tsx'
import { readClientReportsQuery } from '#/features/reporting/reports/list-query.ts'
import { alertPeopleMessages } from '#/messages/reporting/client-report.ts'
import { insightPageMessages } from '#/messages/reporting/insight-pages.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { uiMessages } from '#/messages/ui.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/reports'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readClientReportsQuery(url.searchParams)
  const reports = await browseClientReports(actorOf(context), query)
  const filtered =
    query.q !== '' || query.branch !== null || query.band !== null || query.period !== null || query.type !== null
  const branch = reports.branches.find(({ id }) => id === query.branch)?.name ?? null
  return { ...reports, filtered, branch }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, reportMessages.reports) }]

export default function Page({ loaderData }: Route.ComponentProps) {
  const { rows, total, pageSize, averages, branches, filtered, branch } = loaderData
  const t = useT(clientReportMessages)
  const word = useT(reportMessages)
  const ui = useT(uiMessages)
  const view = useT(insightPageMessages)
  const alerts = useT(alertPeopleMessages)
  const filters = [
    {
      name: 'branch',
      label: word('branch'),
      options: branches.map(({ id, name, location }) => ({ value: id, label: `${name} · ${location}` })),
    },
    {
      name: 'period',
      label: t('period'),
      options: averagePeriods.map((months) => ({ value: months, label: view(`period_${months}`) })),
    },
    {
      name: 'type',
      label: word('type'),
      options: evaluationTypes.map((type) => ({ value: type, label: word(`type_${type}`) })),
    },
    { name: 'band', label: t('band'), options: scoreBands.map((band) => ({ value: band, label: ui(`band_${band}`) })) },
  ]
  const empty = filtered ? (
    <EmptyState title={word('noMatch')} />
  ) : (
    <EmptyState
      icon={FileChartColumn}
      title={t('empty')}
      action={<LinkButton to={href('/client/secret-shopper')}>{t('seeRequests')}</LinkButton>}
    >
      {t('emptyHint')}
    </EmptyState>
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={word('reports')}
        description={t('intro')}
        actions={
          <LinkButton to={href('/client/reports/alerts')} icon={BellRing} variant="quiet">
            {alerts('settings')}
          </LinkButton>
        }
      />
      <InsightTabs />
      {(total > 0 || filtered) && (
        <>
          <AverageCards averages={averages} branch={branch} />
          <FilterBar filters={filters} search={{ label: word('searchLabel'), placeholder: t('searchHint') }} />
        </>
      )}
      <Card flush>
        <ClientTable rows={rows} empty={empty} />
      </Card>
      <Pagination total={total} pageSize={pageSize} />
    </div>
  )
}
