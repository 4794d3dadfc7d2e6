import { ChevronDown } from 'lucide-react'
import { sampleReportMessages } from '#/messages/reporting/sample-report.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import type { SampleAnswer, SampleSection } from '../sample-report.ts'
import { plain } from './evidence.tsx'
import { GivenText } from './given-text.tsx'

function Line({ answer }: { answer: SampleAnswer }) {
  const t = useT(sampleReportMessages)
  const { score, weight } = answer
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3 md:flex-row md:justify-between md:gap-6">
      <div className="min-w-0">
        <p className="text-body font-medium">{answer.text}</p>
        <p className="text-ui text-ink-2">
          <GivenText answer={answer} />
        </p>
        {(answer.comment || answer.naReason) && (
          <p className="text-ui text-ink-2">{answer.comment || answer.naReason}</p>
        )}
      </div>
      <p className="shrink-0 text-ui md:text-end">
        {score === null ? (
          <span className="text-ink-2">{t('notCounted')}</span>
        ) : (
          t('pointsOf', { earned: plain(score * weight), weight: plain(weight) })
        )}
      </p>
    </li>
  )
}

/** All answers by section, folded natively, with or without scripts. */
export function AllSections({ sections }: { sections: readonly SampleSection[] }) {
  const t = useT(sampleReportMessages)
  return (
    <div className="flex flex-col gap-3">
      {sections.map((section) => (
        <details key={section.key} className="group rounded-card border border-line bg-card">
          <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 md:px-5 [&::-webkit-details-marker]:hidden">
            <h3 className="min-w-0 flex-1 text-body font-semibold">{section.title}</h3>
            <span className="text-ui text-ink-2 max-md:order-last max-md:basis-full">
              {t('sectionLine', {
                earned: plain(section.numerator),
                possible: plain(section.denominator),
                weight: plain(section.weight),
              })}
            </span>
            <ScoreBadge score={section.score} word={false} />
            <Icon as={ChevronDown} className="transition-transform group-open:rotate-180" />
          </summary>
          <ul className="px-4 pb-2 md:px-5">
            {section.answers.map((answer) => (
              <Line key={answer.key} answer={answer} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
