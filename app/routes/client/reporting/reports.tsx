import { BellRing, FileChartColumn, Mails } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isNarrowed, readList } from '#/domain/list.ts'
import { AverageCards } from '#/features/reporting/insights/components/averages.tsx'
import { InsightTabs } from '#/features/reporting/insights/components/insight-frame.tsx'
import { clientReportList } from '#/features/reporting/reports/client-list.ts'
import { browseClientReports } from '#/features/reporting/reports/client-list.server.ts'
import { clientCells } from '#/features/reporting/reports/components/client-cells.tsx'
import { readParts } from '#/features/companies/hierarchy/parts.server.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { alertPeopleMessages } from '#/messages/reporting/client-report.ts'
import { reportMailingMessages } from '#/messages/reporting/mailings.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/reports'
import { ListView } from '#/ui/list-page.tsx'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(clientReportList, url.searchParams)
  const actor = actorOf(context)
  const [reports, parts] = await Promise.all([browseClientReports(actor, query), readParts(actor)])
  const part = parts.find(({ value }) => value === query.part)?.label ?? null
  const branch = query.branch === null ? part : (reports.branches.find(({ id }) => id === query.branch)?.name ?? null)
  return { query, ...reports, parts, branch }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, reportMessages.reports) }]

export default function Page({ loaderData }: Route.ComponentProps) {
  const { query, rows, total, averages, branches, parts, branch } = loaderData
  const t = useT(clientReportMessages)
  const word = useT(reportMessages)
  const alerts = useT(alertPeopleMessages)
  const mailings = useT(reportMailingMessages)
  const hasReports = total > 0 || isNarrowed(clientReportList, query)
  return (
    <div className="flex flex-col">
      <PageHeader
        title={word('reports')}
        tabs={<InsightTabs />}
        actions={
          <>
            <WithRight to="reports.share">
              <LinkButton to={href('/client/reports/mailings')} icon={Mails} variant="quiet">
                {mailings('title')}
              </LinkButton>
            </WithRight>
            <WithRight to="alert-people.read">
              <LinkButton to={href('/client/reports/alerts')} icon={BellRing} variant="quiet">
                {alerts('settings')}
              </LinkButton>
            </WithRight>
          </>
        }
      />
      <ListView
        list={clientReportList}
        bare={!hasReports}
        total={total}
        options={{
          part: parts,
          as: query.part ? ['then'] : [],
          branch: branches.map(({ id, name, location }) => ({ value: id, label: `${name} · ${location}` })),
        }}
        query={query}
        rows={rows}
        cells={clientCells}
        rowKey={({ id }) => id}
        rowLink={({ id }) => href('/client/reports/:reportId', { reportId: id })}
        empty={
          <EmptyState
            icon={FileChartColumn}
            title={t('empty')}
            action={<LinkButton to={href('/client/secret-shopper')}>{t('seeRequests')}</LinkButton>}
          >
            {t('emptyHint')}
          </EmptyState>
        }
      >
        {hasReports && <AverageCards averages={averages} branch={branch} />}
      </ListView>
    </div>
  )
}
