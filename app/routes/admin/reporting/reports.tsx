import { ClipboardCheck, MessageSquareQuote } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { readWaitingAlerts } from '#/features/fieldwork/alerts/read-alerts.server.ts'
import { DisputesTable } from '#/features/reporting/review/components/disputes-table.tsx'
import { BesideReports } from '#/features/reporting/review/components/beside-report.tsx'
import { WaitingAlerts } from '#/features/reporting/review/components/waiting-alerts.tsx'
import { openDisputeList } from '#/features/reporting/disputes/open-list.ts'
import { browseOpenDisputes } from '#/features/reporting/disputes/open-list.server.ts'
import { reviewCells } from '#/features/reporting/editing/components/review-cells.tsx'
import { reviewList, queueOf, readReviewQuery } from '#/features/reporting/editing/review-list.ts'
import { browseReviews } from '#/features/reporting/editing/review-list.server.ts'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { reportReviewMessages, reportMessages } from '#/messages/reports.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { ColumnMenu } from '#/ui/column-menu.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ExportLinks, ListFilters, ListPages, ListTabs, ListTools } from '#/ui/list-tools.tsx'
import { ListTable } from '#/ui/list-table.tsx'
import { LapsedNote, ViewMenu } from '#/ui/list-views.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/reports'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readReviewQuery(url.searchParams)
  const disputeQuery = readList(openDisputeList, url.searchParams)
  const isDisputes = query.tab === 'disputes'
  const [reports, alerts, disputes] = await Promise.all([
    browseReviews(actorOf(context), query),
    readWaitingAlerts(actorOf(context)),
    isDisputes ? browseOpenDisputes(actorOf(context), disputeQuery) : null,
  ])
  return { query, reports, alerts, disputes: disputes && { query: disputeQuery, ...disputes } }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, reportMessages.reports) }]

export default function Page({ loaderData: { query, reports, alerts, disputes } }: Route.ComponentProps) {
  const t = useT(reportReviewMessages)
  const word = useT(reportMessages)
  const work = useT(reviewMessages)
  const queue = queueOf(query.tab)
  // why: another queue has other filters, so its tab leads to all of it
  const unfiltered = readReviewQuery(new URLSearchParams({ tab: query.tab }))
  const tabs = <ListTabs list={reviewList} query={unfiltered} counts={reports.counts} />
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={word('reports')}
        actions={
          <LinkButton to={href('/admin/reports/phrases')} icon={MessageSquareQuote}>
            {work('library')}
          </LinkButton>
        }
      />
      <WaitingAlerts alerts={alerts} />
      {disputes ? (
        <div className="flex flex-col lg:-mt-5">
          <div className="bleed-bar border-b border-line">
            <ListFilters
              list={openDisputeList}
              views={tabs}
              tools={
                <>
                  <ViewMenu list={reviewList} />
                  <ColumnMenu list={openDisputeList} />
                  <ExportLinks list={openDisputeList} query={disputes.query} />
                </>
              }
            />
            <LapsedNote list={reviewList} />
          </div>
          <div className="bleed pb-2">
            <DisputesTable query={disputes.query} rows={disputes.rows} />
          </div>
          <ListPages list={openDisputeList} total={disputes.total} />
        </div>
      ) : (
        <div className="flex flex-col lg:-mt-5">
          <div className="bleed-bar border-b border-line">
            <ListFilters list={queue} views={tabs} tools={<ListTools list={queue} query={query} />} />
            <LapsedNote list={reviewList} />
          </div>
          <BesideReports rows={reports.rows}>
            <div className="bleed pb-2">
              <ListTable
                list={queue}
                query={query}
                rows={reports.rows}
                cells={reviewCells}
                rowKey={({ id }) => id}
                rowLink={({ id }) => href('/admin/reports/:reportId', { reportId: id })}
                empty={
                  <EmptyState icon={ClipboardCheck} title={t(`empty_${query.tab}`)}>
                    {query.tab === 'waiting' && t('emptyHint')}
                  </EmptyState>
                }
              />
            </div>
            <ListPages list={reviewList} total={reports.total} />
          </BesideReports>
        </div>
      )}
    </div>
  )
}
