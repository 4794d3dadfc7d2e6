import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { EvidenceView } from '#/features/fieldwork/evidence/read-evidence.server.ts'
import { reasonText } from '#/features/fieldwork/evidence/reason-text.ts'
import type { ReviewReport } from '#/features/reporting/editing/read-review-report.server.ts'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { reportReviewMessages } from '#/messages/reports.ts'
import { Badge } from '#/ui/badge.tsx'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { questionTexts } from '../question-texts.ts'

type Flagged = { id: string; tone: 'red' | 'yellow-deep' | 'yellow'; word: ReactNode; to: string; text: string }
type Flaggable = {
  report: Pick<ReviewReport, 'score' | 'problems'>
  evidence: Pick<EvidenceView, 'reasons'> | null
  textOf: (questionKey: string) => string
}

/** Severe failures, serious doubts, and problems of the final check, each with its place on the report's page. */
function useFlags({ report, evidence, textOf }: Flaggable): Flagged[] {
  const t = useT(reviewMessages)
  const word = useT(reportReviewMessages)
  const lang = useLang()
  const { criticalFailed, major } = report.score
  return [
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
}

/** Flags of a report; from another page they lead to `page`. */
export function FlagList({ page = '', ...parts }: Flaggable & { page?: string }) {
  const t = useT(reviewMessages)
  const flags = useFlags(parts)
  if (flags.length === 0) return <p className="text-ui text-ink-2">{t('noFlags')}</p>
  const look = 'link inline-flex min-h-6 items-center text-ui max-md:min-h-11'
  return (
    <ul className="flex flex-col gap-3">
      {flags.map(({ id, tone, word: name, to, text }) => (
        <li key={id} className="flex flex-col items-start gap-1">
          <Badge tone={tone} icon={Flag}>
            {name}
          </Badge>
          {page ? (
            <Link to={`${page}${to}`} className={look}>
              {text}
            </Link>
          ) : (
            <a href={to} className={look}>
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Overview for the editor, above the answers. */
export function Flags({ report, evidence }: { report: ReviewReport; evidence: EvidenceView | null }) {
  const t = useT(reviewMessages)
  const texts = questionTexts(report)
  return (
    <Card title={t('flags')} id="flags" className="scroll-mt-20">
      <FlagList report={report} evidence={evidence} textOf={(key) => texts.get(key) ?? key} />
    </Card>
  )
}
