import { Contrast, Eye, Flag, Lock, PenLine, Undo2, type LucideIcon } from 'lucide-react'
import { type ReportStatus, reportTone } from '#/domain/report.ts'
import { reportMessages } from '#/messages/reports.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

const icons: Partial<Record<ReportStatus, LucideIcon>> = {
  draft: PenLine,
  submitted: Contrast,
  in_review: Eye,
  revision_requested: Undo2,
  disputed: Flag,
  locked: Lock,
}

export function ReportStatusBadge({ status }: { status: ReportStatus }) {
  const t = useT(reportMessages)
  return (
    <StatusBadge tone={reportTone[status]} icon={icons[status]}>
      {t(`status_${status}`)}
    </StatusBadge>
  )
}
