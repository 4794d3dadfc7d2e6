import { Siren } from 'lucide-react'
import { ReportStatusBadge } from '#/features/fieldwork/visits/components/report-status-badge.tsx'
import { BranchName } from '#/features/reporting/reports/components/branch-name.tsx'
import { reviewMessages } from '#/messages/reporting/review.ts'
import { reportReviewMessages } from '#/messages/reports.ts'
import { Badge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { ListCells } from '#/ui/list-table.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import { type ReviewRow, weakEvidence } from '../review-list.ts'

/** Cells of a queue. Lateness is shown as text beside the date, because it is not a status. */
export const reviewCells: ListCells<ReviewRow> = {
  branch: ({ branch, location }) => <BranchName branch={branch} location={location} />,
  status: ({ status }) => <ReportStatusBadge status={status} />,
  risk: (row) => <Risk row={row} />,
  submitted: (row) => <Submitted row={row} />,
  score: ({ score }) => <ScoreBadge score={score} word={false} />,
  due: (row) => <Due row={row} />,
}

type Risky = Pick<ReviewRow, 'hasCritical' | 'evidence' | 'alertDueAt'>

/** Reasons to review a report before others: critical failures and weak evidence. */
export function Risk({ row: { hasCritical, evidence, alertDueAt } }: { row: Risky }) {
  const t = useT(reviewMessages)
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {hasCritical && (
        <Badge tone="red" icon={Siren}>
          {t('risk_critical')}
        </Badge>
      )}
      {alertDueAt && (
        <span className="text-caption text-danger-ink">
          {t('alertDue')} <Time at={alertDueAt} mode="time" />
        </span>
      )}
      {evidence !== null && (
        <Badge tone={evidence < weakEvidence ? 'yellow-deep' : 'grey'}>
          <span className="num">{t('evidenceShort', { score: evidence })}</span>
        </Badge>
      )}
    </span>
  )
}

function Submitted({ row }: { row: ReviewRow }) {
  const t = useT(reportReviewMessages)
  if (!row.submittedAt) return null
  return (
    <span className="block">
      <Time at={row.submittedAt} mode="datetime" />
      {row.waitedHours !== null && (
        <span className="num ms-2 text-caption text-ink-2">{t('waited', { count: row.waitedHours })}</span>
      )}
    </span>
  )
}

function Due({ row }: { row: ReviewRow }) {
  const t = useT(reportReviewMessages)
  if (!row.dueAt) return null
  return (
    <span className="block">
      <Time at={row.dueAt} mode="datetime" />
      {row.lateness !== 'on_time' && (
        <span className="ms-2 text-caption font-medium text-danger-ink">{t(row.lateness)}</span>
      )}
    </span>
  )
}
