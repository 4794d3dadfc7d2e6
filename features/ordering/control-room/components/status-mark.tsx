import { Check, CircleCheck, Clock, Contrast, type LucideIcon, User, X } from 'lucide-react'
import { type EvaluationStatus, evaluationTone } from '#/domain/evaluation.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'

const icons: Record<EvaluationStatus, LucideIcon> = {
  pending: Clock,
  approved: Check,
  assigned: User,
  in_progress: Contrast,
  completed: CircleCheck,
  cancelled: X,
}

/** Compact status: shape and colour, with its word for screen readers and hover. */
export function StatusMark({ status, count }: { status: EvaluationStatus; count?: number }) {
  const t = useT(evaluationMessages)
  const word = t(`status_${status}`)
  return (
    <span
      data-tone={evaluationTone[status]}
      title={word}
      className="num inline-flex min-h-5 shrink-0 items-center gap-1 rounded-full border border-tone-line bg-tone px-1.5 text-micro text-tone-ink"
    >
      <Icon as={icons[status]} size={12} className="text-tone-dot" />
      <span className="sr-only">{word}</span>
      {count}
    </span>
  )
}
