import type { BadgeTone } from '../../evaluation.ts'
import type { MemberRole } from '../../member-roles.ts'
import { addHours } from '../../riyadh-time.ts'
import type { Step, StepName } from '../../step.ts'

/** Roles that a duty may belong to; viewers only read. */
export const dutyRoles = ['owner', 'manager', 'branch_manager', 'accountant'] as const satisfies readonly MemberRole[]
export type DutyRole = (typeof dutyRoles)[number]

/** What the person who does a task must give. */
export const proofKinds = ['none', 'note', 'number', 'file'] as const
export type ProofKind = (typeof proofKinds)[number]

export const taskStates = ['todo', 'doing', 'done', 'missed', 'cancelled'] as const
export type TaskState = (typeof taskStates)[number]

export const taskSteps = {
  start: { from: ['todo'], to: 'doing', permission: 'duties.do' },
  finish: { from: ['todo', 'doing'], to: 'done', permission: 'duties.do' },
  cancel: { from: ['todo', 'doing'], to: 'cancelled', permission: 'duties.write' },
} as const satisfies Record<string, Step<TaskState>>
export type TaskStep = StepName<typeof taskSteps>

export const taskTone = {
  todo: 'grey',
  doing: 'blue',
  done: 'green',
  missed: 'red',
  cancelled: 'grey',
} as const satisfies Record<TaskState, BadgeTone>

/** States with work left. */
export const openTasks = ['todo', 'doing'] as const satisfies readonly TaskState[]
export const isOpen = (state: TaskState): boolean => (openTasks as readonly TaskState[]).includes(state)

/** Days ahead for which tasks are made. */
export const daysAhead = 14
/** Days after its due time on which an unfinished task counts as missed, unless the next one is due earlier. */
export const missedAfterDays = 8

const dayHours = 24

/** Whether an open task is past its due time, or a done one was done after it. */
export const isLate = (task: { state: TaskState; dueAt: Date; doneAt: Date | null }, at: Date): boolean =>
  task.state === 'done'
    ? task.doneAt !== null && task.doneAt.getTime() > task.dueAt.getTime()
    : isOpen(task.state) && at.getTime() > task.dueAt.getTime()

/** Whether a missed task may be noted as done after all, once; it stays missed. */
export const mayNoteLate = (task: { state: TaskState; lateAt: string | null }): boolean =>
  task.state === 'missed' && task.lateAt === null

/** When an unfinished task becomes missed: as the next one of its duty falls due, at the latest after eight days. */
export const missedAt = (dueAt: Date, nextDueAt: Date | null): Date => {
  const last = addHours(dueAt, missedAfterDays * dayHours)
  return nextDueAt !== null && nextDueAt.getTime() < last.getTime() && nextDueAt.getTime() > dueAt.getTime()
    ? nextDueAt
    : last
}

/** Whom an unfinished task is told: 1 those responsible, from then on also 2 branch managers, 3 managers, 4 owners. */
export const escalationLevels = [1, 2, 3, 4] as const
export type EscalationLevel = (typeof escalationLevels)[number]
export const roleOfLevel = { 2: 'branch_manager', 3: 'manager', 4: 'owner' } as const

/** Level reached so many whole days after the due day; 0 before it. */
export const levelAfter = (days: number): EscalationLevel | 0 =>
  days < 0 ? 0 : days < 1 ? 1 : days < 3 ? 2 : days < 7 ? 3 : 4
