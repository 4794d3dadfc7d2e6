import { Ban, CircleCheck, CircleDashed, CircleDot, Flame, type LucideIcon, ChevronsUp } from 'lucide-react'
import { type StaffTaskPriority, type StaffTaskStatus, staffTaskTone } from '#/domain/office/staff-task.ts'
import { staffTaskMessages } from '#/messages/office/staff-tasks.ts'
import { Badge, StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'

const icons = {
  todo: CircleDashed,
  doing: CircleDot,
  done: CircleCheck,
  cancelled: Ban,
} as const satisfies Record<StaffTaskStatus, LucideIcon>

export function TaskStatusBadge({ status }: { status: StaffTaskStatus }) {
  const t = useT(staffTaskMessages)
  return (
    <StatusBadge tone={staffTaskTone[status]} icon={icons[status]}>
      {t(`status_${status}`)}
    </StatusBadge>
  )
}

/** Colours only unusual priorities. */
export function PriorityBadge({ priority }: { priority: StaffTaskPriority }) {
  const t = useT(staffTaskMessages)
  if (priority === 'urgent')
    return (
      <Badge tone="red" icon={Flame}>
        {t('priority_urgent')}
      </Badge>
    )
  if (priority === 'high')
    return (
      <Badge tone="yellow-deep" icon={ChevronsUp}>
        {t('priority_high')}
      </Badge>
    )
  return <Badge>{t(`priority_${priority}`)}</Badge>
}
