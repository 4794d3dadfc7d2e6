import type { ReactNode } from 'react'
import { formatPoints, formatScore } from '#/domain/score.ts'
import { clientReportMessages } from '#/messages/reports.ts'
import { sampleReportMessages } from '#/messages/reporting/sample-report.ts'
import { Badge } from '#/ui/badge.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import type { Evidence, SampleAnswer } from '../sample-report.ts'
import { GivenText } from './given-text.tsx'

export const sentenceId = (number: number): string => `sentence-${number}`
/** At most two decimals, without trailing zeros. */
export const plain = (value: number): string => String(Math.round(value * 100) / 100)

function EvidenceCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <article className="rounded-[14px] border border-line bg-card p-5">
      <h4 className="text-body font-semibold">{title}</h4>
      <div className="mt-2 flex flex-col gap-2 text-ui text-ink-2">{children}</div>
    </article>
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
export function EvidenceItem({ evidence }: { evidence: Evidence }) {
  const t = useT(sampleReportMessages)
  const lang = useLang()
  switch (evidence.kind) {
    case 'score':
      return (
        <EvidenceCard title={t('ev_score')}>
          <p>
            <ScoreBadge score={evidence.score} />
          </p>
          <p>{t('ev_score_text', { earned: plain(evidence.numerator), possible: plain(evidence.denominator) })}</p>
        </EvidenceCard>
      )
    case 'visits':
      return (
        <EvidenceCard title={t('ev_visits')}>
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
        <EvidenceCard title={evidence.title}>
          <p>
            <ScoreBadge score={evidence.score} />
          </p>
          <p>{t('ev_section_text', { earned: plain(evidence.earned), possible: plain(evidence.possible) })}</p>
          {evidence.before !== null && <p>{t('ev_section_before', { before: formatScore(evidence.before, lang) })}</p>}
        </EvidenceCard>
      )
    case 'timings':
      return (
        <EvidenceCard title={t('ev_timings')}>
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
        <EvidenceCard title={evidence.answer.sentence ?? evidence.answer.text}>
          <AnswerEvidence answer={evidence.answer} />
        </EvidenceCard>
      )
  }
}
