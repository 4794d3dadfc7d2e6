import { Contrast, Eye, PenLine, Undo2, type LucideIcon } from 'lucide-react'
import { type ReportStatus, reportTone } from '#/domain/report.ts'
import { shopperReportMessages } from '#/messages/shopper-reports.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

const icons: Partial<Record<ReportStatus, LucideIcon>> = {
  draft: PenLine,
  submitted: Contrast,
  in_review: Eye,
  revision_requested: Undo2,
}
/** Hides states between editor and client after the release from the shopper. */
const shown = (status: ReportStatus): ReportStatus =>
  status === 'disputed' || status === 'locked' ? 'released' : status

export function StateBadge({ status }: { status: ReportStatus }) {
  const t = useT(shopperReportMessages)
  return (
    <StatusBadge tone={reportTone[shown(status)]} icon={icons[status]}>
      {t(`status_${status}`)}
    </StatusBadge>
  )
}
