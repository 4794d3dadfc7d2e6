import { ChartLine } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { InsightFilters, InsightFrame } from '#/features/reporting/insights/components/insight-frame.tsx'
import { SettingsCard } from '#/features/reporting/insights/components/settings-card.tsx'
import { DriverPanels, TrendPanel } from '#/features/reporting/insights/components/trend-panels.tsx'
import { settingsForm } from '#/features/reporting/insights/form.ts'
import { inPart } from '#/features/reporting/insights/in-part.server.ts'
import { readInsightQuery } from '#/features/reporting/insights/query.ts'
import { readTrend } from '#/features/reporting/insights/read-trend.server.ts'
import { saveInsightSettings } from '#/features/reporting/insights/save-settings.server.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { insightPageMessages } from '#/messages/reporting/insight-pages.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import type { Route } from './+types/trend'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const found = readInsightQuery(url.searchParams)
  const query = { ...found, branch: found.branch.slice(0, 1) }
  const actor = actorOf(context)
  const { asked, parts, part, isIn } = await inPart(actor, query)
  const data = await readTrend(actor, asked, infoOf(context).lang)
  const branches = data.branches.filter(({ id }) => isIn(id))
  return { query, parts, data: { ...data, branches, ...(part !== null && { branch: part }) } }
})

export const action = formAction(settingsForm, (actor, given) => saveInsightSettings(actor, given))

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, insightPageMessages.trendTitle) }]

/** Scores of a brand or a branch over time, and the causes of lost points. */
export default function Page({ loaderData: { query, parts, data }, actionData }: Route.ComponentProps) {
  const t = useT(insightPageMessages)
  return (
    <InsightFrame title={t('trendTitle')} intro={t('trendIntro')}>
      <InsightFilters query={query} sheets={data.sheets} sheet={data.sheet} branches={data.branches} parts={parts} />
      {data.months.length === 0 ? (
        <EmptyState icon={ChartLine} title={t('noneYet')}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <>
          <TrendPanel data={data} period={query.period} />
          <DriverPanels data={data} />
        </>
      )}
      <WithRight to="insights.describe">
        <SettingsCard settings={data.settings} result={actionData} />
      </WithRight>
    </InsightFrame>
  )
}
