import {
  Circle,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleDot,
  Clock,
  Minus,
  Pencil,
  RotateCcw,
  type LucideIcon,
} from 'lucide-react'
import type { BadgeTone } from '#/domain/evaluation.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { DayStatus } from '../expected.ts'

export const statusLooks: Record<DayStatus, { icon: LucideIcon; tone: BadgeTone | 'red' }> = {
  signed: { icon: CircleCheck, tone: 'grey' },
  submitted: { icon: CircleDot, tone: 'blue' },
  draft: { icon: Pencil, tone: 'grey' },
  reopened: { icon: RotateCcw, tone: 'yellow' },
  due: { icon: Circle, tone: 'blue' },
  late: { icon: Clock, tone: 'yellow' },
  missing: { icon: CircleAlert, tone: 'red' },
  expected: { icon: CircleDashed, tone: 'grey' },
  closed: { icon: Minus, tone: 'grey' },
}

/** Status of a day or a report: icon and word. */
export function DailyStatus({ status }: { status: DayStatus }) {
  const t = useT(dailyMessages)
  const { icon, tone } = statusLooks[status]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`status_${status}`)}
    </StatusBadge>
  )
}
