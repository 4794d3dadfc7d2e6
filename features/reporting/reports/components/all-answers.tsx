import { actionAskedAgain } from '#/domain/fieldwork/again.ts'
import { formatTime } from '#/domain/riyadh-time.ts'
import { clientPageMessages } from '#/messages/reporting/client-report.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PhotoGrid } from '#/ui/photo-grid.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { failedFirst, ownWordsOf, type QuestionView, type ReportView } from '../report-view.ts'
import type { BesideQuestion } from './findings.tsx'
import { Fold } from '#/ui/fold.tsx'
import { AnswerBody, QuestionCode, QuestionFlags } from './answer.tsx'

/** All answers of the visit, folded by section, failed ones first. */
export function AllAnswers({ report, beside }: { report: ReportView; beside?: BesideQuestion }) {
  const t = useT(clientReportMessages)
  return (
    <section id="answers" aria-labelledby="answers-title" className="scroll-mt-16">
      <h2 id="answers-title" className="pb-2 text-h3 font-semibold">
        {t('answers')}
      </h2>
      {report.sections.map(({ key, title, score, questions }) => {
        const asked = questions.filter(({ state }) => state !== 'hidden')
        return (
          <Fold
            key={key}
            summary={
              <>
                <span className="text-ui font-semibold">{title}</span>
                <span className="flex items-center gap-3 text-caption text-ink-2">
                  {t('sectionSummary', { count: asked.length })}
                  <ScoreBadge score={score} word={false} />
                </span>
              </>
            }
          >
            <AnswerRows questions={failedFirst(asked)} beside={beside} />
          </Fold>
        )
      })}
    </section>
  )
}

type RowsProps = { questions: readonly QuestionView[]; beside: BesideQuestion | undefined }

function AnswerRows({ questions, beside }: RowsProps) {
  return (
    <ul className="border-t border-line">
      {questions.map((question) => {
        const around = beside?.(question)
        return (
          <li
            key={question.key}
            className="flex break-inside-avoid flex-col gap-2 border-b border-line py-3 ps-4 last:border-b-0"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h3 className="flex min-w-0 gap-2 text-ui font-semibold">
                <QuestionCode question={question} />
                <span>{question.text}</span>
              </h3>
              <QuestionFlags question={question} />
            </div>
            <AnswerBody question={question} photos={false} />
            {around?.notes}
            {around?.buttons}
          </li>
        )
      })}
    </ul>
  )
}

/** The shopper's unscored answers: order, receipt, best moment, what to fix first, the visit as a whole. */
export function OwnWords({ questions }: { questions: readonly QuestionView[] }) {
  const word = useT(reportMessages)
  const told = questions.filter(({ given, comment }) => given !== null || comment !== '')
  if (told.length === 0) return null
  return (
    <Card id="words" title={word(ownWordsOf(questions))} className="scroll-mt-32 print:break-inside-auto!">
      <dl className="flex flex-col gap-4">
        {told.map((question) => (
          <div key={question.key} className="break-inside-avoid">
            <dt className="text-caption text-ink-2">{question.text}</dt>
            <dd>
              {actionAskedAgain(question.key) && <p className="text-caption text-ink-2">{word('askedAgain')}</p>}
              <AnswerBody question={question} photos={false} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** All photos in the questionnaire's order; each opens large with its question and time. */
export function PhotoEvidence({ report }: { report: ReportView & { photoTimes: Record<string, string> } }) {
  const word = useT(reportMessages)
  const t = useT(clientPageMessages)
  const lang = useLang()
  const photos = [...report.sections.flatMap(({ questions }) => questions), ...report.unscored].flatMap((question) =>
    question.photos.map(({ id, src }) => {
      const at = report.photoTimes[id] ?? question.answeredAt
      const time = at && formatTime(new Date(at), lang)
      const shown = question.sentence ?? question.text
      const caption = time ? t('photoCaption', { question: shown, time }) : shown
      return { id, src, alt: shown, caption }
    }),
  )
  return (
    <Card
      id="photos"
      title={word('photos')}
      description={photos.length > 0 && word('photosCount', { count: photos.length })}
      className="scroll-mt-32"
    >
      <PhotoGrid photos={photos} />
    </Card>
  )
}
