import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { reportCode } from '#/domain/report.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { bandOf, formatScore } from '#/domain/score.ts'
import { unbroken } from '#/domain/text.ts'
import { averageMessages } from '#/messages/averages.ts'
import { reportPageMessages } from '#/messages/reporting/report-page.ts'
import { reportMessages } from '#/messages/reports.ts'
import { Notice } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { barFills, useBandWord } from '#/ui/score.tsx'
import { StarChart, StarLegend } from '#/ui/star-chart.tsx'
import { Time } from '#/ui/time.tsx'
import type { ClientReport } from '../read-client-report.server.ts'
import { verdictOf } from '../verdict.ts'
import { ChangeText } from './change-text.tsx'

type Props = {
  report: ClientReport
  /** False for readers without an account: no links into the portal. */
  linked?: boolean
  /** The company's reply, shown beside the score. */
  reply?: ReactNode
  /** What to fix first. */
  children?: ReactNode
}

/** The first screen: score, change, verdict in a sentence, its ground, and the score of each section. */
export function ReportHead({ report, linked = true, reply, children }: Props) {
  const t = useT(reportPageMessages)
  const word = useT(reportMessages)
  const { text, why } = verdictOf(report, useLang())
  const stars = report.sections.map(({ key, title, score }) => ({ key, label: title, score }))
  return (
    <div className="grid gap-x-10 gap-y-4 xl:grid-cols-[minmax(0,1fr)_auto] xl:grid-rows-[auto_1fr_auto]">
      <section id="result" aria-label={word('finalScore')} className="flex min-w-0 scroll-mt-16 flex-col gap-3">
        <ScoreLine report={report} linked={linked} />
        <h2 className="prose-width text-[24px] leading-8 font-semibold text-balance max-md:text-[20px] max-md:leading-7 rtl:leading-[38px] max-md:rtl:leading-8">
          {unbroken(text)}
        </h2>
        {report.excluded && <Notice kind="warning">{word('excludedNote')}</Notice>}
        {reply}
      </section>
      <div className="flex flex-col gap-3 max-md:order-2">
        <p className="prose-width text-body text-ink-2">{unbroken(why)}</p>
        <Facts report={report} />
      </div>
      <div className="max-md:order-1 xl:col-span-2">{children}</div>
      <section
        id="sections"
        aria-label={t('perSection')}
        className="flex scroll-mt-16 flex-wrap items-center justify-center gap-x-6 gap-y-2 max-md:order-3 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:self-start"
      >
        <StarChart sections={stars} caption={t('perSection')} />
        <div className="w-full max-w-64">
          <StarLegend sections={stars} caption={word('sections')} />
        </div>
      </section>
    </div>
  )
}

function ScoreLine({ report, linked }: { report: ClientReport; linked: boolean }) {
  const t = useT(reportPageMessages)
  const average = useT(averageMessages)
  const bandWord = useBandWord()
  const lang = useLang()
  const { score, previous, type } = report
  const since = previous && t('since', { date: formatDate(new Date(previous.visitedAt), lang) })
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <strong className="text-[52px] leading-none max-md:text-[44px] font-semibold">
        <bdi dir="ltr">{formatScore(score, lang)}</bdi>
      </strong>
      <span className="flex flex-col gap-0.5 text-ui">
        <span className="flex items-center gap-2 font-semibold">
          <svg aria-hidden width="12" height="12" viewBox="0 0 10 10" className={barFills[bandOf(score)]}>
            <path d="M5 0 10 5 5 10 0 5z" />
          </svg>
          {bandWord(score)}
        </span>
        <span className="flex flex-wrap items-baseline gap-x-2 text-ink-2">
          {previous ? (
            <>
              <ChangeText change={previous.change} type={type} />
              {linked ? (
                <Link
                  className="link inline-flex min-h-6 items-center max-md:min-h-11"
                  to={href('/client/reports/:reportId', { reportId: previous.id })}
                >
                  {since}
                </Link>
              ) : (
                <span>{since}</span>
              )}
            </>
          ) : (
            average(`firstVisit_${type}`)
          )}
        </span>
      </span>
    </p>
  )
}

function Facts({ report }: { report: ClientReport }) {
  const t = useT(reportPageMessages)
  const word = useT(reportMessages)
  const asked = [...report.sections.flatMap(({ questions }) => questions), ...report.unscored]
  const count = asked.filter(({ state }) => state !== 'hidden').length
  return (
    <p className="flex flex-wrap gap-x-4 text-caption text-ink-2">
      <Time at={report.visitedAt} mode="datetime" />
      <span className="num">{t('questions', { type: word(`type_${report.type}`), count })}</span>
      <bdi dir="ltr" className="code">
        {reportCode(report.number)}
      </bdi>
      <bdi>{report.location}</bdi>
    </p>
  )
}
