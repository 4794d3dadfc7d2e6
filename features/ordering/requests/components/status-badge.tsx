import { CalendarClock } from 'lucide-react'
import { type EvaluationStatus, evaluationTone } from '#/domain/evaluation.ts'
import type { VisitRisk } from '#/domain/visit-risk.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'

/** Status of a request: icon, word and colour of the specification's section 4. */
export function RequestStatus({ status }: { status: EvaluationStatus }) {
  const t = useT(evaluationMessages)
  return <StatusBadge tone={evaluationTone[status]}>{t(`status_${status}`)}</StatusBadge>
}

/** Risk beside the status: late or endangered. */
export function RiskMark({ risk }: { risk: VisitRisk | null }) {
  const t = useT(evaluationMessages)
  if (!risk) return null
  return (
    <span className="inline-flex items-center gap-1 text-caption font-medium text-danger-ink">
      <Icon as={CalendarClock} size={12} />
      {t(`risk_${risk}`)}
    </span>
  )
}
