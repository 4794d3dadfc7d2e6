import { Link } from 'react-router'
import { fewestClients, fewestReports } from '#/domain/anonymous.ts'
import type { Average } from '#/domain/anonymous-margin.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import { publicBasis } from '#/features/site/public-benchmarks/average-words.ts'
import { industryReportPath, reportOfType } from '#/features/site/public-benchmarks/industry-reports.ts'
import { averageMessages } from '#/messages/averages.ts'
import { cityPageMessages } from '#/messages/site/city-pages.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { PageHead } from './page-head.tsx'
import { StarMark } from './star-mark.tsx'

type Compared = { type: MysteryType; cell: Average; total: Average }

/** The city beside all cities, each type of visit in a table of its own. */
export function CityResults({ city, types }: { city: string; types: readonly Compared[] }) {
  const t = useT(cityPageMessages)
  const typeWord = useT(averageMessages)
  const lang = useLang()
  return (
    <div className="flex flex-col gap-10">
      {types.map(({ type, cell, total }) => (
        <div key={type}>
          <table className="w-full border-collapse text-body">
            <caption className="pb-3 text-start text-h3 font-semibold">{typeWord(`type_${type}`)}</caption>
            <thead>
              <tr className="border-b-2 border-ink text-caption text-ink-2">
                <th scope="col" className="py-2 text-start font-medium">
                  {t('place')}
                </th>
                <th scope="col" className="px-3 py-2 text-start font-medium">
                  {t('average')}
                </th>
                <th scope="col" className="py-2 text-end font-medium">
                  {t('basis')}
                </th>
              </tr>
            </thead>
            <tbody>
              {[
                { name: city, average: cell },
                { name: t('everywhere'), average: total },
              ].map(({ name, average }) => (
                <tr key={name} className="border-b border-line">
                  <th scope="row" className="py-4 text-start text-body-lg font-medium">
                    {name}
                  </th>
                  <td className="px-3 py-4">
                    <ScoreBadge score={average.mean} whole />
                  </td>
                  <td className="num py-4 text-end text-ui text-ink-2">{publicBasis(average, lang)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Link
            to={publicPath(lang, industryReportPath(reportOfType(type)))}
            className="link mt-3 inline-flex min-h-11 items-center"
          >
            {t('toReport')}
          </Link>
        </div>
      ))}
    </div>
  )
}

/** Links to cities with a page. */
export function OtherCities({ cities }: { cities: readonly { key: string; name: string; path: string }[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
      {cities.map(({ key, name, path }) => (
        <li key={key} className="border-b border-line">
          <Link
            to={path}
            className="flex min-h-13 items-center gap-3 text-body-lg underline-offset-[.3em] hover:underline"
          >
            <StarMark />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type NotShownProps = { city: string; others: readonly { key: string; name: string; path: string }[] }

/** A city below the threshold: no figure, the reason, and where to go on. */
export function CityNotShown({ city, others }: NotShownProps) {
  const t = useT(cityPageMessages)
  const lang = useLang()
  return (
    <>
      <PageHead
        title={t('noneTitle', { city })}
        lead={t('noneText', { city, reports: fewestReports, clients: fewestClients })}
      >
        <LinkButton to={publicPath(lang, '/mystery-shopping')} variant="primary" size="large">
          {t('toShopping')}
        </LinkButton>
        <LinkButton to={publicPath(lang, '/client-results')} size="large">
          {t('toResults')}
        </LinkButton>
      </PageHead>
      {others.length > 0 && (
        <div className="site-wrap py-12 md:py-20">
          <h2 className="mb-6 text-h2">{t('cities')}</h2>
          <OtherCities cities={others} />
        </div>
      )}
    </>
  )
}
