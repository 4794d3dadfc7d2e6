import { formatDay } from '#/domain/riyadh-time.ts'
import { AverageTable } from '#/features/site/public-benchmarks/components/average-table.tsx'
import { publicBasis, publicSpread } from '#/features/site/public-benchmarks/average-words.ts'
import type { ReadReport, ReportFigures } from '#/features/site/public-benchmarks/read-report.server.ts'
import { clientResultsMessages } from '#/messages/site/client-results.ts'
import { industryReportMessages } from '#/messages/site/industry-reports.ts'
import { publicPath } from '#/platform/i18n.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge, useBandWord } from '#/ui/score.tsx'
import { StarChart } from '#/ui/star-chart.tsx'
import type { CityKey } from '#/domain/cities.ts'
import { cityPath } from './city-pages.ts'

type Facts = Pick<ReadReport, 'from' | 'last' | 'code' | 'version'>

/** The average of the period with its visits, margin, period and questionnaire. */
export function KeyFigures({ figures: { total }, from, last, code, version }: { figures: ReportFigures } & Facts) {
  const t = useT(industryReportMessages)
  const lang = useLang()
  const band = useBandWord()
  const facts = [
    { term: t('visitsCount'), value: String(total.n) },
    { term: t('margin'), value: publicSpread(total, lang) },
    { term: t('questionnaire'), value: `${code} (${version})` },
  ]
  return (
    <div className="grid gap-x-16 gap-y-8 border-y-2 border-ink py-8 md:grid-cols-[auto_1fr] md:items-center" data-card>
      <p className="flex items-baseline gap-4">
        <bdi dir="ltr" className="num text-[72px] leading-none font-semibold ltr:tracking-[-0.03em] md:text-[96px]">
          {total.mean}%
        </bdi>
        <span className="text-h3">{band(total.mean)}</span>
      </p>
      <div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3">
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt className="text-caption text-ink-2">{term}</dt>
              <dd className="num mt-1 text-h3 font-semibold">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 text-ui text-ink-2">
          {t('periodLine', { from: formatDay(from, lang), until: formatDay(last, lang) })}
        </p>
      </div>
    </div>
  )
}

/** Scores of the sections as a star and as a table. */
export function SectionFigures({ sections }: { sections: ReportFigures['sections'] }) {
  const t = useT(industryReportMessages)
  const results = useT(clientResultsMessages)
  const lang = useLang()
  if (sections.length === 0) return <p className="text-body text-ink-2">{t('sectionsNone')}</p>
  return (
    <div className="grid items-center gap-10 lg:grid-cols-[340px_1fr] lg:gap-16">
      <div className="mx-auto w-full max-w-[340px] [&_svg]:h-auto [&_svg]:w-full">
        <StarChart
          caption={t('sections')}
          sections={sections.map(({ key, name, mean }) => ({ key, label: name, score: mean }))}
        />
      </div>
      <table className="w-full border-collapse text-body">
        <caption className="sr-only">{t('sections')}</caption>
        <thead>
          <tr className="border-b-2 border-ink text-caption text-ink-2">
            <th scope="col" className="py-2 text-start font-medium">
              {t('section')}
            </th>
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {results('mean')}
            </th>
            <th scope="col" className="py-2 text-end font-medium max-md:hidden">
              {results('count')}
            </th>
            <th scope="col" className="py-2 ps-3 text-end font-medium">
              {t('weight')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => (
            <tr key={section.key} className="border-b border-line">
              <th scope="row" className="py-3 text-start font-medium">
                <span className="num inline-block w-6 text-ink-2">
                  <bdi>{section.key}</bdi>
                </span>
                {section.name}
                <span className="num block ps-6 text-caption font-normal text-ink-2 md:hidden">
                  {publicBasis(section, lang)}
                </span>
              </th>
              <td className="px-3 py-3">
                <ScoreBadge score={section.mean} whole />
              </td>
              <td className="num py-3 text-end text-ui text-ink-2 max-md:hidden">{publicBasis(section, lang)}</td>
              <td className="num py-3 ps-3 text-end text-ui text-ink-2">
                <bdi dir="ltr">{section.weight}%</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Groups = Pick<ReportFigures, 'cities' | 'citiesHidden' | 'cuisines' | 'cuisinesHidden'>

/** Averages by city, each with its page, and by cuisine. */
export function GroupFigures({ cities, citiesHidden, cuisines, cuisinesHidden }: Groups) {
  const t = useT(clientResultsMessages)
  const lang = useLang()
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-2">
      <AverageTable
        title={t('byCity')}
        group={t('city')}
        averages={cities.map((city) => ({ ...city, to: publicPath(lang, cityPath(city.key as CityKey)) }))}
        hidden={citiesHidden}
      />
      <AverageTable title={t('byCuisine')} group={t('cuisine')} averages={cuisines} hidden={cuisinesHidden} />
    </div>
  )
}
