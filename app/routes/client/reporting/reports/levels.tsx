import { ListTree } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { isRecordId } from '#/domain/record-id.ts'
import { InsightFilters, InsightFrame } from '#/features/reporting/insights/components/insight-frame.tsx'
import { readInsightQuery } from '#/features/reporting/insights/query.ts'
import { LevelPath, LevelTable } from '#/features/reporting/levels/components/level-table.tsx'
import { readLevels } from '#/features/reporting/levels/read-levels.server.ts'
import { levelMessages } from '#/messages/reporting/levels.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import type { Route } from './+types/levels'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const query = readInsightQuery(url.searchParams)
  const asked = url.searchParams.get('node')
  const node = asked && isRecordId(asked) ? asked : null
  const place = { node, section: node ? query.section : null }
  return { query, place, levels: await readLevels(actorOf(context), query, place) }
})

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, levelMessages.title) }]

/** Scores level by level: company, brand, region, branch, section, question. */
export default function Page({ loaderData: { query, place, levels } }: Route.ComponentProps) {
  const t = useT(levelMessages)
  return (
    <InsightFrame title={t('title')} intro={t('intro')}>
      <InsightFilters query={query} sheets={levels.sheets} sheet={levels.sheet} parts={[]}>
        {place.node && <input type="hidden" name="node" value={place.node} />}
        {place.section && <input type="hidden" name="section" value={place.section} />}
      </InsightFilters>
      <LevelPath path={levels.path} query={query} />
      {levels.rows.length === 0 ? (
        <EmptyState icon={ListTree} title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <LevelTable levels={levels} query={query} />
      )}
    </InsightFrame>
  )
}
