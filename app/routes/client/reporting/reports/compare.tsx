import { Columns2 } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import {
  ComparisonChooser,
  ComparisonTable,
  LargestDifferences,
} from '#/features/reporting/insights/components/comparison-parts.tsx'
import { InsightFilters, InsightFrame } from '#/features/reporting/insights/components/insight-frame.tsx'
import { inPart } from '#/features/reporting/insights/in-part.server.ts'
import { readInsightQuery } from '#/features/reporting/insights/query.ts'
import { readComparison } from '#/features/reporting/insights/read-comparison.server.ts'
import { insightPageMessages } from '#/messages/reporting/insight-pages.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import type { Route } from './+types/compare'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readInsightQuery(url.searchParams)
  const actor = actorOf(context)
  const { parts, isIn } = await inPart(actor, query)
  const data = await readComparison(actor, query, infoOf(context).lang)
  const branches = data.branches.filter(({ id }) => isIn(id) || query.branch.includes(id))
  const visits = data.visits.filter(({ id, branchId }) => isIn(branchId) || query.visit.includes(id))
  return { query, parts, data: { ...data, branches, visits } }
})

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, insightPageMessages.compareTitle) },
]

/** Compares two visits, or some branches, question by question. */
export default function Page({ loaderData: { query, parts, data } }: Route.ComponentProps) {
  const t = useT(insightPageMessages)
  return (
    <InsightFrame title={t('compareTitle')} intro={t('compareIntro')}>
      <InsightFilters query={query} sheets={data.sheets} sheet={data.sheet} parts={parts} />
      {data.visits.length === 0 ? (
        <EmptyState icon={Columns2} title={t('noneYet')}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <>
          <ComparisonChooser data={data} query={query} />
          {data.rows.length === 0 ? (
            <EmptyState compact title={t('chooseTwo')}>
              {t('chooseTwoHint')}
            </EmptyState>
          ) : (
            <>
              <LargestDifferences data={data} query={query} />
              <ComparisonTable data={data} />
            </>
          )}
        </>
      )}
    </InsightFrame>
  )
}
