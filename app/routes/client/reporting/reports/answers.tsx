import { ListChecks } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { ExportLinks, InsightFilters, InsightFrame } from '#/features/reporting/insights/components/insight-frame.tsx'
import { SectionQuestions } from '#/features/reporting/insights/components/section-questions.tsx'
import { inPart } from '#/features/reporting/insights/in-part.server.ts'
import { mostExported, readInsightQuery } from '#/features/reporting/insights/query.ts'
import { readSection } from '#/features/reporting/insights/read-section.server.ts'
import { insightPageMessages } from '#/messages/reporting/insight-pages.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import type { Route } from './+types/answers'

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const found = readInsightQuery(url.searchParams)
  const query = { ...found, branch: found.branch.slice(0, 1) }
  const actor = actorOf(context)
  const { asked, parts, isIn } = await inPart(actor, query)
  const data = await readSection(actor, asked, infoOf(context).lang)
  return { query, parts, data: { ...data, branches: data.branches.filter(({ id }) => isIn(id)) } }
})

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, insightPageMessages.sectionTitle) },
]

/** Questions behind a figure of the table of branches. */
export default function Page({ loaderData: { query, parts, data } }: Route.ComponentProps) {
  const t = useT(insightPageMessages)
  return (
    <InsightFrame title={t('sectionTitle')} intro={t('sectionIntro')}>
      <InsightFilters query={query} sheets={data.sheets} sheet={data.sheet} branches={data.branches} parts={parts}>
        {data.sections.length > 0 && (
          <div className="min-w-44 max-md:w-full">
            <SelectField
              name="section"
              label={t('section')}
              defaultValue={data.section?.key ?? ''}
              options={data.sections.map(({ key, title }) => ({ value: key, label: title }))}
            />
          </div>
        )}
      </InsightFilters>
      {data.questions.length === 0 ? (
        <EmptyState icon={ListChecks} title={t('noneYet')}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <>
          <Card title={data.section?.title} description={t('newestVisits', { count: data.visits })}>
            <SectionQuestions questions={data.questions} />
          </Card>
          <ExportLinks query={{ ...query, type: data.sheet?.type ?? query.type }} most={mostExported} />
        </>
      )}
    </InsightFrame>
  )
}
