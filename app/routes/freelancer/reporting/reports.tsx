import { FileChartColumn } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { browseOwnReports } from '#/features/reporting/shopper-reports/browse-own.server.ts'
import { OwnTable } from '#/features/reporting/shopper-reports/components/own-table.tsx'
import { readOwnReportsQuery } from '#/features/reporting/shopper-reports/form.ts'
import { ownGroupNames, ownPageSize } from '#/features/reporting/shopper-reports/own-report.ts'
import { shopperReportMessages } from '#/messages/shopper-reports.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { AnchorButton, LinkButton } from '#/ui/button.tsx'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { FilterBar, NoResults } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/reports'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, shopperReportMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const reports = await browseOwnReports(actorOf(context), readOwnReportsQuery(url.searchParams))
  return { ...reports, search: url.search }
})

/** A shopper's own reports with their status and next step. */
export default function Page({ loaderData: { rows, total, counts, all, search } }: Route.ComponentProps) {
  const t = useT(shopperReportMessages)
  const filter = {
    name: 'state',
    label: t('state'),
    options: ownGroupNames.map((value) => ({ value, label: t(`group_${value}`) })),
  }
  const empty =
    all > 0 ? (
      <NoResults />
    ) : (
      <EmptyState
        icon={FileChartColumn}
        title={t('none')}
        action={<LinkButton to={href('/freelancer/secret-shopper')}>{t('toVisits')}</LinkButton>}
      >
        {t('noneHint')}
      </EmptyState>
    )
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('intro')}
        actions={
          all > 0 && (
            <>
              {(['csv', 'xlsx'] as const).map((format) => (
                <AnchorButton
                  key={format}
                  href={`${href('/freelancer/reports/export')}${search ? `${search}&` : '?'}format=${format}`}
                  download
                >
                  {t('export')} <bdi dir="ltr">{format.toUpperCase()}</bdi>
                </AnchorButton>
              ))}
            </>
          )
        }
      />
      {all > 0 && (
        <>
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
          <FilterBar filters={[filter]} search={{ label: t('search'), placeholder: t('searchHint') }} />
        </>
      )}
      <Card flush>
        <OwnTable rows={rows} empty={empty} />
      </Card>
      <Pagination total={total} pageSize={ownPageSize} />
    </>
  )
}
