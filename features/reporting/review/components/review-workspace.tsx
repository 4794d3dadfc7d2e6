import { type FocusEvent, useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { EvidencePanel } from '#/features/fieldwork/evidence/components/evidence-panel.tsx'
import { MissingTranslations } from '#/features/fieldwork/translations/components/missing-translations.tsx'
import { PhrasesAtHand } from '#/features/reporting/phrases/components/phrase-picker.tsx'
import { explainChange } from '#/features/reporting/editing/components/changed-meanwhile.tsx'
import { type Marks, ReviewAnswers } from '#/features/reporting/editing/components/review-answers.tsx'
import { ReviewDecision, Statistics } from '#/features/reporting/editing/components/review-decision.tsx'
import { ReviewFacts, ReviewHistory, ReviewScore } from '#/features/reporting/editing/components/review-facts.tsx'
import { ShortcutSwitch } from '#/features/reporting/editing/components/shortcut-switch.tsx'
import { useQuestionKeys } from '#/features/reporting/reports/components/use-question-keys.ts'
import { isOpenOnDesk } from '#/domain/reporting/desk.ts'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import type { ReviewPage } from '../read-review-page.server.ts'
import { AlertPanel } from './alert-panel.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { DisputePanel } from './dispute-panel.tsx'
import { Flags } from './flags.tsx'
import { MediaPane } from './media-pane.tsx'
import { PhotoViewer } from './photo-viewer.tsx'
import { VoicePanel } from './voice-panel.tsx'
import { Versions } from './versions.tsx'

const none: ReadonlySet<string> = new Set()

/** Questions that an editor marks for the shopper. */
function useMarks() {
  const [marked, setMarked] = useState(none)
  const toggle = useCallback((key: string) => {
    setMarked((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }, [])
  return { marked, toggle, clear: () => setMarked(none) }
}

/** The editor's desk: the decision above, answers that need an editor, and at the end photos and evidence; stacked on a phone. */
export function ReviewWorkspace({ page }: { page: ReviewPage }) {
  const { report, alerts, disputes, phrases } = page
  const t = useT(reviewMessages)
  const { marked, toggle, clear } = useMarks()
  const [correcting, setCorrecting] = useState<string | null>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const [shown, setShown] = useState<number | null>(null)
  const [all, setAll] = useState(false)
  const canReturn = report.status === 'in_review' && report.mine
  const canCorrect = report.correctable.length > 0 && canReturn
  const ignore = useCallback(() => {}, [])
  const keys = useQuestionKeys(canReturn ? toggle : ignore)
  const questions = useMemo(
    () => [...report.sections.flatMap((section) => section.questions), ...report.unscored],
    [report],
  )
  const photos = useMemo(
    () =>
      questions.flatMap((question) =>
        question.photos.map((photo) => ({ ...photo, takenAt: report.photoTimes[photo.id] ?? null, question })),
      ),
    [questions, report.photoTimes],
  )
  const needsEditor = useMemo(() => askDesk(page), [page])
  const toCheck = questions.filter(needsEditor).length
  const open = (photoId: string) => setShown(photos.findIndex(({ id }) => id === photoId))
  const follow = (event: FocusEvent) =>
    setCurrent(event.target.closest<HTMLElement>('[data-question]')?.dataset['question'] ?? null)
  const marks = {
    marked: canReturn ? marked : none,
    toggle: canReturn ? toggle : null,
    correct: canCorrect ? setCorrecting : null,
    openPhoto: open,
    edits: report.edits,
    needsEditor,
    doubts: page.evidence,
    translations: report.translations,
  }
  return (
    <PhrasesAtHand phrases={phrases}>
      <div className="flex min-w-0 flex-col">
        <ReviewDecision report={report} marks={marks} onReturned={clear} next={page.next} />
        <div className="grid items-start gap-6 pt-4 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="flex min-w-0 flex-col gap-4 empty:hidden lg:col-span-full">
            <ShownVersion report={report} />
            {alerts.map((alert) => (
              <AlertPanel key={alert.id} alert={alert} />
            ))}
            {disputes.length > 0 && <DisputePanel report={report} disputes={disputes} />}
            <VoicePanel report={report} voice={page.voice} />
          </div>
          <aside className="flex min-w-0 flex-col gap-4 max-lg:order-2 lg:sticky lg:top-36 lg:col-start-2 lg:row-start-2 lg:max-h-[calc(100dvh-9.5rem)] lg:overflow-y-auto">
            <MediaPane questions={questions} current={current} onOpen={open} />
            <EvidencePanel evidence={page.evidence} />
            <ShortcutSwitch on={keys.on} onChange={keys.change} />
          </aside>
          <div onFocus={follow} className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-start-2">
            <Flags report={report} evidence={page.evidence} />
            <AnswersHead count={toCheck} all={all} onChange={setAll} />
            {report.translations && <MissingTranslations of={report.translations} explain={explainChange} />}
            <ReviewAnswers report={report} marks={marks} all={all} />
            <Versions report={report} />
            <details>
              <summary className="min-h-6 cursor-pointer text-ui font-semibold max-md:py-2.5">
                {t('aboutVisit')}
              </summary>
              <div className="flex flex-col gap-4 pt-4">
                <ReviewScore report={report} />
                <ReviewFacts report={report} />
              </div>
            </details>
            <ReviewHistory history={report.history} />
            <Statistics report={report} />
          </div>
        </div>
      </div>
      <CorrectDialog
        report={report}
        answer={report.correctable.find(({ question }) => question.key === correcting)}
        onClose={() => setCorrecting(null)}
      />
      <PhotoViewer photos={photos} index={shown} onMove={setShown} />
    </PhrasesAtHand>
  )
}

/** The rule of the desk, with what this report's corrections and evidence say about each answer. */
function askDesk({ report, evidence }: ReviewPage): Marks['needsEditor'] {
  const corrected = new Set(report.edits.map(({ questionKey }) => questionKey))
  const doubtful = new Set([
    ...(evidence?.doubtful ?? []),
    ...(evidence?.differing ?? []).map((one) => one.questionKey),
  ])
  const explained = new Set(report.explained)
  return (question) =>
    isOpenOnDesk({
      ...question,
      isCorrected: corrected.has(question.key),
      isInDoubt: doubtful.has(question.key),
      isExplained: explained.has(question.key),
    })
}

type HeadProps = { count: number; all: boolean; onChange: (all: boolean) => void }

function AnswersHead({ count, all, onChange }: HeadProps) {
  const t = useT(reviewMessages)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="num text-ui font-medium">{t('toCheck', { count })}</p>
      <Button size="dense" variant="quiet" data-key="all" aria-pressed={all} onClick={() => onChange(!all)}>
        {t(all ? 'showOpen' : 'showAll')}
      </Button>
    </div>
  )
}

function ShownVersion({ report }: Pick<ReviewPage, 'report'>) {
  const t = useT(reviewMessages)
  if (report.shownRevision === null) return null
  return (
    <Notice
      actions={
        <Link className="link" to=".">
          {t('today')}
        </Link>
      }
    >
      {t('shownVersion', { number: report.shownRevision })}
    </Notice>
  )
}
