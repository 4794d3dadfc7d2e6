import type { DutyRole } from '#/domain/operations/duties/task.ts'
import { taskTone } from '#/domain/operations/duties/task.ts'
import { dutyMessages } from '#/messages/operations/duties.ts'
import { Badge, StatusBadge } from '#/ui/badge.tsx'
import { useT } from '#/ui/language.tsx'
import type { TaskLine } from '../read-tasks.server.ts'
import type { DutyState } from '../read-duties.server.ts'

type Badged = { task: Pick<TaskLine, 'state' | 'late' | 'doneLater'> }

/** State of a task; a late one says so. */
export function TaskBadge({ task: { state, late, doneLater } }: Badged) {
  const t = useT(dutyMessages)
  if (doneLater) return <StatusBadge tone="red">{t('missedDoneLate')}</StatusBadge>
  if (late && state === 'done') return <StatusBadge tone="yellow">{t('doneLate')}</StatusBadge>
  if (late) return <StatusBadge tone="red">{t('late')}</StatusBadge>
  return <StatusBadge tone={taskTone[state]}>{t(`state_${state}`)}</StatusBadge>
}

export function DutyBadge({ state }: { state: DutyState }) {
  const t = useT(dutyMessages)
  return <Badge tone={state === 'active' ? 'green' : 'grey'}>{t(state)}</Badge>
}

/** The person or the role that is responsible. */
export function Responsible({ owner }: { owner: { name: string } | { role: DutyRole } }) {
  const t = useT(dutyMessages)
  return <bdi>{'role' in owner ? t(`role_${owner.role}`) : owner.name}</bdi>
}
