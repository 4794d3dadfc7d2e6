import { CircleCheck, CircleDot, CircleX, Contrast, RotateCcw, ShieldCheck } from 'lucide-react'
import {
  type CorrectiveActionStatus,
  correctiveActionTone,
  type Priority,
  type Verification,
} from '#/domain/corrective-action.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { Badge, StatusBadge } from '#/ui/badge.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { CorrectiveActionLine } from '../read-corrective-actions.server.ts'

const icons = {
  open: CircleDot,
  in_progress: Contrast,
  done: CircleCheck,
  verified: ShieldCheck,
  reopened: RotateCcw,
  cancelled: CircleX,
} as const

type Shown = { status: CorrectiveActionStatus; verification?: Verification | null }

/** An action verified only by the client is shown as declared. */
export function CorrectiveActionBadge({ status, verification }: Shown) {
  const t = useT(correctiveActionMessages)
  const isDeclared = status === 'verified' && verification === 'self'
  return (
    <StatusBadge tone={isDeclared ? 'yellow' : correctiveActionTone[status]} icon={icons[isDeclared ? 'done' : status]}>
      {isDeclared ? t('status_declared') : t(`status_${status}`)}
    </StatusBadge>
  )
}

const priorityTones = { critical: 'red', high: 'yellow-deep', medium: 'grey', low: 'grey' } as const

export function PriorityBadge({ priority }: { priority: Priority }) {
  const t = useT(correctiveActionMessages)
  return <Badge tone={priorityTones[priority]}>{t(`priority_${priority}`)}</Badge>
}

/** Due day, with a text when overdue. */
export function DueDay({ action }: { action: Pick<CorrectiveActionLine, 'dueOn' | 'overdue'> }) {
  const t = useT(correctiveActionMessages)
  const lang = useLang()
  return (
    <span className="num inline-flex flex-wrap items-baseline gap-x-2">
      <time dateTime={action.dueOn}>{formatDay(action.dueOn, lang)}</time>
      {action.overdue && <span className="font-medium text-danger-ink">{t('overdue')}</span>}
    </span>
  )
}

/** Where an action is to be done, how urgent it is and until when. */
export function ActionFacts({ action }: { action: CorrectiveActionLine }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <bdi>{action.branch}</bdi>
      <PriorityBadge priority={action.priority} />
      <DueDay action={action} />
    </span>
  )
}
