import { href } from 'react-router'
import { monthName } from '#/domain/riyadh-time.ts'
import { filterText } from '#/features/reporting/insights/average-words.ts'
import { AverageCards } from '#/features/reporting/insights/components/averages.tsx'
import { lineSeries } from '#/features/reporting/insights/line-series.ts'
import { useBranchesWord } from '#/features/reporting/insights/components/use-branches-word.ts'
import type { Overview } from '#/features/reporting/insights/read-overview.server.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { clientDashboardMessages } from '#/messages/office/dashboards.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { SectionBars } from '#/ui/score.tsx'
import { TrendLine } from '#/ui/trend-line.tsx'

/** Averages by type, by month, and the greatest potential. */
export function QualityPanels({ quality }: { quality: Overview }) {
  const t = useT(clientDashboardMessages)
  const lang = useLang()
  const branches = useBranchesWord()(null)
  const { averages, trend, weakest, period } = quality
  if (averages.length === 0)
    return (
      <Card title={t('trend')}>
        <p className="text-ui text-ink-2">{t('noScores')}</p>
      </Card>
    )
  return (
    <>
      <AverageCards averages={averages} branch={null} />
      <Card
        title={t('trend')}
        description={t('trendHelp')}
        actions={
          <LinkButton to={href('/client/reports/trend')} variant="quiet">
            {t('allTrends')}
          </LinkButton>
        }
      >
        {trend && <Lines trend={trend} />}
      </Card>
      {weakest && weakest.sections.length > 0 && (
        <Card
          title={t('weakest')}
          description={filterText({ type: weakest.type, period, branch: branches }, lang)}
          actions={
            <LinkButton to={href('/client/reports/branches')} variant="quiet">
              {t('allBranches')}
            </LinkButton>
          }
        >
          <SectionBars
            caption={t('weakest')}
            sections={weakest.sections.map(({ key, title, score }) => ({ key, label: title[lang], score }))}
          />
        </Card>
      )}
    </>
  )
}

/** One line for each branch; with too many, the lowest averages and how many there are. */
function Lines({ trend: { type, lines, branches } }: { trend: NonNullable<Overview['trend']> }) {
  const t = useT(clientDashboardMessages)
  const evaluation = useT(evaluationMessages)
  const lang = useLang()
  const all = lines.lines.length + lines.hidden
  return (
    <div className="flex flex-col gap-3">
      <p className="text-caption text-ink-2">
        {evaluation(`type_${type}`)}
        {lines.hidden > 0 && ` · ${t('trendSome', { count: lines.lines.length, all })}`}
      </p>
      <TrendLine
        caption={t('trend')}
        labels={lines.months.map((month) => monthName(month.slice(0, 7), lang))}
        series={lineSeries(lines, branches)}
      />
    </div>
  )
}
