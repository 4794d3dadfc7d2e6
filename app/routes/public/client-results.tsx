import { ChartColumn } from 'lucide-react'
import { Section } from '#/app/home/section.tsx'
import { publicMeta } from '#/app/shell/page-title.ts'
import { cityPath } from '#/app/site/city-pages.ts'
import { ClosingCall } from '#/app/site/closing-call.tsx'
import { PageHead } from '#/app/site/page-head.tsx'
import { fewestClients, fewestReports } from '#/domain/anonymous.ts'
import type { GroupAverage } from '#/domain/anonymous-margin.ts'
import { cities, type CityKey } from '#/domain/cities.ts'
import { cuisines, type CuisineKey } from '#/domain/cuisines.ts'
import { addDays, formatDay } from '#/domain/riyadh-time.ts'
import { StudyStory } from '#/features/site/case-studies/components/study-story.tsx'
import { readPublishedStudies } from '#/features/site/case-studies/read-studies.server.ts'
import { AverageTable } from '#/features/site/public-benchmarks/components/average-table.tsx'
import { publicBasis } from '#/features/site/public-benchmarks/average-words.ts'
import { industryReportPath, reportOfType } from '#/features/site/public-benchmarks/industry-reports.ts'
import { readStatistics } from '#/features/site/public-benchmarks/read-statistics.server.ts'
import { averageMessages } from '#/messages/averages.ts'
import { clientResultsMessages } from '#/messages/site/client-results.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { infoOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useBandWord } from '#/ui/score.tsx'
import type { Route } from './+types/client-results'

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const { lang } = infoOf(context)
  const [{ from, until, types }, stories] = await Promise.all([readStatistics(), readPublishedStudies()])
  const named = (cells: readonly GroupAverage[], nameOf: (group: string) => string) =>
    cells.map(({ group, ...average }) => ({ key: group, name: nameOf(group), ...average }))
  return {
    from,
    last: addDays(until, -1),
    types: types.flatMap(({ type, byCity, byCuisine }) => {
      if (!byCity.total) return []
      return {
        type,
        total: byCity.total,
        cities: named(byCity.cells, (group) => cities[group as CityKey].name[lang]).map((city) => ({
          ...city,
          to: publicPath(lang, cityPath(city.key as CityKey)),
        })),
        citiesHidden: byCity.hidden,
        cuisines: named(byCuisine.cells, (group) => cuisines[group as CuisineKey].name[lang]),
        cuisinesHidden: byCuisine.hidden,
      }
    }),
    stories,
  }
})

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta({
    matches,
    path: '/client-results',
    title: clientResultsMessages.metaTitle,
    shortName: clientResultsMessages.title,
    description: clientResultsMessages.description,
  })

export default function Page({ loaderData }: Route.ComponentProps) {
  const t = useT(clientResultsMessages)
  const lang = useLang()
  const { from, last, stories } = loaderData
  const least = { reports: fewestReports, clients: fewestClients }
  return (
    <>
      <PageHead title={t('headline')} lead={t('lead')} />
      <Section
        id="statistics"
        title={t('statistics')}
        text={t('period', { from: formatDay(from, lang), until: formatDay(last, lang) })}
      >
        <Averages data={loaderData} />
      </Section>
      {stories.length > 0 && (
        <Section id="stories" title={t('stories')} text={t('storiesText')} tinted>
          <ul className="grid gap-4 md:gap-6 lg:grid-cols-2">
            {stories.map(({ id, content, figures }) => (
              <li key={id}>
                <StudyStory content={content} figures={figures} lang={lang} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="rules" title={t('rules')} tinted={stories.length === 0}>
        <ul className="prose-width flex list-disc flex-col gap-3 ps-5 text-body">
          {[
            t('rule_1'),
            t('rule_2', least),
            t('rule_6', { reports: fewestReports }),
            t('rule_3'),
            t('rule_4'),
            t('rule_5'),
          ].map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Section>
      <ClosingCall title={t('closingTitle')} text={t('closingText')}>
        <LinkButton to={publicPath(lang, '/client-registration')} variant="primary" size="large">
          {t('register')}
        </LinkButton>
        <LinkButton to={publicPath(lang, '/ai-reports')} size="large">
          {t('sample')}
        </LinkButton>
      </ClosingCall>
    </>
  )
}

function Averages({ data }: { data: Route.ComponentProps['loaderData'] }) {
  const t = useT(clientResultsMessages)
  const typeWord = useT(averageMessages)
  const band = useBandWord()
  const lang = useLang()
  if (data.types.length === 0)
    return (
      <EmptyState icon={ChartColumn} title={t('none')}>
        {t('noneText', { reports: fewestReports, clients: fewestClients })}
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-10">
      {data.types.map(({ type, total, ...groups }) => (
        <div key={type} className="flex flex-col gap-6">
          <div className="flex flex-wrap items-end gap-x-6 gap-y-3 border-t-2 border-ink pt-6">
            <bdi dir="ltr" className="num text-[64px] leading-none font-semibold ltr:tracking-[-0.03em]">
              {total.mean}%
            </bdi>
            <div>
              <h3 className="text-h3">{typeWord(`type_${type}`)}</h3>
              <p className="num text-body text-ink-2">
                {band(total.mean)} · {publicBasis(total, lang)}
              </p>
            </div>
            <div className="ms-auto max-md:w-full">
              <LinkButton to={publicPath(lang, industryReportPath(reportOfType(type)))}>{t('toReport')}</LinkButton>
            </div>
          </div>
          <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
            <AverageTable title={t('byCity')} group={t('city')} averages={groups.cities} hidden={groups.citiesHidden} />
            <AverageTable
              title={t('byCuisine')}
              group={t('cuisine')}
              averages={groups.cuisines}
              hidden={groups.cuisinesHidden}
            />
          </div>
        </div>
      ))}
    </div>
  )
}
