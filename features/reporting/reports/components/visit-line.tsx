import { Link } from 'react-router'
import { formatTime } from '#/domain/riyadh-time.ts'
import { type Moment, visitLine } from '#/domain/reporting/visit-line.ts'
import { minutesBetween } from '#/domain/visit-times.ts'
import { clientPageMessages } from '#/messages/reporting/client-report.ts'
import { reportPageMessages } from '#/messages/reporting/report-page.ts'
import { reportMessages } from '#/messages/reports.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { ClientReport } from '../read-client-report.server.ts'
import { plainNumber } from './answer.tsx'
import { useTabAddress } from './report-tabs.tsx'

const momentsOf = (report: ClientReport): Moment[] => {
  const timed = (photos: readonly { id: string; src: string }[]) =>
    photos.flatMap(({ id, src }) => {
      const at = report.photoTimes[id]
      return at === undefined ? [] : [{ id, src, at }]
    })
  const questions = [...report.sections.flatMap((section) => section.questions), ...report.unscored]
  return visitLine({
    code: report.questionnaire.code,
    stamps: report.stamps,
    photos: questions.flatMap(({ photos }) => timed(photos)),
    findings: report.findings.map(({ key, failed, critical, lost, photos, answeredAt }) => {
      const photo = timed(photos)[0] ?? null
      return { key, at: photo?.at ?? answeredAt, critical: failed && critical, lost, photo }
    }),
  })
}

/** The visit from door to bill: its stamps and its worst findings by time, with their photos. */
export function VisitLine({ report }: { report: ClientReport }) {
  const t = useT(reportPageMessages)
  const word = useT(reportMessages)
  const moments = momentsOf(report)
  const [first, last] = [moments[0], moments.at(-1)]
  if (!first || !last) return null
  return (
    <section
      id="journey"
      aria-labelledby="journey-title"
      className="flex scroll-mt-16 flex-col gap-4 break-inside-avoid"
    >
      <h2 id="journey-title" className="text-h3 font-semibold">
        {t('line')}
        <span className="num ms-2 text-ui font-normal text-ink-2">
          {word('minutes', { count: Math.round(minutesBetween(first.at, last.at)) })}
        </span>
      </h2>
      <ol className="flex max-lg:flex-col print:flex-row">
        {moments.map((moment, index) => (
          <li
            key={moment.stamp ?? moment.question}
            className="relative flex min-w-0 flex-1 gap-x-3 border-line-input/60 pb-4 ps-6 last:pb-0 max-lg:border-s-2 max-lg:last:border-transparent lg:flex-col lg:border-t-2 lg:ps-0 lg:pe-3 lg:pt-3 lg:pb-0 lg:last:pe-0"
          >
            <Node state={moment.state} />
            <MomentText
              moment={moment}
              before={moments.slice(0, index).findLast(({ stamp }) => stamp !== null)}
              report={report}
            />
            {moment.photo && (
              <img
                src={moment.photo.src}
                alt=""
                loading="lazy"
                className="h-11 w-16 shrink-0 rounded-control object-cover max-lg:ms-auto lg:mt-1"
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const nodeLooks = {
  kept: 'rounded-full border-2 border-gauge-excellent bg-canvas',
  lost: 'rounded-full bg-gauge-fair',
  critical: 'rotate-45 bg-gauge-critical',
} as const

function Node({ state }: { state: Moment['state'] }) {
  return (
    <span
      aria-hidden
      className={classes(
        'absolute size-3 max-lg:-start-[7px] max-lg:top-1.5 lg:start-0 lg:-top-[7px]',
        nodeLooks[state],
      )}
    />
  )
}

type TextProps = {
  moment: Moment
  /** The stamp before it. */
  before: Moment | undefined
  report: ClientReport
}

function MomentText({ moment: { at, stamp, question, state }, before, report }: TextProps) {
  const t = useT(reportPageMessages)
  const word = useT(clientPageMessages)
  const count = useT(reportMessages)
  const lang = useLang()
  const address = useTabAddress()
  const wait = report.timings.find(({ key }) => key === question)
  const finding = report.findings.find(({ key }) => key === question)
  const minutes = (n: number) => count('minutes', { count: n })
  const note = () => {
    if (stamp === null) return t(state === 'critical' ? 'state_critical' : 'state_lost')
    if (wait?.given?.kind === 'timing')
      return t('waitOf', { wait: minutes(wait.given.minutes), limit: plainNumber(wait.given.limits[0]) })
    return before ? t('after', { wait: minutes(Math.round(minutesBetween(before.at, at))) }) : null
  }
  return (
    <span className="min-w-0 text-caption">
      <time dateTime={at} className="num block text-ink-2">
        {formatTime(new Date(at), lang)}
      </time>
      <span className={classes('block font-medium', state === 'critical' && 'text-danger-ink')}>
        {stamp === null && finding ? (
          <Link to={address('answers', `finding-${finding.key}`)} className="hover:underline lg:line-clamp-3">
            {finding.sentence}
          </Link>
        ) : (
          stamp && word(`stamp_${stamp}`)
        )}
      </span>
      <span className="num block text-ink-2">{note()}</span>
    </span>
  )
}
