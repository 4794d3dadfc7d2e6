import type { ReactNode } from 'react'
import { requestCode } from '#/domain/evaluation.ts'
import { reportCode } from '#/domain/report.ts'
import { reportReviewMessages, reportMessages } from '#/messages/reports.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList, Timeline } from '#/ui/facts.tsx'
import { OpenLink } from '#/ui/open-link.tsx'
import { useT } from '#/ui/language.tsx'
import { href } from 'react-router'
import { ScoreGauge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import type { ReviewReport, HistoryEntry } from '../read-review-report.server.ts'
import { Ltr } from '#/features/reporting/reports/components/ltr.tsx'
import { CapNote, ReportSections } from '#/features/reporting/reports/components/score-summary.tsx'

const known = ['begin', 'submit', 'startReview', 'requestRevision', 'resubmit', 'grade', 'release', 'reject'] as const
const later = [
  'dispute',
  'appeal',
  'reopen',
  'dismissAppeal',
  'payAfterAppeal',
  'resolveDispute',
  'lock',
  'exclude',
  'include',
  'takeOver',
  'correct',
  'rescore',
  'upholdDispute',
  'declineDispute',
] as const
const steps: readonly string[] = [...known, ...later]
type KnownStep = (typeof known)[number] | (typeof later)[number]
const isKnownStep = (step: string): step is KnownStep => steps.includes(step)

function BranchLink({ report: { clientId, branchId, branch } }: { report: ReviewReport }) {
  return (
    <OpenLink to={href('/admin/clients/:clientId/branches/:branchId', { clientId, branchId })} className="link">
      <bdi>{branch}</bdi>
    </OpenLink>
  )
}

export function ReviewFacts({ report }: { report: ReviewReport }) {
  const t = useT(reportReviewMessages)
  const word = useT(reportMessages)
  const { checkIn } = report
  const items: { term: string; value: ReactNode }[] = [
    {
      term: word('client'),
      value: (
        <OpenLink to={href('/admin/clients/:clientId', { clientId: report.clientId })} className="link">
          <bdi>{report.client}</bdi>
        </OpenLink>
      ),
    },
    { term: word('branch'), value: <BranchLink report={report} /> },
    { term: t('shopper'), value: <bdi>{report.shopper.name}</bdi> },
    { term: t('editor'), value: report.editor && <bdi>{report.editor.name}</bdi> },
    { term: word('type'), value: word(`type_${report.type}`) },
    { term: t('questionnaire'), value: report.questionnaire },
    {
      term: word('number'),
      value: (
        <bdi dir="ltr" className="code">
          {reportCode(report.number)}
        </bdi>
      ),
    },
    {
      term: t('request'),
      value: (
        <OpenLink
          className="link inline-flex min-h-6 items-center max-md:min-h-11"
          to={href('/admin/secret-shopper/:requestId', { requestId: report.requestId })}
        >
          <bdi dir="ltr" className="code">
            {requestCode(report.requestNumber)}
          </bdi>
        </OpenLink>
      ),
    },
    { term: t('scheduled'), value: <Time at={report.scheduledAt} mode="datetime" /> },
    { term: t('checkedIn'), value: <Time at={checkIn.at} mode="datetime" /> },
    { term: t('deviceClock'), value: checkIn.deviceAt && <Time at={checkIn.deviceAt} mode="datetime" /> },
    { term: t('submitted'), value: report.submittedAt && <Time at={report.submittedAt} mode="datetime" /> },
    { term: t('due'), value: report.dueAt && <DueText report={report} /> },
    { term: t('place'), value: <Place place={checkIn.place} /> },
    { term: t('checkInNote'), value: checkIn.note },
    { term: t('clientNotes'), value: report.notes },
  ]
  return (
    <Card title={t('facts')}>
      <DescriptionList columns={3} items={items} />
    </Card>
  )
}

function DueText({ report }: { report: ReviewReport }) {
  const t = useT(reportReviewMessages)
  return (
    <>
      <Time at={report.dueAt!} mode="datetime" />
      {report.lateness !== 'on_time' && <span className="block text-danger-ink">{t(report.lateness)}</span>}
    </>
  )
}

function Place({ place }: { place: ReviewReport['checkIn']['place'] }) {
  const t = useT(reportReviewMessages)
  if (!place) return <>{t('noPlace')}</>
  const { latitude, longitude, accuracy } = place
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`
  return (
    <span className="flex flex-col items-start">
      <Ltr text={`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`} />
      {accuracy !== null && <span className="num text-caption">{t('accuracy', { metres: Math.round(accuracy) })}</span>}
      <a
        className="link inline-flex min-h-6 items-center max-md:min-h-11 text-caption"
        href={map}
        target="_blank"
        rel="noreferrer"
      >
        {t('openMap')}
      </a>
    </span>
  )
}

/** Score of the current answers, by the same rule as the released one. */
export function ReviewScore({ report }: { report: ReviewReport }) {
  const t = useT(reportReviewMessages)
  const { calculated, final, criticalFailed } = report.score
  return (
    <Card title={t('liveScore')}>
      {final === null || calculated === null ? (
        <p className="text-ui text-ink-2">{t('noScore')}</p>
      ) : (
        <div className="flex flex-col gap-4 md:flex-row md:items-start md:gap-8">
          <ScoreGauge score={final} />
          <div className="min-w-0 flex-1">
            {criticalFailed.length > 0 && final < calculated && <CapNote calculated={calculated} />}
            <ReportSections sections={report.sections} />
          </div>
        </div>
      )}
    </Card>
  )
}

export function ReviewHistory({ history }: { history: readonly HistoryEntry[] }) {
  const t = useT(reportReviewMessages)
  return (
    <Card title={t('history')}>
      <HistoryLines history={history} />
    </Card>
  )
}

/** Steps of a report, newest first; from another page their questions lead to `page`. */
export function HistoryLines({ history, page = '' }: { history: readonly HistoryEntry[]; page?: string }) {
  const t = useT(reportReviewMessages)
  return (
    <Timeline
      items={history.map(({ id, step, reason, questions, by, at }) => ({
        id,
        at,
        by: by ?? t('platform'),
        title: isKnownStep(step) ? t(`step_${step}`) : step,
        detail: (reason || questions.length > 0) && (
          <>
            {reason && <p className="whitespace-pre-line">{reason}</p>}
            {questions.length > 0 && (
              <ul className="list-disc ps-5">
                {questions.map(({ key, text }) => (
                  <li key={key}>
                    <a className="link" href={`${page}#q-${key}`}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </>
        ),
      }))}
    />
  )
}
