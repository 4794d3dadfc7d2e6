import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EvidenceView } from '#/features/fieldwork/evidence/read-evidence.server.ts'
import { reasonText } from '#/features/fieldwork/evidence/reason-text.ts'
import type { ReviewReport } from '#/features/reporting/editing/read-review-report.server.ts'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { reportReviewMessages } from '#/messages/reports.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'

type Flagged = { id: string; tone: 'red' | 'yellow-deep' | 'yellow'; word: ReactNode; to: string; text: string }

/** Overview for the editor: severe failures, serious doubts, and problems of the final check. */
export function Flags({ report, evidence }: { report: ReviewReport; evidence: EvidenceView | null }) {
  const t = useT(reviewMessages)
  const word = useT(reportReviewMessages)
  const lang = useLang()
  const questions = report.sections.flatMap((section) => section.questions)
  const textOf = (key: string) => {
    const question = questions.find((one) => one.key === key)
    return question?.sentence ?? question?.text ?? key
  }
  const { criticalFailed, major } = report.score
  const flags: Flagged[] = [
    ...criticalFailed.map((key) => ({
      id: `critical ${key}`,
      tone: 'red' as const,
      word: t('flag_critical'),
      to: `#q-${key}`,
      text: textOf(key),
    })),
    ...major
      .filter((key) => !criticalFailed.includes(key))
      .map((key) => ({
        id: `major ${key}`,
        tone: 'yellow-deep' as const,
        word: t('flag_major'),
        to: `#q-${key}`,
        text: textOf(key),
      })),
    ...(evidence?.reasons ?? [])
      .filter((reason) => reason.tone === 'serious')
      .map((reason) => ({
        id: `evidence ${reason.key}`,
        tone: 'yellow-deep' as const,
        word: t('flag_evidence'),
        to: '#evidence',
        text: reasonText(reason, lang),
      })),
    ...report.problems.map(({ questionKey, problem, text }) => ({
      id: `${problem} ${questionKey}`,
      tone: 'yellow' as const,
      word: word(`problem_${problem}`),
      to: `#q-${questionKey}`,
      text,
    })),
  ]
  return (
    <Card title={t('flags')} id="flags" className="scroll-mt-20">
      {flags.length === 0 && <p className="text-ui text-ink-2">{t('noFlags')}</p>}
      <ul className="flex flex-col gap-3">
        {flags.map(({ id, tone, word: name, to, text }) => (
          <li key={id} className="flex flex-col items-start gap-1">
            <Badge tone={tone} icon={Flag}>
              {name}
            </Badge>
            <a href={to} className="link inline-flex min-h-6 items-center text-ui max-md:min-h-11">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
