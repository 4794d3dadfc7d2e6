import type { ReactNode } from 'react'
import { OwnText } from '#/features/fieldwork/translations/components/own-text.tsx'
import { reportPageMessages } from '#/messages/reporting/report-page.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { Badge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import { PhotoGrid } from '#/ui/photo-grid.tsx'
import { Time } from '#/ui/time.tsx'
import type { ClientReport, Finding } from '../read-client-report.server.ts'
import type { QuestionView } from '../report-view.ts'
import { formatPoints } from '#/domain/score.ts'
import { AnswerText, QuestionCode } from './answer.tsx'
import { Fold } from '#/ui/fold.tsx'

/** What belongs to a question beside its answer: notes below it, and buttons at the end of its line. */
export type BesideQuestion = (question: QuestionView) => { notes: ReactNode; buttons: ReactNode }

/** Findings with nothing beyond the answer go into the short list. */
const isFull = ({ failed, comment, photos }: Finding): boolean => failed || comment !== '' || photos.length > 0

/** Every lost point with observation, time and photo; critical and major ones first. */
export function Findings({ report, beside }: { report: ClientReport; beside?: BesideQuestion }) {
  const t = useT(clientReportMessages)
  const page = useT(reportPageMessages)
  const full = report.findings.filter(isFull)
  const small = report.findings.filter((finding) => !isFull(finding))
  return (
    <section id="findings" aria-labelledby="findings-title" className="scroll-mt-16">
      <h2 id="findings-title" className="sr-only">
        {t('findings')}
      </h2>
      {report.findings.length === 0 && <p className="text-ui">{t('noFindings')}</p>}
      <ol>
        {full.map((finding) => (
          <li key={finding.key} className="border-t border-line first:border-t-0">
            <FindingRow finding={finding} beside={beside} />
          </li>
        ))}
      </ol>
      {small.length > 0 && (
        <Fold
          summary={
            <span className="num text-ui font-semibold">
              {page('smallLosses', {
                count: small.length,
                points: formatPoints(small.reduce((sum, { lost }) => sum + lost, 0)),
              })}
            </span>
          }
        >
          <ul className="flex flex-col gap-2 pb-3">
            {small.map((finding) => (
              <SmallLoss key={finding.key} finding={finding} beside={beside} />
            ))}
          </ul>
        </Fold>
      )}
    </section>
  )
}

function Cost({ finding }: { finding: Finding }) {
  const t = useT(reportMessages)
  if (finding.lost < 0.05) return null
  return (
    <span className="num text-caption whitespace-nowrap text-ink-2">
      {t('lostPoints', { points: formatPoints(finding.lost) })}
    </span>
  )
}

type RowProps = { finding: Finding; beside: BesideQuestion | undefined }

/** One finding: code, what was seen, how grave, the shopper's words, photos and the points lost. */
function FindingRow({ finding, beside }: RowProps) {
  const t = useT(clientReportMessages)
  const word = useT(reportMessages)
  const { failed, critical, major, repeated, sectionTitle, sentence, answeredAt, given, comment, photos } = finding
  const around = beside?.(finding)
  const isTold = given !== null && given.kind !== 'yes_no'
  return (
    <article
      id={`finding-${finding.key}`}
      className="flex scroll-mt-16 gap-3 break-inside-avoid py-3 print:break-inside-auto"
    >
      <span className="w-8 shrink-0 text-ui">
        <QuestionCode question={finding} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="min-w-0 text-ui font-semibold">
            {sentence}
            {failed && critical && <span className="ms-2 font-normal text-danger-ink">{t('criticalFinding')}</span>}
            {failed && !critical && major && (
              <span className="ms-2 font-normal text-warning-ink">{t('majorFinding')}</span>
            )}
          </h3>
          <Cost finding={finding} />
        </header>
        {comment && (
          <blockquote className="prose-width text-ui">
            <OwnText text={comment} told={finding.told?.comment} />
          </blockquote>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="flex flex-wrap items-center gap-x-3 text-caption text-ink-2">
            <span>{sectionTitle}</span>
            {isTold && (
              <span>
                {word('answerGiven')}: <AnswerText given={given} short />
              </span>
            )}
            {answeredAt && (
              <span>
                {t('seenAt')} <Time at={answeredAt} mode="time" />
              </span>
            )}
            {repeated && <Badge tone="violet">{t('repeated')}</Badge>}
          </p>
          {around?.buttons}
        </div>
        {photos.length > 0 && <PhotoGrid small photos={photos.map(({ id, src }) => ({ id, src, alt: sentence }))} />}
        {finding.putRight && <PutRight fix={finding.putRight} />}
        {around?.notes}
      </div>
    </article>
  )
}

/** What the auditor saw put right before leaving; the failed score stays. */
function PutRight({ fix }: { fix: QuestionView }) {
  const t = useT(clientReportMessages)
  return (
    <div className="flex flex-col gap-2 border-s-2 border-line ps-3">
      <p className="flex flex-wrap items-baseline gap-2 text-ui">
        <Badge tone="green">{t('putRight')}</Badge>
        {fix.given && <AnswerText given={fix.given} short />}
      </p>
      {fix.photos.length > 0 && (
        <PhotoGrid small photos={fix.photos.map(({ id, src }) => ({ id, src, alt: fix.text }))} />
      )}
    </div>
  )
}

function SmallLoss({ finding, beside }: { finding: Finding; beside: BesideQuestion | undefined }) {
  const around = beside?.(finding)
  return (
    <li id={`finding-${finding.key}`} className="flex scroll-mt-16 flex-col text-ui">
      <span className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="flex min-w-0 flex-wrap gap-x-2">
          <QuestionCode question={finding} />
          <span>{finding.sentence}</span>
          <span className="text-ink-2">{finding.given && <AnswerText given={finding.given} short />}</span>
        </span>
        <span className="flex flex-wrap items-center gap-x-3">
          {around?.buttons}
          <Cost finding={finding} />
        </span>
      </span>
      {around?.notes}
    </li>
  )
}
