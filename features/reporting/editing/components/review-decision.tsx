import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { href, PrefetchPageLinks, useFetcher } from 'react-router'
import type { ReportStatus } from '#/domain/report.ts'
import { PhrasePicker } from '#/features/reporting/phrases/components/phrase-picker.tsx'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { reportReviewMessages } from '#/messages/reports.ts'
import { LinkButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { ReviewReport } from '../read-review-report.server.ts'
import { explainChange } from './changed-meanwhile.tsx'
import { GradeForm, GradeGiven, useGrading } from './grade-form.tsx'
import { ReleaseButton } from './release-button.tsx'
import type { Marks } from './review-answers.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

type Props = {
  report: ReviewReport
  marks: Marks
  onReturned: () => void
  /** Report to review after this one. */
  next: string | null
}

/** Bar of the desk, always in sight: score if released, due time, and the decisions that the report's status allows. */
export function ReviewDecision(props: Props) {
  const { report, next } = props
  const t = useT(reportReviewMessages)
  const work = useT(reviewMessages)
  useOutcomeToast(report)
  // why kept: typed text survives while another editor has the report, and is shown again after taking it back
  const [wasMine, setWasMine] = useState(report.mine)
  const isMine = report.status === 'in_review' && report.mine
  if (isMine && !wasMine) setWasMine(true)
  const grading = useGrading(report)
  return (
    <section
      id="decision"
      aria-label={t('decision')}
      tabIndex={-1}
      className={classes(
        isMine && 'max-lg:pb-20',
        'flex flex-col gap-3 border-line bg-canvas py-3 -outline-offset-2 max-lg:order-last max-lg:border-t lg:bleed-bar lg:sticky lg:top-0 lg:z-10 lg:border-b',
      )}
    >
      {next && <PrefetchPageLinks page={href('/admin/reports/:reportId', { reportId: next })} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Standing report={report} />
        <div
          data-foot={isMine || undefined}
          className={classes(
            'flex flex-wrap items-center gap-2 lg:ms-auto',
            isMine &&
              'max-sm:gap-1 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:justify-end max-lg:border-t max-lg:border-line max-lg:bg-canvas max-lg:px-4 max-lg:py-2 max-lg:pb-[calc(env(safe-area-inset-bottom)+0.5rem)] print:hidden',
          )}
        >
          {next && !isMine && (
            <LinkButton
              to={href('/admin/reports/:reportId', { reportId: next })}
              variant={report.status === 'submitted' ? 'quiet' : 'secondary'}
              icon={ArrowRight}
              directional
              iconAtEnd
              data-key="next"
            >
              {work('nextReport')}
            </LinkButton>
          )}
          {report.status === 'submitted' && <StartReview report={report} />}
          {report.status === 'in_review' && !report.mine && <TakeOver report={report} />}
          {isMine && <Decisions {...props} />}
          {isMine && <ReleaseButton report={report} grading={grading} />}
        </div>
      </div>
      {wasMine && report.status === 'in_review' && (
        <div hidden={!isMine}>
          <GradeForm report={report} grading={grading} />
        </div>
      )}
      {report.grade !== null && !isMine && <GradeGiven report={report} />}
    </section>
  )
}

const standings = {
  draft: 'withShopper',
  submitted: 'startReviewHint',
  revision_requested: 'returnedNote',
  rejected: 'rejectedNote',
  released: 'releasedNote',
  disputed: 'releasedNote',
  locked: 'releasedNote',
} as const satisfies Partial<Record<ReportStatus, string>>

/** Score of the current answers, due time, and who works on the report. */
function Standing({ report }: { report: ReviewReport }) {
  const t = useT(reportReviewMessages)
  const work = useT(reviewMessages)
  const { status, mine, editor, dueAt, releasedAt } = report
  const { final } = report.score
  return (
    <>
      <p className="flex flex-col">
        <span className="text-caption text-ink-2">{t(releasedAt ? 'scoreReleased' : 'scoreIfReleased')}</span>
        {final === null ? <span className="text-ui">{t('noScoreShort')}</span> : <ScoreBadge score={final} />}
      </p>
      {dueAt && !releasedAt && (
        <p className="flex flex-col">
          <span className="text-caption text-ink-2">{t('due')}</span>
          <span className="text-ui">
            <Time at={dueAt} mode="datetime" />
          </span>
        </p>
      )}
      <p className="max-w-[26rem] text-ui text-ink-2">
        {status === 'in_review'
          ? mine
            ? work('inMine')
            : work('inHands', { name: editor?.name ?? '' })
          : t(standings[status])}
      </p>
    </>
  )
}

const outcomes = {
  in_review: 'reviewStarted',
  revision_requested: 'returned',
  released: 'released',
  rejected: 'rejected',
} as const satisfies Partial<Record<ReportStatus, string>>

/** Announces the result from here, because a step removes its own form from the page. */
function useOutcomeToast({ id, status, excluded }: ReviewReport) {
  const t = useT(reportReviewMessages)
  const toast = useToast()
  const seen = useRef({ id, status, excluded })
  useEffect(() => {
    const before = seen.current
    seen.current = { id, status, excluded }
    if (id !== before.id) return
    const outcome = status === before.status ? undefined : outcomes[status as keyof typeof outcomes]
    if (outcome) toast({ text: t(outcome) })
    if (excluded !== before.excluded) toast({ text: t(excluded ? 'excluded' : 'included') })
  })
}

type Step = { report: Pick<ReviewReport, 'id' | 'version'> }

/** Takes a submitted report to review it. */
export function StartReview({ report, onDone }: Step & { onDone?: () => void }) {
  const t = useT(reportReviewMessages)
  return (
    <ActionForm
      fetcher={useFetcher()}
      action={href('/admin/reports/:reportId', { reportId: report.id })}
      errors="inline"
      explain={explainChange}
      {...(onDone && { onDone })}
      className="gap-2"
    >
      <input type="hidden" name="version" value={report.version} />
      <SubmitButton intent="start-review" data-key="start">
        {t('startReview')}
      </SubmitButton>
    </ActionForm>
  )
}

/** Another editor has the report; taking it over avoids double work. */
export function TakeOver({ report }: Step) {
  const t = useT(reviewMessages)
  const toast = useToast()
  return (
    <ActionForm
      fetcher={useFetcher()}
      action={href('/admin/reports/:reportId', { reportId: report.id })}
      errors="inline"
      explain={explainChange}
      onDone={() => toast({ text: t('tookOver') })}
      className="gap-2"
    >
      <input type="hidden" name="version" value={report.version} />
      <SubmitButton intent="take-over" variant="secondary" data-key="start">
        {t('takeOver')}
      </SubmitButton>
    </ActionForm>
  )
}

/** Decisions that need a reason. */
function Decisions({ report, marks, onReturned }: Props) {
  const t = useT(reportReviewMessages)
  return (
    <>
      <ReasonDialog
        intent="reject"
        report={report}
        trigger={t('reject')}
        title={t('rejectTitle', { branch: report.branch })}
        hint={t('rejectHint')}
        danger
      />
      <ReasonDialog
        intent="request-revision"
        report={report}
        trigger={t('return')}
        title={t('returnTitle')}
        hint={t('returnHint')}
        onDone={onReturned}
        shortcut="return"
        phrases={<PhrasePicker purpose="return" field="reason" />}
      >
        <p className="num text-ui font-medium">{t('markedQuestions', { count: marks.marked.size })}</p>
        {[...marks.marked].map((key) => (
          <input key={key} type="hidden" name="questions" value={key} />
        ))}
      </ReasonDialog>
    </>
  )
}

/** Whether the report counts in statistics. */
export function Statistics({ report }: { report: ReviewReport }) {
  const t = useT(reportReviewMessages)
  const { excluded, status, mine } = report
  const isOut = status === 'released' || status === 'disputed' || status === 'locked'
  if (!isOut && !(status === 'in_review' && mine)) return null
  return (
    <div>
      <ReasonDialog
        intent={excluded ? 'include' : 'exclude'}
        report={report}
        trigger={t(excluded ? 'include' : 'exclude')}
        title={t(excluded ? 'include' : 'exclude')}
        hint={t('excludeHint')}
        quiet
      />
    </div>
  )
}
