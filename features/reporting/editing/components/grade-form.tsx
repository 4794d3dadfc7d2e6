import { useId } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import { gradePoints } from '#/domain/report.ts'
import { PhrasePicker } from '#/features/reporting/phrases/components/phrase-picker.tsx'
import { reportReviewMessages } from '#/messages/reports.ts'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { useT } from '#/ui/language.tsx'
import { Stars } from '#/ui/meter.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { useToast } from '#/ui/toast.tsx'
import type { ReviewReport } from '../read-review-report.server.ts'
import { explainChange } from './changed-meanwhile.tsx'
import { GradeField } from './grade-field.tsx'

/** The form of the grade, which the release button outside it submits too. */
export type Grading = { id: string; fetcher: FetcherWithComponents<unknown> }

export function useGrading({ id }: ReviewReport): Grading {
  const place = useId()
  return { id: `grade-${id}-${place}`, fetcher: useFetcher() }
}

/** Grade of the shopper's work: five points in a row, and a note that is folded until there is one. */
export function GradeForm({ report, grading: { id, fetcher } }: { report: ReviewReport; grading: Grading }) {
  const t = useT(reportReviewMessages)
  const toast = useToast()
  return (
    <ActionForm
      id={id}
      fetcher={fetcher}
      errors="inline"
      explain={explainChange}
      onDone={() => toast({ text: t('gradeSaved') })}
      className="gap-3"
    >
      <input type="hidden" name="version" value={report.version} />
      <div role="group" aria-label={t('gradeTitle')} className="flex flex-wrap items-end gap-x-5 gap-y-3">
        {gradePoints.map((point) => (
          <GradeField key={point} point={point} given={report.grades[point]} />
        ))}
        <SubmitButton intent="grade" variant="quiet" size="dense">
          {t('saveGrade')}
        </SubmitButton>
        <details open={report.gradeNote !== '' || undefined} className="open:max-w-[45rem] open:basis-full">
          <summary className="min-h-7 cursor-pointer text-ui font-medium max-md:py-2.5">{t('gradeNote')}</summary>
          <div className="flex flex-col gap-2 pt-2">
            <TextArea
              name="note"
              label={t('gradeNote')}
              hideLabel
              rows={3}
              maxLength={2000}
              defaultValue={report.gradeNote}
            />
            <PhrasePicker purpose="grade" field="note" />
          </div>
        </details>
      </div>
    </ActionForm>
  )
}

/** The grade of a report that is out. */
export function GradeGiven({ report }: { report: ReviewReport }) {
  const t = useT(reportReviewMessages)
  if (report.grade === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ui">
      <span className="flex items-center gap-2 font-medium">
        {t('gradeTitle')}
        <Stars rating={report.grade} />
      </span>
      <dl className="flex flex-wrap gap-x-4 gap-y-1">
        {gradePoints.map((point) => (
          <div key={point} className="flex gap-1.5">
            <dt className="text-ink-2">{t(`grade_${point}`)}</dt>
            <dd className="num">{report.grades[point]}</dd>
          </div>
        ))}
      </dl>
      {report.gradeNote && (
        <p dir="auto" className="basis-full border-s-2 border-line-input ps-3 text-start">
          {report.gradeNote}
        </p>
      )}
    </div>
  )
}
