import { ChartNoAxesColumn } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { DeckButtons } from '#/features/reporting/board-deck/components/deck-buttons.tsx'
import { AverageCards } from '#/features/reporting/insights/components/averages.tsx'
import { BranchHeatMap } from '#/features/reporting/insights/components/branch-heat-map.tsx'
import { BranchStars } from '#/features/reporting/insights/components/branch-stars.tsx'
import { ExportLinks, InsightFilters, InsightFrame } from '#/features/reporting/insights/components/insight-frame.tsx'
import { UnvisitedBranches } from '#/features/reporting/insights/components/unvisited-branches.tsx'
import { inPart } from '#/features/reporting/insights/in-part.server.ts'
import { mostExported, readInsightQuery } from '#/features/reporting/insights/query.ts'
import { readBranches } from '#/features/reporting/insights/read-branches.server.ts'
import { readUnvisited } from '#/features/reporting/insights/read-unvisited.server.ts'
import { insightPageMessages } from '#/messages/reporting/insight-pages.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import type { Route } from './+types/branches'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = { ...readInsightQuery(url.searchParams), branch: [] }
  const actor = actorOf(context)
  const { asked, parts, part, isIn } = await inPart(actor, query)
  const [data, unvisited] = await Promise.all([
    readBranches(actor, asked, infoOf(context).lang),
    readUnvisited(actor, isIn),
  ])
  return { query, parts, part, data, unvisited }
})

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, insightPageMessages.branchesTitle) },
]

/** Branches of a client side by side, by section, with their ranks. */
export default function Page({ loaderData: { query, parts, part, data, unvisited } }: Route.ComponentProps) {
  const t = useT(insightPageMessages)
  return (
    <InsightFrame
      title={t('branchesTitle')}
      intro={t('branchesIntro')}
      actions={data.total > 0 && <DeckButtons query={{ ...query, type: data.sheet?.type ?? query.type }} />}
    >
      <InsightFilters query={query} sheets={data.sheets} sheet={data.sheet} parts={parts} />
      <UnvisitedBranches unvisited={unvisited} />
      {data.total === 0 ? (
        <EmptyState icon={ChartNoAxesColumn} title={t('noneYet')}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <>
          {data.company && data.sheet && (
            <AverageCards
              averages={[
                { type: data.sheet.type, period: query.period, interval: data.company, current: data.current },
              ]}
              branch={part}
            />
          )}
          <BranchStars data={data} />
          <BranchHeatMap data={data} query={query} />
          <p className="prose-width text-caption text-ink-2">{t('placeHelp')}</p>
          <Pagination total={data.total} pageSize={data.pageSize} />
          <ExportLinks query={{ ...query, type: data.sheet?.type ?? query.type }} most={mostExported} />
        </>
      )}
    </InsightFrame>
  )
}
