import { Ban, Check, Play, RotateCcw, Undo2 } from 'lucide-react'
import { stepsFrom } from '#/domain/step.ts'
import { type StaffTaskStep, staffTaskSteps } from '#/domain/office/staff-task.ts'
import { staffTaskMessages } from '#/messages/office/staff-tasks.ts'
import { useT } from '#/ui/language.tsx'
import { Menu } from '#/ui/menu.tsx'
import type { StaffTaskLine } from '../list.ts'

export const stepIcons = { start: Play, putBack: Undo2, finish: Check, cancel: Ban, reopen: RotateCcw } as const

type Props = { task: StaffTaskLine; onStep: (task: StaffTaskLine, step: StaffTaskStep) => void }

/** Steps available for a task. */
export function StepMenu({ task, onStep }: Props) {
  const t = useT(staffTaskMessages)
  const items = stepsFrom(staffTaskSteps, task.status).map((step) => ({
    id: step,
    label: t(`step_${step}`),
    icon: stepIcons[step],
    danger: step === 'cancel',
    onAction: () => onStep(task, step),
  }))
  return <Menu label={t('steps', { title: task.title })} items={items} />
}
