import { FileChartColumn } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { useOwnCells } from '#/features/reporting/shopper-reports/components/own-cells.tsx'
import { ownReportList } from '#/features/reporting/shopper-reports/list.ts'
import { browseOwnReports } from '#/features/reporting/shopper-reports/list.server.ts'
import { shopperReportMessages } from '#/messages/shopper-reports.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/reports'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, shopperReportMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readList(ownReportList, url.searchParams)
  return { query, ...(await browseOwnReports(actorOf(context), query)) }
})

/** A shopper's own reports with their status and next step. */
export default function Page({ loaderData: { query, rows, total, counts, all } }: Route.ComponentProps) {
  const t = useT(shopperReportMessages)
  return (
    <ListPage
      title={t('title')}
      bare={all === 0}
      list={ownReportList}
      query={query}
      rows={rows}
      total={total}
      cells={useOwnCells()}
      rowKey={({ id }) => id}
      rowLink={({ id }) => href('/freelancer/reports/:reportId', { reportId: id })}
      empty={
        <EmptyState
          icon={FileChartColumn}
          title={t('none')}
          action={<LinkButton to={href('/freelancer/secret-shopper')}>{t('toVisits')}</LinkButton>}
        >
          {t('noneHint')}
        </EmptyState>
      }
    >
      {all > 0 && (
        <StatGrid>
          {(['returned', 'open', 'waiting', 'graded'] as const).map((group) => (
            <Stat
              key={group}
              label={t(`group_${group}`)}
              value={counts[group]}
              to={`${href('/freelancer/reports')}?state=${group}`}
            />
          ))}
        </StatGrid>
      )}
    </ListPage>
  )
}
