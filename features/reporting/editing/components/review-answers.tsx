import { Camera, CircleHelp, PencilLine, TriangleAlert } from 'lucide-react'
import type { EvidenceView } from '#/features/fieldwork/evidence/read-evidence.server.ts'
import { DeskTranslation } from '#/features/fieldwork/translations/components/desk-text.tsx'
import type { DeskTexts } from '#/features/fieldwork/translations/read-desk-texts.server.ts'
import { reasonText } from '#/features/fieldwork/evidence/reason-text.ts'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { reportReviewMessages, reportMessages } from '#/messages/reports.ts'
import { Button } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import type { EditView } from '../read-edits.server.ts'
import { explainChange } from './changed-meanwhile.tsx'
import {
  failedFirst,
  ownWordsOf,
  type QuestionView,
  type ReportView,
} from '#/features/reporting/reports/report-view.ts'
import {
  AnswerBody,
  AnswerText,
  plainNumber,
  QuestionCode,
  QuestionFlags,
} from '#/features/reporting/reports/components/answer.tsx'

export type Marks = {
  marked: ReadonlySet<string>
  /** Null when the report cannot be returned now. */
  toggle: ((questionKey: string) => void) | null
  /** Null when nothing may be corrected now. */
  correct: ((questionKey: string) => void) | null
  openPhoto: (photoId: string) => void
  /** Earlier corrections, with the previous answers. */
  edits: readonly EditView[]
  /** Whether an answer stands open. */
  needsEditor: (question: QuestionView) => boolean
  /** What the evidence says against single answers; null until it has been weighed. */
  doubts: Pick<EvidenceView, 'differing' | 'doubtful'> | null
  /** Texts with their other language; null where they are not translated. */
  translations: DeskTexts | null
}

type AnswersProps = {
  report: ReportView
  marks: Marks
  /** Shows the folded answers too. */
  all: boolean
}

/** Answers by section: those that need an editor stand open, failed ones first; the others are folded into one line. */
export function ReviewAnswers({ report, marks, all }: AnswersProps) {
  const t = useT(reportMessages)
  const sections = [
    ...report.sections.map(({ key, ...section }) => ({ id: `section-${key}`, ...section })),
    { id: 'section-own-words', title: t(ownWordsOf(report.unscored)), score: null, questions: report.unscored },
  ]
  return (
    <div data-card className="flex flex-col divide-y divide-line rounded-card border border-line bg-card">
      {sections
        .filter(({ questions }) => questions.length > 0)
        .map((section) => (
          <Section key={section.id} {...section} marks={marks} all={all} />
        ))}
    </div>
  )
}

type SectionProps = Omit<AnswersProps, 'report'> & {
  id: string
  title: string
  score: number | null
  questions: readonly QuestionView[]
}

function Section({ id, title, score, questions, marks, all }: SectionProps) {
  const t = useT(reviewMessages)
  const needsEditor = (question: QuestionView) => marks.needsEditor(question) || marks.marked.has(question.key)
  const open = failedFirst(questions.filter(needsEditor))
  const folded = questions.filter((question) => !needsEditor(question))
  const badge = score !== null && <ScoreBadge score={score} word={false} />
  if (open.length === 0)
    return (
      <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-40">
        <details open={all}>
          <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 px-4 py-2 max-md:py-3 md:px-6">
            <h2 id={`${id}-title`} className="text-ui font-semibold">
              {title}
            </h2>
            <span className="text-caption text-ink-2">{t('folded', { count: folded.length })}</span>
            <span className="ms-auto">{badge}</span>
          </summary>
          <Questions questions={folded} marks={marks} />
        </details>
      </section>
    )
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-40">
      <header className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2 md:px-6">
        <h2 id={`${id}-title`} className="text-ui font-semibold">
          {title}
        </h2>
        {badge}
      </header>
      <Questions questions={open} marks={marks} />
      {folded.length > 0 && (
        <details open={all} className="border-t border-line first:border-t-0">
          <summary className="min-h-6 cursor-pointer px-4 py-2 text-caption text-ink-2 max-md:py-3 md:px-6">
            {t('folded', { count: folded.length })}
          </summary>
          <Questions questions={folded} marks={marks} />
        </details>
      )}
    </section>
  )
}

function Questions({ questions, marks }: { questions: readonly QuestionView[]; marks: Marks }) {
  if (questions.length === 0) return null
  return (
    <ul className="border-t border-line">
      {questions.map((question) => (
        <li key={question.key} className="border-t border-line first:border-t-0">
          <ReviewQuestion question={question} marks={marks} />
        </li>
      ))}
    </ul>
  )
}

function QuestionActions({ question, marks }: { question: QuestionView; marks: Marks }) {
  const t = useT(reportReviewMessages)
  const work = useT(reviewMessages)
  const { key, state, photos } = question
  const marked = marks.marked.has(key)
  const isAsked = state !== 'hidden'
  return (
    <div className="flex flex-wrap items-center gap-1">
      {photos.length > 0 && (
        <Button size="dense" variant="quiet" icon={Camera} data-photo onClick={() => marks.openPhoto(photos[0]!.id)}>
          {work('openPhotos', { count: photos.length })}
        </Button>
      )}
      {marks.correct && isAsked && state !== 'unanswered' && (
        <Button
          changes
          size="dense"
          variant="quiet"
          icon={PencilLine}
          data-correct
          onClick={() => marks.correct?.(key)}
        >
          {work('correct')}
        </Button>
      )}
      {marks.toggle && isAsked && (
        <Button
          changes
          size="dense"
          variant="quiet"
          icon={CircleHelp}
          aria-pressed={marked}
          onClick={() => marks.toggle?.(key)}
        >
          {marked ? t('asked') : t('askAbout')}
        </Button>
      )}
    </div>
  )
}

/** Editor, reason and original answer of each correction. */
function Corrections({ edits }: { edits: readonly EditView[] }) {
  const t = useT(reviewMessages)
  const word = useT(reportMessages)
  return edits.map((edit) => (
    <details key={edit.id} className="rounded-control bg-surface-2 px-3 py-2 text-ui">
      <summary className="min-h-6 cursor-pointer">
        {t('correctedBy', { name: edit.by })}
        {' · '}
        <Time at={edit.at} mode="datetime" />
        <span dir="auto" className="block text-start text-ink-2">
          {edit.reason}
        </span>
      </summary>
      <p className="mt-2 text-caption text-ink-2">{t('before')}</p>
      <div className="flex flex-col gap-1">
        {edit.given ? (
          <AnswerText given={edit.given} />
        ) : (
          <p>{edit.notApplicable ? word('state_not_applicable') : t('noAnswerBefore')}</p>
        )}
        {edit.naReason && <bdi className="block text-ink-2">{edit.naReason}</bdi>}
        {edit.comment && (
          <blockquote dir="auto" className="border-s-2 border-line-input ps-3 text-start whitespace-pre-line">
            {edit.comment}
          </blockquote>
        )}
      </div>
    </details>
  ))
}

/** What the evidence says against an answer, in words. */
function useDoubts(key: string, { doubts }: Marks): string[] {
  const t = useT(reviewMessages)
  const lang = useLang()
  const times = (doubts?.differing ?? []).filter(({ questionKey }) => questionKey === key)
  return [
    ...times.map(({ answered, stamped }) =>
      reasonText({ key: 'stamps-differ', points: 0, tone: 'doubt', facts: { answered, stamped } }, lang),
    ),
    ...(doubts?.doubtful.includes(key) ? [t('inDoubt')] : []),
  ]
}

function Translations({ questionKey, of }: { questionKey: string; of: DeskTexts | null }) {
  const texts = of?.texts.filter((text) => text.questionKey === questionKey) ?? []
  return texts.map((text) => (
    <DeskTranslation key={text.field} text={text} named={texts.length > 1} of={of!} explain={explainChange} />
  ))
}

function ReviewQuestion({ question, marks }: { question: QuestionView; marks: Marks }) {
  const t = useT(reportReviewMessages)
  const { key, text, failed, answeredAt, problems, score, weight, earned, state } = question
  const marked = marks.marked.has(key)
  const warnings = [...problems.map((problem) => t(`problem_${problem}`)), ...useDoubts(key, marks)]
  return (
    <article
      id={`q-${key}`}
      tabIndex={-1}
      data-question={key}
      data-failed={failed}
      aria-labelledby={`q-${key}-text`}
      className={classes(
        'flex scroll-mt-40 flex-col gap-2 px-4 py-3 -outline-offset-2 md:px-6',
        marked && 'bg-primary-soft',
        state === 'hidden' && 'opacity-70',
      )}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={`q-${key}-text`} className="flex min-w-0 gap-2 text-ui font-semibold">
          <QuestionCode question={question} />
          <span>{text}</span>
        </h3>
        <span className="flex flex-wrap items-center gap-2">
          <QuestionFlags question={question} />
          {answeredAt && (
            <span className="text-caption text-ink-2">
              <Time at={answeredAt} mode="time" />
            </span>
          )}
          {score !== null && (
            <span className="num text-caption text-ink-2">
              {t('earnedOf', { earned: plainNumber(earned), weight: plainNumber(weight) })}
            </span>
          )}
        </span>
      </header>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <AnswerBody question={question} photos={false} />
          <Translations questionKey={key} of={marks.translations} />
          {question.sentence && (
            <p className="mt-1 text-ui text-ink-2">{t('reportedAs', { sentence: question.sentence })}</p>
          )}
        </div>
      </div>
      <Corrections edits={marks.edits.filter(({ questionKey }) => questionKey === key)} />
      <QuestionActions question={question} marks={marks} />
      {warnings.length > 0 && (
        <ul
          data-tone="yellow"
          className="flex flex-col gap-1 rounded-control bg-tone px-3 py-2 text-caption text-tone-ink"
        >
          {warnings.map((warning) => (
            <li key={warning} className="flex items-center gap-2">
              <Icon as={TriangleAlert} size={12} />
              {warning}
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
