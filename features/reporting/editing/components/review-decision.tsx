import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { gradePoints, type ReportStatus } from '#/domain/report.ts'
import { formatScore } from '#/domain/score.ts'
import { PhrasePicker } from '#/features/reporting/phrases/components/phrase-picker.tsx'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { reportReviewMessages } from '#/messages/reports.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { ConfirmDialog } from '#/ui/dialog.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Stars } from '#/ui/meter.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { ReviewReport } from '../read-review-report.server.ts'
import { explainChange } from './changed-meanwhile.tsx'
import type { Marks } from './review-answers.tsx'
import { GradeField } from './grade-field.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

type Props = {
  report: ReviewReport
  marks: Marks
  onReturned: () => void
  /** Report to review after this one. */
  next: string | null
}

/** Decisions that the report's status allows. */
export function ReviewDecision(props: Props) {
  const t = useT(reportReviewMessages)
  const work = useT(reviewMessages)
  const { status } = props.report
  useOutcomeToast(props.report)
  const isOut = status === 'released' || status === 'disputed' || status === 'locked'
  return (
    <Card id="decision" title={t('decision')} className="scroll-mt-20">
      <div className="flex flex-col gap-5">
        {status === 'draft' && <Notice>{t('withShopper')}</Notice>}
        {status === 'submitted' && <StartReview report={props.report} />}
        {status === 'in_review' && <InHands {...props} />}
        {status === 'revision_requested' && <Notice>{t('returnedNote')}</Notice>}
        {status === 'rejected' && <Notice kind="warning">{t('rejectedNote')}</Notice>}
        {isOut && (
          <>
            <Notice kind="success">{t('releasedNote')}</Notice>
            <GradeGiven report={props.report} />
          </>
        )}
        {(isOut || (status === 'in_review' && props.report.mine)) && <Statistics report={props.report} />}
        {props.next && (
          <LinkButton
            to={href('/admin/reports/:reportId', { reportId: props.next })}
            icon={ArrowRight}
            directional
            iconAtEnd
            full
            data-key="next"
          >
            {work('nextReport')}
          </LinkButton>
        )}
      </div>
    </Card>
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

function StartReview({ report }: { report: ReviewReport }) {
  const t = useT(reportReviewMessages)
  const fetcher = useFetcher()
  return (
    <ActionForm fetcher={fetcher} errors="inline" explain={explainChange}>
      <p className="text-ui text-ink-2">{t('startReviewHint')}</p>
      <input type="hidden" name="version" value={report.version} />
      <SubmitButton intent="start-review" full>
        {t('startReview')}
      </SubmitButton>
    </ActionForm>
  )
}

/** Preserves an editor's typed text while another editor has the report; shown again after taking it back. */
function InHands(props: Props) {
  const { mine } = props.report
  const [wasMine, setWasMine] = useState(mine)
  if (mine && !wasMine) setWasMine(true)
  return (
    <>
      {!mine && <InOtherHands report={props.report} />}
      {wasMine && (
        <div hidden={!mine} className={mine ? 'flex flex-col gap-5' : undefined}>
          <Review {...props} />
        </div>
      )}
    </>
  )
}

/** Shows the editor who holds the report and decides; another can take it over. */
function InOtherHands({ report }: { report: ReviewReport }) {
  const t = useT(reviewMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  return (
    <ActionForm fetcher={fetcher} errors="inline" explain={explainChange} onDone={() => toast({ text: t('tookOver') })}>
      <p className="text-body font-semibold">{t('inHands', { name: report.editor?.name ?? '' })}</p>
      <p className="text-ui text-ink-2">{t('inHandsHint')}</p>
      <input type="hidden" name="version" value={report.version} />
      <SubmitButton intent="take-over" variant="secondary" full>
        {t('takeOver')}
      </SubmitButton>
    </ActionForm>
  )
}

function Review({ report, marks, onReturned }: Props) {
  const t = useT(reportReviewMessages)
  const work = useT(reviewMessages)
  return (
    <>
      <p className="text-ui text-ink-2">{work('inMine')}</p>
      <GradeForm report={report} />
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
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
        <ReasonDialog
          intent="reject"
          report={report}
          trigger={t('reject')}
          title={t('rejectTitle', { branch: report.branch })}
          hint={t('rejectHint')}
          danger
        />
      </div>
    </>
  )
}

function GradeForm({ report }: { report: ReviewReport }) {
  const t = useT(reportReviewMessages)
  const toast = useToast()
  const fetcher = useFetcher()
  const [confirming, setConfirming] = useState<HTMLFormElement | null>(null)
  const lang = useLang()
  const { final } = report.score
  const release = () => {
    if (!confirming) return
    const form = new FormData(confirming)
    form.set('intent', 'release')
    setConfirming(null)
    void fetcher.submit(form, { method: 'post' })
  }
  return (
    <>
      <ActionForm
        fetcher={fetcher}
        errors="inline"
        explain={explainChange}
        onDone={() => toast({ text: t('gradeSaved') })}
      >
        <div>
          <h3 className="text-body font-semibold">{t('gradeTitle')}</h3>
          <p className="text-caption text-ink-2">{t('gradeHint')}</p>
        </div>
        <input type="hidden" name="version" value={report.version} />
        <div className="flex flex-col gap-3">
          {gradePoints.map((point) => (
            <GradeField key={point} point={point} given={report.grades[point]} />
          ))}
        </div>
        <TextArea
          name="note"
          label={t('gradeNote')}
          optional
          rows={3}
          maxLength={2000}
          defaultValue={report.gradeNote}
        />
        <PhrasePicker purpose="grade" field="note" />
        <FormActions>
          <SubmitButton
            intent="release"
            data-key="release"
            onClick={(event) => {
              event.preventDefault()
              setConfirming(event.currentTarget.form)
            }}
          >
            {t('release')}
          </SubmitButton>
          <SubmitButton intent="grade" variant="secondary">
            {t('saveGrade')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
      <ConfirmDialog
        open={confirming !== null}
        onClose={() => setConfirming(null)}
        title={t('releaseTitle', { branch: report.branch })}
        confirmLabel={t('release')}
        onConfirm={release}
      >
        {t('releaseConsequence', { score: final === null ? '—' : formatScore(final, lang) })}
      </ConfirmDialog>
    </>
  )
}

function GradeGiven({ report }: { report: ReviewReport }) {
  const t = useT(reportReviewMessages)
  if (report.grade === null) return null
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-body font-semibold">{t('gradeTitle')}</h3>
      <Stars rating={report.grade} />
      <dl className="flex flex-col gap-1 text-ui">
        {gradePoints.map((point) => (
          <div key={point} className="flex justify-between gap-3">
            <dt className="text-ink-2">{t(`grade_${point}`)}</dt>
            <dd className="num">{report.grades[point]}</dd>
          </div>
        ))}
      </dl>
      {report.gradeNote && (
        <p dir="auto" className="border-s-2 border-line-input ps-3 text-ui text-start">
          {report.gradeNote}
        </p>
      )}
    </div>
  )
}

function Statistics({ report }: { report: ReviewReport }) {
  const t = useT(reportReviewMessages)
  const { excluded } = report
  return (
    <div className="border-t border-line pt-5">
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
