import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { QuestionView } from '../report-view.ts'
import { plainNumber } from './answer.tsx'

/** Colour by the score of the wait: in time, past the first limit, past the last. */
const fillOf = (score: number | null): string => {
  if (score === null || score <= 0.25) return 'fill-gauge-critical'
  return score === 1 ? 'fill-gauge-excellent' : score >= 0.75 ? 'fill-gauge-good' : 'fill-gauge-weak'
}

/** Waiting times from door to bill, each against its own limits. */
export function Timings({ timings }: { timings: readonly QuestionView[] }) {
  const t = useT(clientReportMessages)
  if (timings.length === 0) return null
  return (
    <Card id="timings" title={t('timings')} className="scroll-mt-32">
      <ol className="flex flex-col gap-4">
        {timings.map((question) => (
          <li key={question.key} className="break-inside-avoid">
            <TimingRow question={question} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function TimingRow({ question }: { question: QuestionView }) {
  const word = useT(reportMessages)
  const mirrored = useLang() === 'ar'
  if (question.given?.kind !== 'timing') return null
  const { minutes, limits } = question.given
  const end = Math.max(1.5 * limits[2], minutes)
  const width = (value: number) => (100 * value) / end
  const at = (value: number) => `${mirrored ? 100 - width(value) : width(value)}%`
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-ui">
        <span className="font-medium">{question.text}</span>
        <span className="num font-semibold">{word('minutes', { count: minutes })}</span>
      </div>
      <svg aria-hidden width="100%" height="22" className="mt-1 block overflow-visible">
        <rect y="3" width="100%" height="10" rx="3" className="fill-surface-3" />
        <rect
          x={mirrored ? at(minutes) : 0}
          y="3"
          width={`${width(minutes)}%`}
          height="10"
          rx="3"
          className={fillOf(question.score)}
        />
        {limits.map((limit) => (
          <line key={limit} x1={at(limit)} x2={at(limit)} y1="0" y2="16" strokeWidth="2" className="stroke-ink" />
        ))}
      </svg>
      <p className="num text-caption text-ink-2">
        {word('limits', { full: plainNumber(limits[0]), half: plainNumber(limits[2]) })}
      </p>
    </>
  )
}
