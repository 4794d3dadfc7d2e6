import { formatDate } from '#/domain/riyadh-time.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { TrendLine } from '#/ui/trend-line.tsx'
import type { ClientReport } from '../read-client-report.server.ts'

/** Best and worst sections. */
export function Highlights({ report }: { report: ClientReport }) {
  const t = useT(clientReportMessages)
  if (report.strongest.length === 0) return null
  return (
    <div className="grid gap-6 md:grid-cols-2 print:grid-cols-2">
      <SectionList title={t('strongest')} keys={report.strongest} report={report} />
      <SectionList title={t('weakest')} keys={report.weakest} report={report} />
    </div>
  )
}

type ListProps = { title: string; keys: readonly string[]; report: ClientReport }

function SectionList({ title, keys, report }: ListProps) {
  return (
    <Card title={title}>
      <ol className="flex flex-col gap-3">
        {keys.map((key) => {
          const section = report.sections.find((candidate) => candidate.key === key)
          return (
            <li key={key} className="flex items-center justify-between gap-4 text-ui">
              <span>{section?.title}</span>
              <ScoreBadge score={section?.score ?? null} word={false} />
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

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
