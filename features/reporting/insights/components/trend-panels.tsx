import { monthName } from '#/domain/riyadh-time.ts'
import { formatPoints, formatScore } from '#/domain/score.ts'
import type { Trend } from '#/domain/reporting/trend.ts'
import type { AveragePeriod } from '#/domain/reporting/averages.ts'
import { basisText, filterText } from '../average-words.ts'
import type { Driver, TrendView } from '../read-trend.server.ts'
import { insightPageMessages } from '#/messages/reporting/insight-pages.ts'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TrendLine } from '#/ui/trend-line.tsx'
import { lineSeries } from '../line-series.ts'
import { useBranchesWord } from './use-branches-word.ts'

/** Direction of the scores, as text, with its certainty. */
export function TrendInWords({ trend }: { trend: Trend | null }) {
  const t = useT(insightPageMessages)
  if (!trend) return <p className="text-ui">{t('trend_few')}</p>
  const p = trend.p < 0.001 ? '< 0.001' : trend.p.toFixed(3)
  const points = formatPoints(trend.slope)
  const said = trend.direction === 'none' ? t('trend_none', { p }) : t(`trend_${trend.direction}`, { p, points })
  return <p className="text-ui">{said}</p>
}

/** The direction of the only line, or that several are told apart. */
function Direction({ data: { lines, trend } }: { data: TrendView }) {
  const t = useT(insightPageMessages)
  if (lines.lines.length + lines.hidden < 2) return <TrendInWords trend={trend} />
  return (
    <p className="prose-width text-ui">
      {t('lineEach')}
      {lines.hidden > 0 && ` ${t('linesShown', { count: lines.lines.length, all: lines.lines.length + lines.hidden })}`}
    </p>
  )
}

/** Monthly averages, one line for each branch and questionnaire, with the target and the trend of a single line as text. */
export function TrendPanel({ data, period }: { data: TrendView; period: AveragePeriod }) {
  const t = useT(insightPageMessages)
  const lang = useLang()
  const branchesOf = useBranchesWord()
  const { overall, lines, sheet, branch, settings } = data
  if (!sheet) return null
  return (
    <Card title={t('byMonth')}>
      <div className="flex flex-col gap-4">
        {overall && (
          <StatGrid>
            <Stat
              label={filterText({ type: sheet.type, period, branch: branchesOf(branch) }, lang)}
              value={<bdi dir="ltr">{formatScore(overall.mean, lang)}</bdi>}
              detail={basisText(overall, lang)}
            />
          </StatGrid>
        )}
        <Direction data={data} />
        <TrendLine
          caption={t('byMonth')}
          labels={lines.months.map((month) => monthName(month.slice(0, 7), lang))}
          series={lineSeries(lines, data.branches)}
          {...(settings.target === null ? {} : { target: settings.target })}
        />
      </div>
    </Card>
  )
}

function DriverTable({ caption, head, drivers }: { caption: string; head: string; drivers: readonly Driver[] }) {
  const t = useT(insightPageMessages)
  const most = Math.max(...drivers.map(({ lost }) => lost), 0.1)
  return (
    <table className="w-full border-collapse text-ui">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-micro text-ink-2">
          <th scope="col" className="py-1 text-start font-medium">
            {head}
          </th>
          <th scope="col" className="py-1 text-numeric font-medium">
            {t('lost')}
          </th>
          <th scope="col" className="py-1 ps-4 text-numeric font-medium">
            {t('counted')}
          </th>
        </tr>
      </thead>
      <tbody>
        {drivers.map(({ key, title, lost, n }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="py-2 pe-4 text-start font-normal">
              {title}
              <svg aria-hidden width="100%" height="6" className="mt-1 block rtl:-scale-x-100">
                <rect width="100%" height="6" rx="3" className="fill-surface-3" />
                <rect width={`${(lost / most) * 100}%`} height="6" rx="3" className="fill-chart-2" />
              </svg>
            </th>
            <td className="num py-2 text-numeric font-semibold">
              <bdi dir="ltr">{formatPoints(lost)}</bdi>
            </td>
            <td className="num py-2 ps-4 text-numeric">{n}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Points lost, by section over all visits and by question over the newest ones. */
export function DriverPanels({ data }: { data: TrendView }) {
  const t = useT(insightPageMessages)
  if (data.sections.length === 0) return null
  return (
    <Card title={t('drivers')} description={t('driversHelp')}>
      <div className="grid gap-8 lg:grid-cols-2">
        <section className="flex flex-col gap-2">
          <h3 className="text-h3">{t('bySection')}</h3>
          <DriverTable caption={t('bySection')} head={t('section')} drivers={data.sections} />
        </section>
        {data.questions.length > 0 && (
          <section className="flex flex-col gap-2">
            <h3 className="text-h3">{t('byQuestion')}</h3>
            <p className="text-caption text-ink-2">{t('newestVisits', { count: data.questionVisits })}</p>
            <DriverTable caption={t('byQuestion')} head={t('question')} drivers={data.questions} />
          </section>
        )}
      </div>
    </Card>
  )
}
