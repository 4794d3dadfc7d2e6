import type { ReactNode } from 'react'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { classes } from '#/ui/class-names.ts'
import { useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'
import type { ClientReport, Finding } from '../read-client-report.server.ts'
import type { QuestionView } from '../report-view.ts'
import { formatPoints } from '#/domain/score.ts'
import { AnswerBody, AnswerText, QuestionCode } from './answer.tsx'

/** Content below a question's answer, such as actions. */
export type BesideQuestion = (question: QuestionView) => ReactNode

/** Findings with nothing beyond the answer go into the short list. */
const isFull = ({ failed, comment, photos }: Finding): boolean => failed || comment !== '' || photos.length > 0

/** Every lost point with observation, time and photo; critical and major ones first. */
export function Findings({ report, beside }: { report: ClientReport; beside?: BesideQuestion }) {
  const t = useT(clientReportMessages)
  const full = report.findings.filter(isFull)
  const small = report.findings.filter((finding) => !isFull(finding))
  return (
    <Card
      id="findings"
      title={t('findings')}
      description={t('findingsHint')}
      className="scroll-mt-32 print:break-inside-auto!"
      flush="framed"
    >
      {report.findings.length === 0 && <p className="px-4 pb-4 text-ui md:px-6">{t('noFindings')}</p>}
      <ol>
        {full.map((finding) => (
          <li key={finding.key} className="border-t border-line">
            <FindingCard finding={finding} branch={report.branch} beside={beside} />
          </li>
        ))}
      </ol>
      {small.length > 0 && (
        <div className="border-t border-line px-4 py-4 md:px-6">
          <h3 className="text-body font-semibold">{t('smallLosses')}</h3>
          <ul className="mt-2 flex flex-col gap-2">
            {small.map((finding) => (
              <SmallLoss key={finding.key} finding={finding} beside={beside} />
            ))}
          </ul>
        </div>
      )}
    </Card>
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

type CardProps = { finding: Finding; branch: string; beside: BesideQuestion | undefined }

function FindingCard({ finding, branch, beside }: CardProps) {
  const t = useT(clientReportMessages)
  const { failed, critical, major, repeated, sectionTitle, sentence, asked, answeredAt } = finding
  const severe = failed && (critical || major)
  return (
    <article
      id={`finding-${finding.key}`}
      className={classes(
        'flex scroll-mt-32 break-inside-avoid flex-col gap-2 print:break-inside-auto border-s-4 px-4 py-4 md:px-6',
        failed && critical ? 'border-s-danger' : severe ? 'border-s-warning-ink' : 'border-s-transparent',
      )}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="flex min-w-0 gap-2 text-body font-semibold">
          <QuestionCode question={finding} />
          <span>
            {asked !== null && (
              <>
                <bdi>{branch}</bdi>
                {' – '}
              </>
            )}
            {sentence}
          </span>
        </h3>
        <Cost finding={finding} />
      </header>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-2">
        {failed && critical && <Badge tone="red">{t('criticalFinding')}</Badge>}
        {failed && major && <Badge tone="yellow-deep">{t('majorFinding')}</Badge>}
        {repeated && <Badge tone="violet">{t('repeated')}</Badge>}
        <span>{sectionTitle}</span>
        {answeredAt && (
          <span>
            {t('seenAt')} <Time at={answeredAt} mode="time" />
          </span>
        )}
      </p>
      <AnswerBody question={finding} />
      {asked !== null && <p className="text-caption text-ink-2">{t('askedWas', { question: asked })}</p>}
      {beside?.(finding)}
    </article>
  )
}

function SmallLoss({ finding, beside }: { finding: Finding; beside: BesideQuestion | undefined }) {
  return (
    <li
      id={`finding-${finding.key}`}
      className="flex scroll-mt-32 flex-wrap items-baseline justify-between gap-x-4 text-ui"
    >
      <span className="flex min-w-0 flex-wrap gap-x-2">
        <QuestionCode question={finding} />
        <span>{finding.sentence}</span>
        <span className="text-ink-2">{finding.given && <AnswerText given={finding.given} short />}</span>
      </span>
      <Cost finding={finding} />
      {beside && <div className="basis-full">{beside(finding)}</div>}
    </li>
  )
}
