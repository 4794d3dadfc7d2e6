import type { Day } from '#/domain/riyadh-time.ts'
import { startOfDay } from '#/domain/riyadh-time.ts'
import type { ReportFigures } from '#/features/site/public-benchmarks/read-report.server.ts'
import { shellMessages } from '#/messages/shell.ts'
import { langOf, type Matches, rootOf } from '../shell/page-facts.ts'
import { article } from '../shell/structured-data.ts'

type Report = {
  title: string
  description: string
  path: string
  from: Day
  last: Day
  edition: Day
  figures: ReportFigures
  /** Path of the PDF. */
  file: string
}

const percent = (name: string, value: number, n: number) => ({
  '@type': 'PropertyValue',
  name,
  value,
  unitText: '%',
  minValue: 0,
  maxValue: 100,
  measurementTechnique: `n = ${n}`,
})

/** An industry report as structured data: a report, and its figures as a data set. */
export function industryReportData(matches: Matches, report: Report) {
  const { title, description, path, from, last, edition, figures, file } = report
  const lang = langOf(matches)
  const about = article(matches, { title, description, path, publishedAt: startOfDay(edition).toISOString() })
  return [
    { ...about, '@type': 'Report' },
    {
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      name: title,
      description,
      url: about.mainEntityOfPage,
      inLanguage: lang,
      creator: about.publisher,
      datePublished: about.datePublished,
      temporalCoverage: `${from}/${last}`,
      spatialCoverage: { '@type': 'Place', name: shellMessages.country[lang] },
      isAccessibleForFree: true,
      variableMeasured: [
        percent(title, figures.total.mean, figures.total.n),
        ...[...figures.sections, ...figures.cities, ...figures.cuisines].map(({ name, mean, n }) =>
          percent(name, mean, n),
        ),
      ],
      distribution: {
        '@type': 'DataDownload',
        encodingFormat: 'application/pdf',
        contentUrl: (rootOf(matches)?.origin ?? '') + file,
      },
    },
  ]
}
