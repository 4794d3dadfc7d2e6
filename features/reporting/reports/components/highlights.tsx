import { formatDate } from '#/domain/riyadh-time.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { TrendLine } from '#/ui/trend-line.tsx'
import type { ClientReport } from '../read-client-report.server.ts'

/** The branch's latest visits of this type; nothing for a single visit. */
export function ReportTrend({ report }: { report: ClientReport }) {
  const t = useT(clientReportMessages)
  const word = useT(reportMessages)
  const lang = useLang()
  if (report.trend.length < 2) return null
  return (
    <Card
      id="trend"
      title={t('trend')}
      description={t('basedOn', { count: report.trend.length })}
      className="scroll-mt-32"
    >
      <TrendLine
        caption={t('trendCaption')}
        labels={report.trend.map(({ visitedAt }) => formatDate(new Date(visitedAt), lang))}
        series={[
          { name: `${word(`type_${report.type}`)} · ${report.branch}`, values: report.trend.map(({ score }) => score) },
        ]}
      />
    </Card>
  )
}
