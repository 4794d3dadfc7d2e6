import type { ReactNode } from 'react'
import { formatPoints, formatScore } from '#/domain/score.ts'
import { clientReportMessages } from '#/messages/reports.ts'
import { sampleReportMessages } from '#/messages/reporting/sample-report.ts'
import { Badge } from '#/ui/badge.tsx'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import type { Evidence, SampleAnswer } from '../sample-report.ts'
import { GivenText } from './given-text.tsx'

export const evidenceId = (id: string): string => `evidence-${id.replace(':', '-')}`
export const sentenceId = (number: number): string => `sentence-${number}`
/** At most two decimals, without trailing zeros. */
export const plain = (value: number): string => String(Math.round(value * 100) / 100)

type CardProps = { evidence: Evidence; marked: boolean; title: ReactNode; children: ReactNode }

function EvidenceCard({ evidence, marked, title, children }: CardProps) {
  const t = useT(sampleReportMessages)
  return (
    <li
      id={evidenceId(evidence.id)}
      tabIndex={-1}
      className={classes(
        'scroll-mt-24 rounded-card border p-4 outline-none target:border-primary target:bg-primary-soft',
        marked ? 'border-primary bg-primary-soft' : 'border-line bg-card',
      )}
    >
      <h4 className="text-body font-semibold">{title}</h4>
      <div className="mt-1 flex flex-col gap-2 text-ui text-ink-2">{children}</div>
      <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-ink-2">
        {t('standsBehind')}
        {evidence.sentences.map((number) => (
          <a
            key={number}
            href={`#${sentenceId(number)}`}
            aria-label={t('sentence', { number })}
            className="num inline-flex size-6 items-center justify-center rounded-full border border-line-input font-semibold text-ink coarse:size-11"
          >
            {number}
          </a>
        ))}
      </p>
    </li>
  )
}

function AnswerEvidence({ answer }: { answer: SampleAnswer }) {
  const word = useT(clientReportMessages)
  const t = useT(sampleReportMessages)
  const { given } = answer
  return (
    <>
      <p className="text-ink">
        <GivenText answer={answer} />
      </p>
      {answer.comment && <blockquote className="border-s-2 border-line ps-3">{answer.comment}</blockquote>}
      {given?.kind === 'timing' && (
        <p>{t('limits', { full: given.limits[0], three: given.limits[1], half: given.limits[2] })}</p>
      )}
      <p className="flex flex-wrap gap-2">
        {answer.failed && answer.critical && <Badge tone="red">{t('critical')}</Badge>}
        {answer.failed && answer.major && <Badge tone="yellow-deep">{t('major')}</Badge>}
        {answer.repeated && <Badge tone="violet">{t('repeated')}</Badge>}
      </p>
      {answer.sentence && <p className="text-caption">{word('askedWas', { question: answer.text })}</p>}
      {answer.lost > 0 && <p>{t('cost', { points: formatPoints(answer.lost) })}</p>}
    </>
  )
}

/** One piece of evidence: figures or an answer that sentences of the summary are based on. */
export function EvidenceItem({ evidence, marked }: { evidence: Evidence; marked: boolean }) {
  const t = useT(sampleReportMessages)
  const lang = useLang()
  const frame = { evidence, marked }
  switch (evidence.kind) {
    case 'score':
      return (
        <EvidenceCard {...frame} title={t('ev_score')}>
          <p>
            <ScoreBadge score={evidence.score} />
          </p>
          <p>{t('ev_score_text', { earned: plain(evidence.numerator), possible: plain(evidence.denominator) })}</p>
        </EvidenceCard>
      )
    case 'visits':
      return (
        <EvidenceCard {...frame} title={t('ev_visits')}>
          <ul className="flex flex-col gap-1.5">
            {evidence.visits.map(({ at, score }) => (
              <li key={at} className="flex items-center justify-between gap-4">
                <Time at={at} />
                <ScoreBadge score={score} word={false} />
              </li>
            ))}
          </ul>
        </EvidenceCard>
      )
    case 'section':
      return (
        <EvidenceCard {...frame} title={evidence.title}>
          <p>
            <ScoreBadge score={evidence.score} />
          </p>
          <p>{t('ev_section_text', { earned: plain(evidence.earned), possible: plain(evidence.possible) })}</p>
          {evidence.before !== null && <p>{t('ev_section_before', { before: formatScore(evidence.before, lang) })}</p>}
        </EvidenceCard>
      )
    case 'timings':
      return (
        <EvidenceCard {...frame} title={t('ev_timings')}>
          <ul className="flex flex-col gap-1.5">
            {evidence.timings.map((answer) => (
              <li key={answer.key}>
                {answer.text}: <GivenText answer={answer} />
              </li>
            ))}
          </ul>
        </EvidenceCard>
      )
    case 'answer':
      return (
        <EvidenceCard {...frame} title={evidence.answer.sentence ?? evidence.answer.text}>
          <AnswerEvidence answer={evidence.answer} />
        </EvidenceCard>
      )
  }
}
